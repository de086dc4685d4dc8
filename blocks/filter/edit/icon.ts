/** The block’s icon: chips above cards. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 5.5h4.5M11 5.5h3.5M17 5.5h3M4.5 10h6v9h-6zM13.5 10h6v9h-6z'
);
