/** The block’s icon and those of its variations. */
import { postList, stretchWide } from '@wordpress/icons';

export const icon = postList;

export const variationIcons = {
	wide: stretchWide,
};
