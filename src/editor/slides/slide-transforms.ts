import { createBlock, type Block } from '@wordpress/blocks';
import { coverOf, slideOfCover } from './media-slides';

const COVER = 'core/cover';

/**
 * Transforms to and from core's covers, for any block made of slides.
 *
 * @param name Name of the block around the slides.
 */
export const slideTransforms = ( name: string ) => ( {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ COVER ],
			transform: ( all: Block[ 'attributes' ][], inner: Block[][] ) =>
				createBlock(
					name,
					{},
					all.map( ( attributes, index ) =>
						slideOfCover( attributes, inner[ index ] ?? [] )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ COVER ],
			transform: ( _: unknown, slides: Block[] ) => slides.map( coverOf ),
		},
	],
} );
