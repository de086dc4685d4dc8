import { lineIcon } from '@frontage/editor/icon';

/** A sheet of a calendar with a check mark. */
export const icon = lineIcon(
	'M5 6h14v13.5H5zM5 10h14M8.5 3.5V7M15.5 3.5V7M9 14.8l2 2 4-4'
);
