/** A tag in a shield. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M12 3.500 5 6v5.500c0 4.250 2.750 7.250 7 9 4.250-1.750 7-4.750 7-9V6zM10.250 9l-2 2.500 2 2.500M13.750 9l2 2.500-2 2.500'
);
