/** The block’s icon: lines of a page, and dots at its side. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 6h9M4 10h6M4 14h9M4 18h6M19 6v.01M19 12v.01M19 18v.01M17.5 12a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0'
);
