import { lineIcon } from '@frontage/editor/icon';

/** A window with brackets in it. */
export const icon = lineIcon(
	'M4 5.5h16v13H4zM9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5'
);
