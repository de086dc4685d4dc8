/** Presses that began before the visitor saw the overlay: the second one of a double press, or one meant for the page. */

/** How long after opening a press beside the overlay is not meant for it, in milliseconds. */
const SURPRISE_MS = 600;

/** Returns whether it has just opened. */
export const isSurprise = ( { dataset }: HTMLElement ): boolean =>
	performance.now() - Number( dataset.awake ) < SURPRISE_MS;

/** Keeps an overlay that has just opened from being closed by a press beside it. */
export function keepOpen( element: Element ): void {
	const by = element.getAttribute( 'closedby' );
	if ( by === 'any' ) {
		element.setAttribute( 'closedby', 'closerequest' );
		setTimeout( () => element.setAttribute( 'closedby', by ), SURPRISE_MS );
	}
}
