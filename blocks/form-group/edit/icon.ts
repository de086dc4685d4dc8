/** The block’s icon and those of its variations. */
import { home } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M3.75 5.75h16.5v12.5H3.75ZM7 10h10M7 14h6' );

export const variationIcons = {
	address: home,
	repeat: lineIcon( 'M4.75 4.75h14.5v5H4.75ZM4.75 14.25h7M17 13v6M14 16h6' ),
};
