/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h8.5v6.25h-8.5ZM15.75 4.75h3.5v6.25h-3.5ZM4.75 13.5h4v5.75h-4ZM11.25 13.5h8v5.75h-8Z'
);
