/** The slideshow, started by the visitor (S0 §9). */

/** Milliseconds per item. */
const INTERVAL_MS = 5000;

export interface Slideshow {
	isPlaying: () => boolean;
	toggle: ( isWanted?: boolean ) => void;
	/** Restarts the time for the current item. */
	rest: () => void;
}

/**
 * Creates the slideshow.
 *
 * @param next    Shows the next item.
 * @param changed Called with whether it plays.
 * @param signal  Stops it.
 */
export function slideshow(
	next: () => void,
	changed: ( isPlaying: boolean ) => void,
	signal: AbortSignal
): Slideshow {
	let isPlaying = false;
	let timer = 0;
	const rest = () => {
		clearTimeout( timer );
		if ( isPlaying && ! document.hidden && ! signal.aborted ) {
			timer = window.setTimeout( next, INTERVAL_MS );
		}
	};
	document.addEventListener( 'visibilitychange', rest, { signal } );
	signal.addEventListener( 'abort', rest );
	return {
		isPlaying: () => isPlaying,
		toggle( isWanted = ! isPlaying ) {
			isPlaying = isWanted;
			changed( isPlaying );
			rest();
		},
		rest,
	};
}
