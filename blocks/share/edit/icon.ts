/** An arrow that leaves a box. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M12 15V4M8 8l4-4 4 4M6 11.500v8h12v-8' );

export const variationIcons = {
	sidebar: lineIcon(
		'M4 5.500h16v13H4zM8.500 5.500v13M6.250 9v0M6.250 12v0'
	),
	bar: lineIcon( 'M7.500 3.500h9v17h-9zM7.500 16.500h9' ),
};
