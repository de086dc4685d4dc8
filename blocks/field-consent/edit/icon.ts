/** The block’s icon and that of its variation. */
import { check } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = check;

export const variationIcons = {
	terms: lineIcon( 'M4.75 4h14.5v9H4.75ZM8 7.5h8M8 10h5M5 18l2 2 3.5-3.5' ),
};
