/** Presses that began before the visitor saw the overlay: the second one of a double press, or one meant for the page. */

/** How long after opening a press beside the overlay is not meant for it, in milliseconds. */
const SURPRISE_MS = 600;

/**
 * Returns whether a press is not meant for an overlay that has just opened.
 *
 * Counts until the press was made: a busy browser tells of it later. A browser also knows how slowly its user clicks twice.
 */
export const isSurprise = (
	{ dataset }: HTMLElement,
	{ detail, timeStamp }: UIEvent
): boolean => detail > 1 || timeStamp - Number( dataset.awake ) < SURPRISE_MS;

/**
 * Decides for each press beside an overlay whether it closes it.
 *
 * @param element The overlay, which the browser closes by such a press.
 * @param signal  Stops it.
 */
export function weighPresses( element: Element, signal: AbortSignal ): void {
	const closeBy = ( by: string ) => element.setAttribute( 'closedby', by );
	// Of a finger the browser tells nothing else until it has closed the overlay; only the other one counts clicks.
	for ( const type of [ 'pointerdown', 'mousedown' ] ) {
		element.addEventListener(
			type,
			( event ) =>
				closeBy(
					isSurprise( element as HTMLElement, event as UIEvent )
						? 'closerequest'
						: 'any'
				),
			{ capture: true, signal }
		);
	}
	signal.addEventListener( 'abort', () => closeBy( 'any' ) );
}
