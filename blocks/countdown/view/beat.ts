/** One timer for all countdowns of a page, on the full second, at rest while the tab is hidden. */

/** Says in how many milliseconds it wants to be called again. */
export type Beat = () => number;

/** Less than a browser's timer can hold, in milliseconds: 23 days. */
const LONGEST = 2e9;

/** Who is called. */
export const beats = new Set< Beat >();
let timer: ReturnType< typeof setTimeout >;

/** Calls everyone now, and again when the first of them wants it. */
export function strike(): void {
	const waits = [ ...beats ].map( ( beat ) => beat() );
	clearTimeout( timer );
	if ( ! document.hidden ) {
		timer = setTimeout( strike, Math.min( LONGEST, ...waits ) );
	}
}

document.addEventListener( 'visibilitychange', strike );
