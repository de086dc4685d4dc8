/** A gallery as a wall of pictures: what it reads from its images and makes of others. */
import type { Block } from '@wordpress/blocks';
import { wall } from '../edit/wall';

const mockRecords = jest.fn();

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/image-source/is-sourced' )
);
jest.mock( '@wordpress/components', () => ( { SVG: 'svg', Path: 'path' } ) );
jest.mock( '@wordpress/data', () => ( {
	select: () => ( { getEntityRecords: mockRecords } ),
	useSelect: () => null,
} ) );

const gallery = ( attributes: object ) => ( { attributes } ) as Block;

const known = {
	id: 7,
	source_url: '/a.jpg',
	link: '/a/',
	alt_text: 'A cat',
	caption: { rendered: '<p>The <b>cat</b></p>\n' },
	media_details: {},
};

beforeEach( () => mockRecords.mockReturnValue( [ known ] ) );

it( 'passes on the texts that visitors see: its own, or the media library’s', () => {
	const images = [ { id: 7 }, { id: 7, alt: '', caption: 'Mine' } ];
	expect( wall.pictures( gallery( { images } ) ) ).toEqual( [
		{
			id: 7,
			url: '/a.jpg',
			alt: 'A cat',
			caption: 'The <b>cat</b>',
			media: { file: '/a.jpg', page: '/a/' },
		},
		{
			id: 7,
			url: '/a.jpg',
			alt: '',
			caption: 'Mine',
			media: { file: '/a.jpg', page: '/a/' },
		},
	] );
} );

it( 'has no pictures of its own if they come from elsewhere', () => {
	expect(
		wall.pictures( gallery( { images: [], source: { kind: 'attached' } } ) )
	).toBeNull();
} );

it( 'does without the media library until it is loaded', () => {
	mockRecords.mockReturnValue( null );
	const images = [ { id: 7, url: '/b.jpg', caption: 'Mine' }, 'odd' ];
	expect( wall.pictures( gallery( { images } ) ) ).toEqual( [
		{ id: 7, url: '/b.jpg', alt: '', caption: 'Mine' },
	] );
} );

it( 'keeps in an image what only other blocks can show', () => {
	const picture = {
		id: 7,
		alt: 'A cat',
		caption: '',
		href: '/x/',
		linkDestination: 'custom',
		title: 'T',
		className: 'is-odd',
	};
	const { attributes } = wall.content( [ picture ], {
		categories: [
			{ name: 'Cats', images: [ 7 ] },
			{ name: 'Dogs', images: [ 8 ] },
		],
	} );
	const { title, className, ...own } = picture;
	expect( attributes ).toEqual( {
		images: [
			{ ...own, categories: [ 'Cats' ], more: { title, className } },
		],
	} );
	expect( wall.pictures( gallery( attributes ?? {} ) ) ).toMatchObject( [
		picture,
	] );
} );

it.each( [
	[ { columns: 0 }, 2, { columns: 2 } ],
	[ { columns: 0 }, 9, { columns: 3 } ],
	[ { pageSize: 0 }, 9, { hasPages: false, perPage: undefined } ],
	[ { pageSize: 6 }, 9, { hasPages: true, perPage: 6 } ],
	[ { opens: 'page' }, 9, { linkTo: 'page' } ],
] )( 'understands %j of %d pictures', ( settings, count, attributes ) => {
	expect( wall.write?.( settings, count ) ).toMatchObject( attributes );
} );

it( 'states its pages and categories as other walls do', () => {
	const images = [
		{ id: 7, categories: [ 'Cats' ] },
		{ id: 8, categories: [ 'Cats', 'Dogs' ] },
	];
	expect(
		wall.read?.( { images, linkTo: 'file', hasPages: true } )
	).toMatchObject( {
		opens: 'file',
		pageSize: 4,
		categories: [
			{ name: 'Cats', images: [ 7, 8 ] },
			{ name: 'Dogs', images: [ 8 ] },
		],
	} );
} );
