/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 6.500h16v11H4zM7.500 14.500l2-5 2 5M8.250 12.750h2.500M13.750 9.500v5h1a2 2 0 0 0 2-2v-1a2 2 0 0 0-2-2z'
);
