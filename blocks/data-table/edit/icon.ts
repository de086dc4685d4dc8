/** The block’s icon, 24 by 24: rows with an arrow that sorts. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4 5h16v14H4ZM4 9.5h16M9.5 9.5V19M12.5 13h4.5M12.5 16h2.5'
);
