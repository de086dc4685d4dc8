import { createBlock, type Block } from '@wordpress/blocks';

const copies = ( images: Block[] ): Block[] =>
	images.map( ( { attributes } ) =>
		createBlock( 'core/image', { ...attributes } )
	);

/**
 * Transforms to and from core images and galleries, for any block made of image blocks.
 *
 * @param name Name of the block around the images.
 * @param most Maximum number of images.
 */
export const pictureTransforms = ( name: string, most = Infinity ) => ( {
	from: [
		{
			type: 'block',
			isMultiBlock: most > 1,
			blocks: [ 'core/image' ],
			isMatch: ( images: object | object[] ) =>
				( Array.isArray( images ) ? images.length : 1 ) <= most,
			transform: ( images: object | object[] ) =>
				createBlock(
					name,
					{},
					[ images ]
						.flat()
						.map( ( attributes ) =>
							createBlock( 'core/image', { ...attributes } )
						)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.length <= most,
			transform: ( { align }: { align?: string }, images: Block[] ) =>
				createBlock( name, { align }, copies( images ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( { align }: { align?: string }, images: Block[] ) =>
				createBlock( 'core/gallery', { align }, copies( images ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( _: unknown, images: Block[] ) => copies( images ),
		},
	],
} );
