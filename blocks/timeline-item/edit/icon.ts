/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M6 3.5v6M6 9.5a2.5 2.5 0 1 0 .01 0ZM6 14.5v6M11.5 12H20'
);
