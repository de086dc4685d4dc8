/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M5.75 3.75h12.5v16.5H5.75ZM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h3'
);
