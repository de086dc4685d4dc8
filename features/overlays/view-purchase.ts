/** The page thanks for an order, in WooCommerce or Easy Digital Downloads. */
import type { Trigger } from './trigger';

const THANKS = '.woocommerce-order-received,.edd-success';

export const trigger: Trigger = {
	isAct: true,
	arm( fire ) {
		if ( document.querySelector( THANKS ) ) {
			fire();
		}
	},
};
