/** The block’s icon: two steps and the page, in a row. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M3 12h3.5M8.75 9.5l2.5 2.5l-2.5 2.5M12.5 12H14M16.25 9.5l2.5 2.5l-2.5 2.5M20 12h1'
);
