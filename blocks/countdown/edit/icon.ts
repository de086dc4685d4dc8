/** The block’s icon and those of its variations. */
import { calendar, percent, scheduled, time, update } from '@wordpress/icons';

export const icon = scheduled;

export const variationIcons = {
	'sale-ends': percent,
	'event-starts': calendar,
	evergreen: time,
	recurring: update,
};
