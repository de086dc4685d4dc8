/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 6.25h14.5v13H4.75zM4.75 10.25h14.5M8.5 3.75v4M15.5 3.75v4'
);
