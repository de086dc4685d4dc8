/** The block’s icon and those of its variations. */
import { columns, row } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 8.25h14.5v10.5H4.75ZM9 8V5.75h6V8M4.75 13h14.5'
);

export const variationIcons = {
	masonry: columns,
	row,
};
