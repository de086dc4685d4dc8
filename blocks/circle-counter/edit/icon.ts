/** The block’s icon: a circle, three quarters of which are drawn. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M12 4a8 8 0 1 1-8 8M9.75 14.25l4.5-4.5M9.5 10.25v-.5M14.5 14.25v-.5'
);
