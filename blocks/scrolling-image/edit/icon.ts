/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M2.75 7.75h6v8.5h-6ZM11.25 7.75h4v8.5h-4ZM17.5 12h4M19.5 10l2 2-2 2'
);
