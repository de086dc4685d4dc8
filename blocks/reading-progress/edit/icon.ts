/** The block’s icon and those of its variations. */
import { fullHeight } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M3.75 6.25h16.5M3.75 9.75h9M3.75 4.5v3.5M5 14h14M5 18h10'
);

export const variationIcons = {
	vertical: fullHeight,
	circle: lineIcon( 'M12 4.75A7.25 7.25 0 1 1 4.75 12M12 8.5V12l2.5 2.5' ),
};
