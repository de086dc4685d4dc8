/** Tells the server that an overlay was opened or has worked: a number, no visitor. */
const ACTION = 'frontage_overlay_count';

/**
 * Sends it even if the page is being left.
 *
 * @param mark The overlay, as the server has signed it; empty where nothing is counted.
 * @param what An opening, or a form sent or link followed in it.
 */
export function count( mark: string, what: 'open' | 'done' ): void {
	if ( mark ) {
		const data = document.getElementById( 'frontage-data' )!.textContent!;
		navigator.sendBeacon?.(
			JSON.parse( data ).ajax,
			new URLSearchParams( { action: ACTION, overlay: mark, what } )
		);
	}
}
