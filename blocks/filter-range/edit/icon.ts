/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M3.5 12h3M11.5 12h1M17.5 12h3M9 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M15 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5'
);
