import { lineIcon } from '@frontage/editor/icon';

/** A table whose middle column stands out. */
export const icon = lineIcon(
	'M4 7h5v11H4zM9 4h6v16H9zM15 7h5v11h-5zM11 9l1 1 2-2M11 14h3M5.5 11h2M16.5 11h2'
);
