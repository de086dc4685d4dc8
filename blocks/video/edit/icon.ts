import { lineIcon } from '@frontage/editor/icon';

/** A screen with a triangle. */
export const icon = lineIcon( 'M3.75 5.75h16.5v12.5H3.75zM10 9v6l5-3z' );

/** Icons of variations. */
export const variationIcons = {
	/** A page with a small screen in its corner. */
	'sticky-video': lineIcon(
		'M4.75 3.75h14.5v16.5H4.75zM11.5 13.5h9v7h-9zM7.5 7.5h9M7.5 10.5h6'
	),
};
