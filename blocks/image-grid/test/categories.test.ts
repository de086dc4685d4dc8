import { changed, offered, toggled } from '../edit/categories';

const LIST = [
	{ name: 'Water', images: [ 1, 2 ] },
	{ name: 'Houses', images: [ 3 ] },
];

test( 'adds and removes images of a category', () => {
	expect( toggled( [ 1, 2 ], 2 ) ).toEqual( [ 1 ] );
	expect( toggled( [ 1 ], 2 ) ).toEqual( [ 1, 2 ] );
	expect( changed( LIST, 1, { name: 'Roofs' } )[ 1 ] ).toEqual( {
		name: 'Roofs',
		images: [ 3 ],
	} );
} );

test( 'shows filters for two categories with images', () => {
	expect( offered( LIST, [ 2, 3 ] ).map( ( { name } ) => name ) ).toEqual( [
		'Water',
		'Houses',
	] );
	expect( offered( LIST, [ 3 ] ) ).toEqual( [] );
	expect(
		offered(
			[ ...LIST.slice( 0, 1 ), { name: ' ', images: [ 3 ] } ],
			[ 2, 3 ]
		)
	).toEqual( [] );
} );
