import { lineIcon } from '@frontage/editor/icon';

/** A camera. */
export const icon = lineIcon(
	'M3.75 7.75h4l1.5-2.5h5.5l1.5 2.5h4v11H3.75zM12 9.75a3.25 3.25 0 1 0 0 6.5a3.25 3.25 0 0 0 0-6.5z'
);

/** Icons of variations. */
export const variationIcons = {
	/** Photos in two columns, of different heights. */
	'photo-masonry': lineIcon(
		'M4.75 4.75h6v8h-6zM13.25 4.75h6v5h-6zM4.75 15.25h6v4h-6zM13.25 12.25h6v7h-6z'
	),
	/** A photo between two others. */
	'photo-carousel': lineIcon( 'M7.75 5.75h8.5v12.5h-8.5zM4.5 8v8M19.5 8v8' ),
};
