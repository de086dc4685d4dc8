/** Pixels from the edge of the window in which it scrolls. */
const EDGE = 60;

/** Pixels a frame, at the edge itself. */
const FASTEST = 14;

/**
 * Scrolls the page while something is dragged to an edge of the window.
 *
 * @param pointer  Returns where the pointer is, from the top of the window.
 * @param scrolled Called after the page was scrolled.
 */
export function scroller( pointer: () => number, scrolled: () => void ) {
	let frame = 0;
	const step = () => {
		const y = pointer();
		const above = Math.max( 0, EDGE - y );
		const below = Math.max( 0, y - innerHeight + EDGE );
		const by = ( Math.min( EDGE, below ) - Math.min( EDGE, above ) ) / EDGE;
		if ( by ) {
			const before = scrollY;
			scrollBy( { top: by * FASTEST, behavior: 'instant' } );
			if ( scrollY !== before ) {
				scrolled();
			}
		}
		frame = requestAnimationFrame( step );
	};
	return {
		start: () => {
			frame = requestAnimationFrame( step );
		},
		stop: () => cancelAnimationFrame( frame ),
	};
}
