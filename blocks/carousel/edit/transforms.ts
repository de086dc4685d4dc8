import { createBlock, type Block } from '@wordpress/blocks';
import { queryLoopTransform } from '@frontage/editor';

const copy = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copy( innerBlocks ) )
	);

const carouselOf = ( items: Block[], attributes = {} ) =>
	createBlock( 'frontage/carousel', attributes, items );

const all =
	( name: string ) =>
	( _: unknown, { innerBlocks }: Block ) =>
		innerBlocks.length > 0 &&
		innerBlocks.every( ( block ) => block.name === name );

/**
 * Transforms from several blocks of one type into items, and back.
 *
 * @param name Block name, such as `core/image`.
 */
const kind = ( name: string ) => ( {
	from: {
		type: 'block',
		isMultiBlock: true,
		blocks: [ name ],
		transform: ( found: Record< string, unknown >[], inner: Block[][] ) =>
			carouselOf(
				found.map( ( attributes, index ) =>
					createBlock(
						name,
						attributes,
						copy( inner[ index ] ?? [] )
					)
				)
			),
	},
	to: {
		type: 'block',
		blocks: [ name ],
		isMatch: all( name ),
		transform: ( _: unknown, items: Block[] ) => copy( items ),
	},
} );

const KINDS = [ 'core/image', 'core/cover' ].map( kind );

/** Transforms from and to blocks that are or can be in a row; the inner blocks stay as they are. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: (
				{ align, columns = 0 }: { align?: string; columns?: number },
				images: Block[]
			) =>
				carouselOf( copy( images ), {
					align,
					columns: Math.min( 6, columns ),
				} ),
		},
		...KINDS.map( ( { from } ) => from ),
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: all( 'core/image' ),
			transform: (
				{ align, columns }: { align?: string; columns: number },
				images: Block[]
			) =>
				createBlock(
					'core/gallery',
					{ align, ...( columns && { columns } ) },
					copy( images )
				),
		},
		...KINDS.map( ( { to } ) => to ),
		queryLoopTransform( ( attributes ) => attributes.kind === 'posts' ),
	],
};
