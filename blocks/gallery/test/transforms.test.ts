/** Transforms between a gallery and core galleries and images. */
import { transforms } from '../edit/transforms';
import type { Attributes } from '../attributes';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		// As saved: properties that are not set are absent.
		attributes: JSON.parse( JSON.stringify( attributes ) ),
		innerBlocks,
	} ),
} ) );

const find = ( way: 'from' | 'to', name: string ) =>
	( transforms[ way ] as any[] ).find( ( { blocks } ) =>
		blocks.includes( name )
	);

const SAVED = { id: 7, url: '/a.jpg', alt: 'A cat', caption: '<b>Cat</b>' };
const EMPTY = { alt: 'no file' };

const gallery = ( more: object ) =>
	( {
		images: [ SAVED ],
		columns: 3,
		linkTo: 'none',
		ratio: '4/3',
		...more,
	} ) as Attributes;

it( 'converts a gallery with captions, columns, links and ratio', () => {
	const { transform } = find( 'from', 'core/gallery' );
	const inner = [ SAVED, EMPTY ].map( ( attributes ) => ( { attributes } ) );
	const made = ( given: object ) => transform( given, inner ).attributes;
	expect( made( { columns: 5, linkTo: 'media', align: 'wide' } ) ).toEqual( {
		images: [ SAVED ],
		columns: 5,
		linkTo: 'file',
		ratio: '4/3',
		hasPages: false,
		align: 'wide',
	} );
	expect( made( { linkTo: 'attachment', imageCrop: false } ) ).toMatchObject(
		{
			columns: 2,
			linkTo: 'page',
			ratio: 'original',
		}
	);
	expect( made( { linkTo: 'odd' } ).linkTo ).toBe( 'none' );
	const five = Array( 5 ).fill( { attributes: SAVED } );
	expect( transform( {}, five ).attributes.columns ).toBe( 3 );
} );

it.each( [
	[ 'none', 'none' ],
	[ 'file', 'media' ],
	[ 'page', 'attachment' ],
] )( 'converts back, linked to %s', ( linkTo, destination ) => {
	const { attributes, innerBlocks } = find( 'to', 'core/gallery' ).transform(
		gallery( { linkTo, ratio: 'original', align: 'full' } )
	);
	expect( attributes ).toEqual( {
		columns: 3,
		linkTo: destination,
		imageCrop: false,
		align: 'full',
	} );
	expect( innerBlocks[ 0 ] ).toMatchObject( {
		name: 'core/image',
		attributes: { ...SAVED, linkDestination: destination },
	} );
} );

it( 'converts images with a file and back', () => {
	const { isMatch, transform } = find( 'from', 'core/image' );
	expect( isMatch( [ EMPTY ] ) ).toBe( false );
	expect( isMatch( [ EMPTY, { url: '/far.jpg' } ] ) ).toBe( true );
	expect( isMatch( [ { id: 7 } ] ) ).toBe( true );
	expect( transform( [ EMPTY, SAVED ] ).attributes ).toEqual( {
		images: [ SAVED ],
		hasPages: false,
	} );
	expect( find( 'to', 'core/image' ).transform( gallery( {} ) ) ).toEqual( [
		{ name: 'core/image', attributes: SAVED, innerBlocks: [] },
	] );
} );
