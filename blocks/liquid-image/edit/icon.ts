/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h14.5v14.5H4.75ZM4.75 12c2.4-2.5 4.8-2.5 7.25 0s4.8 2.5 7.25 0'
);
