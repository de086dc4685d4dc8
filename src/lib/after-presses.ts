/** Keeps a page still while something is pressed: a button that moves meanwhile is never clicked. */

/** The click of a finger comes some moments after it has left the screen. */
const CLICK_MS = 50;

/**
 * Watches presses.
 *
 * @param signal Stops watching.
 * @return Runs a callback, as soon as nothing is pressed; of several that wait, only the last.
 */
export function afterPresses(
	signal: AbortSignal
): ( run: () => void ) => void {
	let isDown = false;
	let waiting: ( () => void ) | undefined;
	let timer: ReturnType< typeof setTimeout >;
	const settle = () => {
		if ( ! isDown ) {
			waiting?.();
			waiting = undefined;
		}
	};
	const note = ( { type }: Event ) => {
		isDown = type === 'pointerdown';
		clearTimeout( timer );
		timer = setTimeout( settle, CLICK_MS );
	};
	for ( const type of [ 'pointerdown', 'pointerup', 'pointercancel' ] ) {
		addEventListener( type, note, { capture: true, signal } );
	}
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	return ( run ) => {
		waiting = run;
		settle();
	};
}
