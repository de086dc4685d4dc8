/** The block’s icon: one of two ways. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 12h5c3 0 3.5-5.25 7-5.25h3.5M17 4.25l2.5 2.5-2.5 2.5M5 17.25h14'
);
