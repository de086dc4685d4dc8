/** The block’s icon and those of its variations. */
import { buttons } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M8 7.25h8a4.75 4.75 0 0 1 0 9.5H8a4.75 4.75 0 0 1 0-9.5ZM16 10.25a1.75 1.75 0 1 0 .01 0Z'
);

export const variationIcons = {
	buttons,
};
