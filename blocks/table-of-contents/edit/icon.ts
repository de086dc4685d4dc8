/** The block’s icon and those of its variations. */
import { sidebar } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M5 6.25h14M8 10h11M8 13.75h11M5 17.5h14M5 9v5.75'
);

export const variationIcons = {
	sidebar,
};
