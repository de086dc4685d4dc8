/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M12 4.75a3 3 0 1 1 0 6 3 3 0 0 1 0-6M5.5 19.25c0-3 2.5-5 6.5-5s6.5 2 6.5 5'
);
