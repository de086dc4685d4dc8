/** The block’s icon: lines, and arrows up and down. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M11 6.5h9M11 12h9M11 17.5h9M6 5v14M3.5 7.5L6 5l2.5 2.5M3.5 16.5L6 19l2.5-2.5'
);
