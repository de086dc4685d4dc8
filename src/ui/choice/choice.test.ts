import { choiceOf, hrefOf, partsOf } from './choice';

const place = { module: 'gallery', id: 'harbour', others: '' };

test( 'reads a hash entry and clamps it', () => {
	expect( choiceOf( [ 'sea', '2' ] ) ).toEqual( {
		category: 'sea',
		page: 2,
	} );
	expect( choiceOf( [ 'all', '3' ] ) ).toEqual( { category: '', page: 3 } );
	for ( const page of [ [ '0' ], [ '-4' ], [ 'two' ], [] ] ) {
		expect( choiceOf( [ 'sea', ...page ] ).page ).toBe( 1 );
	}
} );

test( 'writes “all” for no category', () => {
	expect( partsOf( { category: '', page: 2 } ) ).toEqual( [ 'all', 2 ] );
	expect( partsOf( { category: 'sea', page: 1 } ) ).toEqual( [ 'sea', 1 ] );
} );

test( 'creates the same links as the server', () => {
	expect( hrefOf( place, { category: '', page: 1 } ) ).toBe( '?#harbour' );
	expect( hrefOf( place, { category: '', page: 2 } ) ).toBe(
		'?frontage-gallery%5Bharbour%5D=all,2#harbour'
	);
	expect(
		hrefOf( { ...place, others: 'p=7' }, { category: 'море', page: 1 } )
	).toBe(
		'?p=7&frontage-gallery%5Bharbour%5D=%D0%BC%D0%BE%D1%80%D0%B5,1#harbour'
	);
} );
