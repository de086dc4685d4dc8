/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 6.75h16M4 11.25h6M4 15.75h5M15.5 11a3.5 3.5 0 1 0 .01 0ZM18 17l2.5 2.5'
);
