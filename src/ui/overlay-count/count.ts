import { readPageData } from '@frontage/lib/page-data';

/** Name of the action that counts what happens to overlays: numbers only, no visitor data. */
const ACTION = 'frontage_overlay_count';

/**
 * What is counted: an opening, a conversion (a form submitted or a link followed in it), or what closed it: its
 * button, a click outside, Escape, or something else (Back, a link, a script); or that the visitor was refused.
 */
export type Counted =
	'open' | 'done' | 'button' | 'outside' | 'escape' | 'other' | 'refused';

/**
 * Sends the count even if the page is being unloaded.
 *
 * @param mark Signed overlay ID from the server.
 * @param what What happened.
 */
export function count( mark: string, what: Counted ): void {
	navigator.sendBeacon?.(
		readPageData().ajax,
		new URLSearchParams( { action: ACTION, overlay: mark, what } )
	);
}
