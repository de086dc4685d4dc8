/** The order of lists by views, while a plugin of the site counts them. */
import { addFilter } from '@wordpress/hooks';
import { data } from '../data';

/** Adds the order to the settings of lists. */
export function addViews(): void {
	addFilter(
		'frontage.listOrders',
		'frontage/views',
		( orders: Record< string, string > ) => {
			const { views } = data();
			return views ? { ...orders, 'count-views': views } : orders;
		}
	);
}
