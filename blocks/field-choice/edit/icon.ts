/** The block’s icon and those of its variations. */
import { formatListBullets, globe } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = formatListBullets;

export const variationIcons = {
	country: globe,
	radio: lineIcon(
		'M12 4.75a7.25 7.25 0 1 0 .01 0ZM12 10.25a1.75 1.75 0 1 0 .01 0Z'
	),
	checkbox: lineIcon( 'M4.75 4.75h14.5v14.5H4.75ZM8 12l2.75 2.75L16 9.25' ),
};
