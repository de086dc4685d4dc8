/** Transforms between a carousel and core's covers, and when it is a wall of pictures. */
import type { Block } from '@wordpress/blocks';
import { transforms } from '../edit/transforms';
import { wall } from '../edit/wall';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes = {}, innerBlocks = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
} ) );

jest.mock( '@wordpress/components', () => ( { SVG: 'svg', Path: 'path' } ) );

jest.mock( '@frontage/editor', () => ( {
	...jest.requireActual( '@frontage/editor/parts' ),
	...jest.requireActual( '@frontage/editor/walls/image-pictures' ),
	wallTransforms: ( _: unknown, more: object ) => more,
	queryLoopTransform: () => ( { blocks: [ 'core/query' ] } ),
} ) );

const block = (
	name: string,
	attributes: object = {},
	innerBlocks: Block[] = []
) => ( { name, attributes, innerBlocks } ) as Block;

const find = ( way: 'from' | 'to', name: string ) =>
	( transforms[ way ] as any[] ).find( ( { blocks } ) =>
		blocks.includes( name )
	);

const image = block( 'core/image', { id: 1 } );
const words = block( 'core/paragraph', { content: 'Text' } );
const cover = block( 'core/cover', { url: '/a.jpg' }, [ words ] );

it( 'converts several covers with their content and back', () => {
	const both = [ cover, block( 'core/cover' ) ];
	const made = find( 'from', 'core/cover' ).transform(
		both.map( ( { attributes } ) => attributes ),
		both.map( ( { innerBlocks } ) => innerBlocks )
	);
	expect( made ).toEqual( block( 'frontage/carousel', {}, both ) );
	expect( find( 'to', 'core/cover' ).transform( {}, both ) ).toEqual( both );
} );

it( 'offers covers only if all items are covers', () => {
	const isMatch = ( ...items: Block[] ) =>
		find( 'to', 'core/cover' ).isMatch(
			{},
			block( 'frontage/carousel', {}, items )
		);
	expect( isMatch( cover ) ).toBe( true );
	expect( isMatch( cover, words ) ).toBe( false );
	expect( isMatch() ).toBe( false );
} );

it.each( [
	[ 'carousel', [ image ], 1 ],
	[ 'logos', [ image, block( 'core/image' ) ], 1 ],
	[ 'carousel', [ image, words ], null ],
	[ 'posts', [], null ],
	[ 'team', [ image ], null ],
] )( 'of kind %s has pictures if all items are', ( kind, items, count ) => {
	const pictures = wall.pictures(
		block( 'frontage/carousel', { kind }, items )
	);
	expect( pictures?.length ?? null ).toBe( count );
} );
