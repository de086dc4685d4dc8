/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M8 5v13.5M4.75 15.25 8 18.5l3.25-3.25M13 6.75h7M13 11.75h5M13 16.75h3'
);
