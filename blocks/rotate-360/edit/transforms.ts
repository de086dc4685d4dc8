import { createBlock, type Block } from '@wordpress/blocks';
import type { RotateAttributes, RotateImage } from './types';

const frameOf = ( { id, url, alt }: RotateImage ): RotateImage => ( {
	id,
	url,
	alt,
} );

const imagesOf = ( { images }: RotateAttributes ) =>
	images.map( ( image ) => createBlock( 'core/image', { ...image } ) );

/** To and from galleries and images. */
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
			transform: ( attributes: RotateAttributes ) =>
				createBlock( 'core/gallery', {}, imagesOf( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: imagesOf,
		},
	],
};
