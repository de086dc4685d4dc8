/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M5.75 4.75h12.5v14.5H5.75ZM5.75 11.25h12.5M8.5 14h7M8.5 16.5h4'
);
