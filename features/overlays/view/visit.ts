import presets from '@frontage/lib/breakpoints.json';
import type { SeenBy } from '@frontage/overlay-rules';

/** Cookie of WooCommerce and Easy Digital Downloads when the cart is not empty. */
const CART = /(?:^|; )(?:woocommerce|edd)_items_in_cart=[1-9]/;

/** Returns what the browser knows about a visit; the server has decided the rest. */
export function visit(): SeenBy {
	const time = `${ Math.floor( Date.now() / 1000 ) }`;
	return {
		referrer: document.referrer.toLowerCase(),
		device: device(),
		// The server knows when the days of the site begin and end.
		date: time,
		time,
		cart: CART.test( document.cookie ) ? 'filled' : 'empty',
	} as SeenBy;
}

function device(): string {
	if ( innerWidth > presets.builder.tablet ) {
		return 'desktop';
	}
	return innerWidth > presets.builder.phone ? 'tablet' : 'phone';
}
