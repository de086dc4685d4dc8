/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 4.75h9v9h-9ZM16.25 4.75h3v9h-3ZM4.75 16.25h3v3h-3ZM10.25 16.25h9v3h-9Z'
);
