/** Detects when a visitor is idle (S0 §9). */

/** Default idle time. */
const IDLE_MS = 30_000;

/** Throttle for mouse movement. */
const MOUSE_MS = 200;

const SIGNS = [ 'keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll' ];

/**
 * Runs a callback once when the visitor has been idle.
 *
 * @param run    Callback.
 * @param signal Stops watching.
 * @param time   Milliseconds without activity.
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
