import { createBlock, type Block } from '@wordpress/blocks';
import { imageBlock } from '@frontage/editor/pictures';
import type { RotateImage } from './types';
import type { Attributes } from '../attributes';

const frameOf = ( { id, url, alt }: RotateImage ): RotateImage => ( {
	id,
	url,
	alt,
} );

const imagesOf = ( { images }: Attributes ) => images.map( imageBlock );

/** Transforms from and to galleries and images. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( _: unknown, images: Block[] ) =>
				createBlock( 'frontage/rotate-360', {
					images: images.map( ( { attributes } ) =>
						frameOf( attributes )
					),
				} ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			transform: ( images: RotateImage[] ) =>
				createBlock( 'frontage/rotate-360', {
					images: images.map( frameOf ),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( attributes: Attributes ) =>
				createBlock( 'core/gallery', {}, imagesOf( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: imagesOf,
		},
	],
};
