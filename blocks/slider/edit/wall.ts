/** The slider as a wall of pictures, if its slides are no more than pictures with text. */
import { __ } from '@wordpress/i18n';
import type { WallBlock } from '@frontage/editor';
import { picturesOfSlides, slidesOfPictures } from '@frontage/editor/slides';
import metadata from '../block.json';
import { icon } from './icon';

/** What pictures from another wall become. */
const KIND = 'gallery';

export const wall: WallBlock = {
	metadata,
	always: [ 'sliderKind' ],
	crops: 'nowhere',
	// Slides have no ratio, so their fit is unlike that of other walls.
	read: ( { kind, fit, ...rest } ) => ( {
		...rest,
		sliderKind: kind,
		sliderFit: fit,
	} ),
	write: ( { sliderKind, sliderFit, ...rest } ) => ( {
		...rest,
		kind: sliderKind ?? KIND,
		fit: sliderFit,
	} ),
	pictures: ( { innerBlocks } ) => picturesOfSlides( innerBlocks ),
	content: ( pictures ) => ( { innerBlocks: slidesOfPictures( pictures ) } ),
	layouts: [
		{
			name: 'slider',
			title: __( 'Slider', 'frontage' ),
			icon,
		},
	],
};
