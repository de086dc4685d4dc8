/** A person with a plus sign. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M10 11.5a3.5 3.5 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3.500 19.500c.4-3.300 3-5 6.500-5s6.100 1.700 6.500 5M18.500 7.500v6M15.500 10.500h6'
);
