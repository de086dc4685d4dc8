/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h14.5v14.5H4.75ZM12 8v8M9.5 13.5 12 16l2.5-2.5'
);
