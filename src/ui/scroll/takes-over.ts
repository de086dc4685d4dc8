/** Events by which the visitor takes over scrolling. */
const TAKES_OVER = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ];

/**
 * Aborts when the visitor scrolls, presses or types, and stops listening then.
 *
 * @param stop Aborted by the visitor, or by its owner.
 */
export function whenTakenOver( stop: AbortController ): void {
	for ( const type of TAKES_OVER ) {
		addEventListener( type, () => stop.abort(), {
			passive: true,
			capture: true,
			signal: stop.signal,
		} );
	}
}
