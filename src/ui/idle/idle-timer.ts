/** Notices that a visitor does nothing (S0 §9). */

/** How long nothing must happen. */
const IDLE_MS = 30_000;

/** A mouse that moves is noticed this often at most. */
const MOUSE_MS = 200;

const SIGNS = [ 'keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll' ];

/**
 * Calls once when the visitor has been idle.
 *
 * @param run    Called.
 * @param signal Ends the watch.
 * @param time   Milliseconds without a sign of life.
 */
export function whenIdle(
	run: () => void,
	signal: AbortSignal,
	time = IDLE_MS
): void {
	let timer = 0;
	let moved = 0;
	const watch = new AbortController();
	const rest = () => {
		clearTimeout( timer );
		timer = window.setTimeout( () => {
			watch.abort();
			run();
		}, time );
	};
	const options = {
		passive: true,
		signal: AbortSignal.any( [ watch.signal, signal ] ),
	};
	SIGNS.forEach( ( sign ) => addEventListener( sign, rest, options ) );
	addEventListener(
		'pointermove',
		( { timeStamp } ) => {
			if ( timeStamp - moved >= MOUSE_MS ) {
				moved = timeStamp;
				rest();
			}
		},
		options
	);
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	rest();
}
