/** The block’s icon and those of its variations. */
import { layout, mediaAndText, post } from '@wordpress/icons';

export const icon = post;

export const variationIcons = {
	side: mediaAndText,
	grid: layout,
};
