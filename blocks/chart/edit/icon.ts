/** The block’s icon and those of its variations. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M4 20h16M6.5 20v-7M12 20V5M17.5 20v-10' );

export const variationIcons = {
	bars: lineIcon( 'M4 4v16M4 6.5h13M4 12h7M4 17.5h10' ),
	line: lineIcon( 'M4 4v16h16M7 15l4-5 3 3 5-7' ),
	pie: lineIcon(
		'M11 5a7.5 7.5 0 1 0 8 8h-8ZM14.5 4a6 6 0 0 1 5.5 5.5h-5.5Z'
	),
	radar: lineIcon( 'M12 3.5l8 6-3 10H7l-3-10ZM12 8l4 3-2 5H9.5l-1.5-5Z' ),
};
