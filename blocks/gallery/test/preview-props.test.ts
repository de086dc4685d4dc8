/** The editor's preview approximates what the server computes. */
import { perPageOf, previewProps } from '../edit/preview-props';
import type { Attributes } from '../attributes';

jest.mock( '@frontage/editor', () => ( { isSmallPicture: () => false } ) );

jest.mock( '../edit/use-library', () => ( {
	captionOf: ( known?: { caption?: string } ) => known?.caption ?? '',
} ) );

const five = Array.from( { length: 5 }, ( _, at ) => ( {
	id: at + 1,
	url: `/${ at }.jpg`,
	categories: [ at % 2 ? 'Sea' : 'Town' ],
} ) );

const gallery = ( chosen: object = {} ) =>
	( {
		images: five,
		columns: 3,
		hasPages: true,
		hasFilter: true,
		captions: 'below',
		linkTo: 'none',
		...chosen,
	} ) as Attributes;

const library = new Map( [
	[
		2,
		{
			alt_text: 'Waves',
			caption: 'The sea',
			media_details: { width: 300, height: 200 },
		} as any,
	],
] );

const preview = ( chosen: object = {}, selected = -1 ) =>
	previewProps( gallery( chosen ), library, selected );

it.each( [
	[ {}, 4 ],
	[ { perPage: 0 }, 4 ],
	[ { perPage: 2 }, 2 ],
	[ { perPage: 2, hasPages: false }, 5 ],
	[ { perPage: 2, arrangement: 'carousel' }, 5 ],
] )( '%j shows this many on a page', ( chosen, count ) => {
	expect( perPageOf( gallery( chosen ) ) ).toBe( count );
} );

it( 'shows the page with the selected image', () => {
	expect( preview().chosen.page ).toBe( 1 );
	expect( preview( { perPage: 1 } ).chosen.page ).toBe( 1 );
	expect( preview( {}, 3 ).chosen.page ).toBe( 1 );
	expect( preview( {}, 4 ).chosen.page ).toBe( 2 );
} );

it( 'falls back to values of the media library', () => {
	const [ first, second ] = preview( { arrangement: 'masonry' } ).images;
	expect( first ).toMatchObject( {
		width: 1200,
		height: 900,
		isGuessed: true,
		rows: 75,
	} );
	expect( second ).toMatchObject( {
		src: '/1.jpg',
		alt: 'Waves',
		caption: 'The sea',
		isGuessed: false,
		rows: 67,
		href: undefined,
	} );
	expect(
		preview( { captions: 'none', linkTo: 'file' } ).images[ 1 ]
	).toMatchObject( { caption: undefined, href: '#' } );
} );

it( 'shows filters if there is more than one category', () => {
	const names = ( chosen: object ) =>
		preview( chosen ).categories.map( ( { name } ) => name );
	expect( names( {} ) ).toEqual( [ 'Town', 'Sea' ] );
	expect( names( { hasFilter: false } ) ).toEqual( [] );
	expect( names( { arrangement: 'carousel' } ) ).toEqual( [] );
	expect( names( { images: five.slice( 0, 1 ) } ) ).toEqual( [] );
} );
