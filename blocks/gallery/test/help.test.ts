/** Editor hints for a gallery. */
import { help, silent, thirdParties } from '../edit/editor-meta';

jest.mock( '@frontage/editor', () => ( {} ) );

const DEFAULTS = { hasFilter: true, hasPages: true, linkTo: 'none' };

const place = ( attributes: Record< string, unknown > ) => ( {
	block: {
		clientId: 'a',
		name: 'frontage/gallery',
		attributes: { ...DEFAULTS, ...attributes },
		innerBlocks: [],
	},
	parents: [],
} );

const find = ( attributes: Record< string, unknown > ) =>
	silent( place( attributes ) );

it( 'finds the first image without alternative text and adds one', () => {
	const images = [
		{ id: 1 },
		{ id: 2, alt: 'A cat' },
		{ url: 'https://a.test/x.jpg' },
	];
	const [ found ] = find( { images } );
	expect( found ).toMatchObject( {
		level: 'hint',
		title: 'Image 3 has no alternative text',
	} );
	expect( found?.fix?.change( 'A dog' ) ).toMatchObject( {
		images: [ images[ 0 ], images[ 1 ], { alt: 'A dog' } ],
	} );
} );

it( 'treats a linked image without text as an error', () => {
	const images = [ { id: 1, alt: '' } ];
	expect( find( { images, linkTo: 'file' } )[ 0 ]?.level ).toBe( 'problem' );
} );

it( 'accepts alternative text from the media library', () => {
	expect( find( { images: [ { id: 1 } ] } ) ).toEqual( [] );
	expect( find( { images: [] } ) ).toEqual( [] );
} );

it( 'lists each external host of images once', () => {
	const images = [
		{ url: 'https://a.test/x.jpg' },
		{ url: 'https://a.test/y.jpg' },
		{ id: 1, url: 'https://b.test/z.jpg' },
		{ url: '/own.jpg' },
		{ url: 'https://' },
	];
	expect( thirdParties( { images } ).map( ( { name } ) => name ) ).toEqual( [
		'a.test',
	] );
} );

it( 'needs a script only with filters or pages', () => {
	const wake = help.wake as ( attributes: object ) => string;
	const with_ = ( attributes: object ) =>
		wake( { ...DEFAULTS, ...attributes } );
	const five = Array.from( { length: 5 }, ( _, id ) => ( { id } ) );
	expect( with_( { images: [] } ) ).toBe( '' );
	expect( with_( { images: five } ) ).toBe( 'interaction' );
	expect( with_( { images: five, perPage: 5 } ) ).toBe( '' );
	const kinds = [ { categories: [ 'A' ] }, { categories: [ 'B' ] } ];
	expect( with_( { images: kinds } ) ).toBe( 'interaction' );
	expect( with_( { images: kinds, hasFilter: false } ) ).toBe( '' );
} );
