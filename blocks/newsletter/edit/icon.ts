/** The block’s icon and those of its variations. */
import { envelope, rss, send } from '@wordpress/icons';

export const icon = envelope;

export const variationIcons = {
	mailchimp: send,
	feed: rss,
};
