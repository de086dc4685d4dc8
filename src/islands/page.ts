/** What the runtime asks of the page: quiet, and elements that come near. */

/**
 * Runs when the page has loaded and has nothing better to do.
 * @param run
 */
export function whenIdle( run: () => void ): void {
	const rest = () => ( self.requestIdleCallback ?? setTimeout )( run );
	if ( document.readyState === 'complete' ) {
		rest();
	} else {
		addEventListener( 'load', rest );
	}
}

/**
 * Runs once when the island's content is within a screen of the viewport and the page rests.
 *
 * The island has no box of its own (`display: contents`), so its children are watched.
 * @param run
 * @param island
 */
export function whenNear( run: () => void, island: Element ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				observer.disconnect();
				whenIdle( run );
			}
		},
		{ rootMargin: '100%' }
	);
	for ( const child of island.children ) {
		observer.observe( child );
	}
}
