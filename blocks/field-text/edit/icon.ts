/** The block’s icon and those of its variations. */
import {
	atSymbol,
	formatListNumbered,
	link,
	mobile,
	postContent,
	postDate,
	scheduled,
	starEmpty,
	unseen,
} from '@wordpress/icons';
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M3.75 7.75h16.5v8.5H3.75ZM7 10v4' );

export const variationIcons = {
	email: atSymbol,
	phone: mobile,
	url: link,
	number: formatListNumbered,
	range: lineIcon( 'M4 12h16M9 8.75a3.25 3.25 0 1 0 .01 0Z' ),
	rating: starEmpty,
	date: postDate,
	time: scheduled,
	textarea: postContent,
	hidden: unseen,
};
