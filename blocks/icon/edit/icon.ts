/** A drawing in a frame: a square, a circle and the curve between two points. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M5 14.500h4.500v4.500h-4.500zM14.500 5h4.500v4.500h-4.500zM7.250 14.500c0-5 2.500-7.250 7.250-7.250'
);
