/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h14.5v14.5H4.75ZM12 2.5v19M9.5 10 7.5 12l2 2M14.5 10l2 2-2 2'
);
