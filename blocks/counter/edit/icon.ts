/** The block’s icon and those of its variations. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.5 9.5 6.5 8v8M10 9.75c0-1 .8-1.75 1.75-1.75s1.75.8 1.75 1.75c0 1.75-3.5 3.5-3.5 6.25h3.5M16.5 8h3l-1.75 3c1 0 1.75 1.1 1.75 2.5S18.7 16 17.75 16s-1.5-.6-1.5-1.5M4 19.75h16'
);

export const variationIcons = {
	'fun-factor': lineIcon(
		'M12 3.75l1.6 3.3 3.65.5-2.65 2.55.65 3.6L12 12l-3.25 1.7.65-3.6L6.75 7.55l3.65-.5ZM8 17h8M6 20.25h12'
	),
};
