/** One timer for all countdowns of a page, on the full second, at rest while the tab is hidden. */

/** Says in how many milliseconds it wants to be called again. */
export type Beat = () => number;

/** What a browser's timer can hold, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

const beats = new Set< Beat >();
let timer: ReturnType< typeof setTimeout >;

/** Calls everyone now, and again when the first of them wants it. */
export function strike(): void {
	const waits = [ ...beats ].map( ( beat ) => beat() );
	clearTimeout( timer );
	if ( ! document.hidden ) {
		timer = setTimeout( strike, Math.min( LONGEST, ...waits ) );
	}
}

/** Joins; returns how to leave. */
export function join( beat: Beat ): () => void {
	if ( ! beats.size ) {
		document.addEventListener( 'visibilitychange', strike );
	}
	beats.add( beat );
	strike();
	return () => {
		beats.delete( beat );
		if ( ! beats.size ) {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', strike );
		}
	};
}
