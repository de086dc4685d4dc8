import { readPageData } from '@frontage/lib/page-data';

/** Name of the action that counts openings and conversions of overlays: numbers only, no visitor data. */
const ACTION = 'frontage_overlay_count';

/**
 * Sends the count even if the page is being unloaded.
 *
 * @param mark Signed overlay ID from the server; empty if it is not counted.
 * @param what An opening, or a conversion: a form submitted or a link followed in it.
 */
export function count( mark: string, what: 'open' | 'done' ): void {
	if ( mark ) {
		navigator.sendBeacon?.(
			readPageData().ajax,
			new URLSearchParams( { action: ACTION, overlay: mark, what } )
		);
	}
}
