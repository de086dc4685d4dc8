import { lineIcon } from '@frontage/editor/icon';

/** A sheet with a folded corner and lines. */
export const icon = lineIcon(
	'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12h6.5M9 14.5h6.5M9 17h4'
);
