/** The block’s icon: a row with a handle. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 7.5h16v9H4zM7.5 11v.01M7.5 13.5v.01M11 12h6'
);
