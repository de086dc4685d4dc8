/** The block’s icon and those of its variations. */
import { chevronUpDown, help } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h14.5v4H4.75ZM4.75 12h14.5v7.25H4.75ZM8 15.6h8'
);

export const variationIcons = {
	toggle: chevronUpDown,
	faq: help,
};
