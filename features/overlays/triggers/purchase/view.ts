import type { Trigger } from '../../view/trigger';

/** The queue's own island, if a shop's hook has reported an order (`Purchase`). */
const THANKS = 'frontage-island[data-purchased]';

/**
 * Opens popups that wait for a purchase. Shops that take payment without loading another page dispatch it.
 *
 * On the document. No detail.
 *
 * @event frontage:purchased
 */
const EVENT = 'frontage:purchased';

/** The visitor has bought something: the server rendered the confirmation, or the page reports it now. */
export const trigger: Trigger = {
	isUserAction: true,
	schedule( fire, _value, signal ) {
		document.addEventListener( EVENT, fire, { signal } );
		if ( document.querySelector( THANKS ) ) {
			fire();
		}
	},
};
