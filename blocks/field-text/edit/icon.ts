/** The block’s icon and those of its variations. */
import {
	atSymbol,
	formatListNumbered,
	link,
	mobile,
	postContent,
	postDate,
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
	rating: lineIcon(
		'M6 9l1.2 2.5 2.7.4-2 1.9.5 2.7L6 15.2l-2.4 1.3.5-2.7-2-1.9 2.7-.4ZM14 9h7M14 13h7M14 17h4'
	),
	date: postDate,
	time: lineIcon( 'M12 4.75a7.25 7.25 0 1 0 .01 0ZM12 8v4.25l2.75 1.75' ),
	textarea: postContent,
	hidden: unseen,
};
