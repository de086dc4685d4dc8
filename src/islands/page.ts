/** Detects when the page is idle and when elements come near the viewport. */

/** Runs a callback when the page has loaded and is idle. */
export function whenIdle( run: () => void ): void {
	const rest = () => ( self.requestIdleCallback ?? setTimeout )( run );
	if ( document.readyState === 'complete' ) {
		rest();
	} else {
		addEventListener( 'load', rest );
	}
}

/**
 * Runs a callback once the island's content is within one screen of the viewport and the page is idle.
 *
 * The island has no box of its own (`display: contents`), so its children are observed.
 */
export function whenNear( run: () => void, island: Element ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				whenIdle( run );
				observer.disconnect();
			}
		},
		{ rootMargin: '100%' }
	);
	for ( const child of island.children ) {
		observer.observe( child );
	}
}
