import {
	categoriesOf,
	changed,
	chosenFrom,
	moved,
	soundImages,
	without,
} from '../edit/saved-images';

const saved = [
	{ id: 1, caption: 'One', categories: [ 'Sea' ] },
	{ url: 'https://example.org/far.jpg' },
	{ id: 2, categories: [ 'Town', 'Sea' ] },
];

test( 'a new selection keeps captions of remaining and external images', () => {
	expect(
		chosenFrom( saved, [
			{ id: 2, url: 'x' },
			{ url: 'blob:uploading' },
			{ id: 3, url: 'full.jpg', sizes: { large: { url: 'large.jpg' } } },
		] )
	).toEqual( [ saved[ 2 ], { id: 3, url: 'large.jpg' }, saved[ 1 ] ] );
} );

test( 'moves images only within the list', () => {
	expect( moved( saved, 0, 2 ) ).toEqual( [
		saved[ 1 ],
		saved[ 2 ],
		saved[ 0 ],
	] );
	expect( moved( saved, 2, 0 ) ).toEqual( [
		saved[ 2 ],
		saved[ 0 ],
		saved[ 1 ],
	] );
	expect( moved( saved, 0, -1 ) ).toEqual( saved );
	expect( moved( saved, 2, 3 ) ).toEqual( saved );
} );

test( 'edits one image and resets it to the media library', () => {
	expect( changed( saved, 0, { alt: '', caption: undefined } )[ 0 ] ).toEqual(
		{
			id: 1,
			alt: '',
			categories: [ 'Sea' ],
		}
	);
	expect( without( saved, 1 ) ).toEqual( [ saved[ 0 ], saved[ 2 ] ] );
	expect( categoriesOf( saved ) ).toEqual( [ 'Sea', 'Town' ] );
} );

test( 'drops imported data of wrong types', () => {
	expect(
		soundImages( [
			null,
			'no image',
			{ id: '9004', url: [], alt: {}, caption: [], categories: 'Sea' },
			{ id: 5, alt: '', categories: [ 'Sea', 7, null ], onload: 'x' },
			...saved,
		] )
	).toEqual( [ {}, { id: 5, alt: '', categories: [ 'Sea' ] }, ...saved ] );
} );
