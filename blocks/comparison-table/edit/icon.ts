import { lineIcon } from '@frontage/editor/icon';

/** A table whose middle column stands out. */
export const icon = lineIcon(
	'M4 7h5v11H4zM9 4h6v16H9zM15 7h5v11h-5zM11 9l1 1 2-2M11 14h3M5.5 11h2M16.5 11h2'
);

export const variationIcons = {
	/** The same with a group of rows that is open. */
	'advanced-comparison-table': lineIcon(
		'M4 4h16v16H4zM4 9.5h16M12 9.5V20M6 6l1 1.25L8 6M10 6.75h7M14.5 13l1 1 2-2M14.5 17h3M6.5 13h3M6.5 17h3'
	),
};
