/** The block’s icon and those of its variations. */
import { people, postFeaturedImage, tag } from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon(
	'M8.25 5.75h7.5v12.5h-7.5ZM5.5 8H2.75v8H5.5M18.5 8h2.75v8H18.5'
);

export const variationIcons = {
	team: people,
	logos: tag,
	posts: postFeaturedImage,
	images: lineIcon(
		'M5.5 8H2.75v8H5.5M18.5 8h2.75v8H18.5M8.25 5.75h7.5v12.5h-7.5ZM8.5 15.5l2.25-3 1.75 2 1.25-1.5 1.75 2.5'
	),
};
