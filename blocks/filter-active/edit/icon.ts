/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M7.5 7.25h9a4.75 4.75 0 0 1 0 9.5h-9a4.75 4.75 0 0 1 0-9.5ZM13.5 10l4 4M17.5 10l-4 4M7 12h3'
);
