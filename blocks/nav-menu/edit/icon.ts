/** The block’s icon: a row of items, with a sub-menu under one of them. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M3 6.75h5M10 6.75h5M17 6.75h4M10 10.5h8.5v8H10ZM12.25 13.25h4M12.25 15.75h4'
);
