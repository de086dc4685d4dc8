import { createBlock, type Block } from '@wordpress/blocks';
import { coverOf, imageOf, slideOf } from './media-slides';

const isBlock = ( block: Block | null ): block is Block => !! block;

/**
 * Transforms to and from core galleries, images and covers, for any block made of slides.
 *
 * @param name Name of the block around the slides.
 */
export const slideTransforms = ( name: string ) => ( {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( { align }: { align?: string }, images: Block[] ) =>
				createBlock( name, { align }, images.map( slideOf ) ),
		},
		...[ 'core/image', 'core/cover' ].map( ( from ) => ( {
			type: 'block',
			isMultiBlock: true,
			blocks: [ from ],
			transform: ( all: Block[ 'attributes' ][], inner: Block[][] ) =>
				createBlock(
					name,
					{},
					all.map( ( attributes, index ) =>
						slideOf( {
							name: from,
							attributes,
							innerBlocks: inner[ index ] ?? [],
						} )
					)
				),
		} ) ),
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.some( imageOf ),
			transform: ( { align }: { align?: string }, slides: Block[] ) =>
				createBlock(
					'core/gallery',
					{ align, columns: Math.min( 3, slides.length ) },
					slides.map( imageOf ).filter( isBlock )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.some( imageOf ),
			transform: ( _: unknown, slides: Block[] ) =>
				slides.map( imageOf ).filter( isBlock ),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			transform: ( _: unknown, slides: Block[] ) => slides.map( coverOf ),
		},
	],
} );
