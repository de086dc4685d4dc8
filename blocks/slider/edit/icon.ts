/** The block’s icon and those of its variations. */
import {
	brush,
	capturePhoto,
	positionCenter,
	quote,
	square,
	stretchFullWidth,
} from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 5.75h14.5v12.5H4.75ZM9 10l-2 2 2 2M15 10l2 2-2 2'
);

export const variationIcons = {
	creative: brush,
	testimonials: quote,
	featured: stretchFullWidth,
	gallery: capturePhoto,
	'df-slider-2': positionCenter,
	'df-slider-4': square,
};
