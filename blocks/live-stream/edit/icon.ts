import { lineIcon } from '@frontage/editor/icon';

/** A camera that sends. */
export const icon = lineIcon(
	'M12 13.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5M8.25 15.75a5.25 5.25 0 0 1 0-7.5M15.75 8.25a5.25 5.25 0 0 1 0 7.5M5.5 18.5a9.25 9.25 0 0 1 0-13M18.5 5.5a9.25 9.25 0 0 1 0 13'
);
