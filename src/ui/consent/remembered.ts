import type { FrontageIsland } from '@frontage/islands/types';
import {
	isDecidedElsewhere,
	mayContact,
	type Terms,
} from '@frontage/lib/consent';

/**
 * Asks an island to show, without a press, what its visitor has allowed before.
 *
 * On the island, after it has woken. No detail.
 *
 * @event frontage:remembered
 * @internal
 */
export const REMEMBERED = 'frontage:remembered';

/**
 * Wakes the widget beside it for a visitor who has agreed before, so that its button says so and its content loads.
 * All others pay only for this question.
 *
 * @param island Empty, before the widget's.
 * @param terms  Consent terms.
 */
export async function wakeIfRemembered(
	island: FrontageIsland,
	terms: Terms
): Promise< void > {
	const widget = island.parentElement?.querySelector< FrontageIsland >(
		':scope > frontage-island:not([name$="-remembered"])'
	);
	if ( widget && mayContact( terms ) && ! isDecidedElsewhere( terms ) ) {
		await widget.wake();
		widget.dispatchEvent( new CustomEvent( REMEMBERED ) );
	}
}
