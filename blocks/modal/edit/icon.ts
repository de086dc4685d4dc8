/** The block’s icon and those of its variations. */
import { header, overlayText } from '@wordpress/icons';

export const icon = overlayText;

export const variationIcons = {
	bar: header,
};
