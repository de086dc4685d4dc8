/** The slideshow as a wall of pictures, if its slides are no more than pictures with text. */
import { __ } from '@wordpress/i18n';
import type { WallBlock } from '@frontage/editor';
import { picturesOfSlides, slidesOfPictures } from '@frontage/editor/slides';
import metadata from '../block.json';
import { icon } from './icon';

export const wall: WallBlock = {
	metadata,
	crops: 'wall',
	pictures: ( { innerBlocks } ) => picturesOfSlides( innerBlocks ),
	content: ( pictures ) => ( { innerBlocks: slidesOfPictures( pictures ) } ),
	layouts: [
		{
			name: 'slideshow',
			title: __( 'Slideshow', 'frontage' ),
			icon,
		},
	],
};
