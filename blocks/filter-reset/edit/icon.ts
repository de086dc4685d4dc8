/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M5.5 12A6.5 6.5 0 1 0 8 6.9M8 3.5V7.25h3.75M10 10l4 4M14 10l-4 4'
);
