/** The block’s icon and those of its variations. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M4.75 9.25V5.75h5v3.5M12 9.25V6.75h4.5v2.5M4.75 9.25h14.5v9H4.75Z'
);

export const variationIcons = {
	vertical: lineIcon(
		'M9.25 4.75H5.75v5h3.5M9.25 12h-2.5v4.5h2.5M9.25 4.75h9v14.5h-9Z'
	),
};
