/** The block’s icon and those of its variations. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M7 3.5v17M7 6.25a1.5 1.5 0 1 0 .01 0ZM7 13.75a1.5 1.5 0 1 0 .01 0ZM11.5 7.75H19M11.5 15.25H19'
);

export const variationIcons = {
	alternating: lineIcon(
		'M12 3.5v17M12 6.25a1.5 1.5 0 1 0 .01 0ZM12 13.75a1.5 1.5 0 1 0 .01 0ZM15.5 7.75H20M4 15.25h4.5'
	),
	horizontal: lineIcon(
		'M3.5 8h17M7.5 6.5a1.5 1.5 0 1 0 .01 0ZM16.5 6.5a1.5 1.5 0 1 0 .01 0ZM7.5 12.5V18M16.5 12.5V18'
	),
};
