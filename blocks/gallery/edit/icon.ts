/** The block’s icon and those of its variations. */
import {
	fullscreen,
	funnel,
	gallery,
	grid,
	queryPagination,
} from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = gallery;

export const variationIcons = {
	paginated: queryPagination,
	filterable: funnel,
	grid,
	masonry: lineIcon(
		'M4.75 4.75h6v9h-6ZM4.75 16.25h6v3h-6ZM13.25 4.75h6v4h-6ZM13.25 11.25h6v8h-6Z'
	),
	carousel: lineIcon(
		'M6.75 4.75h10.5v10.5H6.75ZM4 7.5v5M20 7.5v5M8.5 18.75h1M11.5 18.75h1M14.5 18.75h1'
	),
	lightbox: fullscreen,
};
