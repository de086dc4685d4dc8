/** A shield with a tick. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M12 3.5l7 2.5v5.5c0 4.2-2.8 7.4-7 9-4.2-1.6-7-4.8-7-9V6zM8.8 12l2.3 2.3 4.1-4.6'
);
