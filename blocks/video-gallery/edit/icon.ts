import { lineIcon } from '@frontage/editor/icon';

/** A screen with a triangle, and two below it. */
export const icon = lineIcon(
	'M3.75 3.75h16.5v9.5H3.75zM10.5 6.5v4l3.5-2zM3.75 16.25h7v4h-7zM13.25 16.25h7v4h-7z'
);
