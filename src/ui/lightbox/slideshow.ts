/** Goes on by itself, once the visitor has asked for it (S0 §9). */

/** Milliseconds that an item is shown. */
const INTERVAL_MS = 5000;

export interface Slideshow {
	isPlaying: () => boolean;
	toggle: ( isWanted?: boolean ) => void;
	/** An item has come: its time begins. */
	rest: () => void;
}

/**
 * @param next    Shows the next item.
 * @param changed Hears whether it plays.
 * @param signal  Ends it.
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
