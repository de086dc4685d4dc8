/** The block’s icon and those of its variations. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 6h14M4 6v0M4 12h9M4 18h12M20 5v2M20 11v2M20 17v2'
);

export const variationIcons = {
	circles: lineIcon( 'M7 9a3 3 0 1 1-3 3M17 9a3 3 0 1 1 0 6M5 19h4M15 19h4' ),
	'half-circles': lineIcon(
		'M4 12a3 3 0 0 1 6 0M14 12a3 3 0 0 1 6 0M5 17h4M15 17h4'
	),
};
