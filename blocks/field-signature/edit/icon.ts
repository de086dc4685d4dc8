/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 19.25h16M5 14c2-6 4-9 5.5-8s-1.5 6-3.5 8.5c2-2 4-4 5-3.5s-1 3 .5 3 2.5-1.5 3.5-1.5 1 1.5 3 1.5'
);
