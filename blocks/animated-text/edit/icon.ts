/** The block’s icon and those of its variations. */
import {
	formatUnderline,
	keyboard,
	repeatAll,
	textColor,
} from '@wordpress/icons';

export const icon = textColor;

export const variationIcons = {
	rotating: repeatAll,
	typing: keyboard,
	highlighted: formatUnderline,
};
