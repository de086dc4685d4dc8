/** The block’s icon and those of its variations. */
import { group, home } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = group;

export const variationIcons = {
	address: home,
	repeat: lineIcon( 'M4.75 4.75h14.5v5H4.75ZM4.75 14.25h7M17 13v6M14 16h6' ),
};
