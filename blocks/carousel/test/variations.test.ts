/** Initial items of carousels: people, logos or anything, from text or from several files at once. */
import { itemsOf, newItem, newItems, variations } from '../edit/variations';

const mockKnown = new Set< string >();

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/example-pictures' )
);

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
	getBlockType: ( name: string ) => mockKnown.has( name ) || undefined,
} ) );

jest.mock( '@frontage/editor/slides', () =>
	jest.requireActual( '@frontage/editor/slides/media-slides' )
);

beforeEach( () => mockKnown.add( 'frontage/member' ) );

const FILES = [
	{ id: 7, url: '/a.jpg', alt: 'Ada', type: 'image' },
	{ id: 8, url: '/b.mp4', mime: 'video/mp4' },
];

const names = ( blocks: { name: string }[] ) =>
	blocks.map( ( { name } ) => name );

it( 'fills a team carousel with members', () => {
	expect( names( newItems( 'team' ) ) ).toEqual(
		Array( 4 ).fill( 'frontage/member' )
	);
	const [ person, video ] = itemsOf( 'team', FILES );
	expect( person ).toMatchObject( {
		name: 'frontage/member',
		attributes: {
			id: 7,
			url: '/a.jpg',
			alt: 'Ada',
			style: { typography: { textAlign: 'center' } },
		},
	} );
	expect( video ).toMatchObject( {
		name: 'core/video',
		attributes: { id: 8, src: '/b.mp4' },
	} );
} );

it( 'does without members where the block is turned off', () => {
	mockKnown.clear();
	const { name, innerBlocks } = newItem( 'team' );
	expect( name ).toBe( 'core/group' );
	expect( names( innerBlocks ) ).toEqual( [
		'core/image',
		'core/heading',
		'core/paragraph',
	] );
	expect( names( itemsOf( 'team', FILES ) ) ).toEqual( [
		'core/image',
		'core/video',
	] );
} );

it( 'fills other carousels with images or placeholders', () => {
	expect( names( itemsOf( 'logos', FILES ) ) ).toEqual( [
		'core/image',
		'core/video',
	] );
	expect( newItem( 'logos' ).name ).toBe( 'core/image' );
	expect( newItem( 'carousel' ).name ).toBe( 'core/group' );
} );

it( 'offers team, logo and post carousels in the inserter (S1 §9)', () => {
	expect(
		variations.map( ( { name, scope, attributes } ) => [
			name,
			scope,
			attributes?.speed,
		] )
	).toEqual( [
		[ 'carousel', [ 'transform' ], 1000 ],
		[ 'team', [ 'inserter', 'transform' ], 1000 ],
		[ 'logos', [ 'inserter', 'transform' ], 1000 ],
		[ 'posts', [ 'inserter' ], 1000 ],
		[ 'images', [ 'inserter' ], 1000 ],
	] );
	expect( variations[ 2 ] ).toMatchObject( {
		attributes: { columns: 5, loop: true, hasDots: false },
	} );
	expect( variations[ 3 ]?.attributes ).toMatchObject( {
		kind: 'posts',
		query: { perPage: 9 },
	} );
} );
