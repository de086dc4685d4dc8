/** The block’s icon and those of its variations. */
import {
	bellUnread,
	comment,
	payment,
	postCommentsForm,
} from '@wordpress/icons';

export const icon = postCommentsForm;

export const variationIcons = {
	contact: comment,
	callback: bellUnread,
	application: payment,
};
