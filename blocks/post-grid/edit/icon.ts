/** The block’s icon and those of its variations. */
import {
	box,
	caption,
	classic,
	cover,
	pullRight,
	styles,
} from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h6v5h-6ZM13.25 4.75h6v5h-6ZM4.75 13h6v3h-6ZM13.25 13h6v3h-6ZM4.75 19h5M13.25 19h5'
);

export const variationIcons = {
	hawai: cover,
	standard: caption,
	monastic: classic,
	stylica: styles,
	outbox: box,
	masonry: lineIcon(
		'M4.75 4.75h6v5h-6ZM4.75 12.25h6v7h-6ZM13.25 4.75h6v7h-6ZM13.25 14.25h6v5h-6Z'
	),
	crossroad: pullRight,
};
