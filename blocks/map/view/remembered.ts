import { mayContact, type Terms } from '@frontage/lib/consent';
import type { FrontageIsland } from '@frontage/islands/types';

/**
 * Wakes the map of a visitor who has agreed before, or by a consent plugin. All others pay only for this question.
 *
 * @param island Empty, beside the map's.
 * @param terms  Consent terms.
 */
export function wakeIfAllowed( island: FrontageIsland, terms: Terms ): void {
	if ( mayContact( terms ) ) {
		void island.parentElement
			?.querySelector< FrontageIsland >( 'frontage-island[name=map]' )
			?.wake();
	}
}
