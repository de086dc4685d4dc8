/** One timer for all countdowns of a page. Fires on the full second and pauses while the tab is hidden. */

/** Returns after how many milliseconds it wants to be called again. */
export type Beat = () => number;

/** Below the maximum of a browser timer, in milliseconds: 23 days. */
const LONGEST = 2e9;

/** The callbacks. */
export const beats = new Set< Beat >();
let timer: ReturnType< typeof setTimeout >;

/** Calls all callbacks now, and again when the first of them is due. */
export function strike(): void {
	const waits = [ ...beats ].map( ( beat ) => beat() );
	clearTimeout( timer );
	if ( ! document.hidden ) {
		timer = setTimeout( strike, Math.min( LONGEST, ...waits ) );
	}
}

document.addEventListener( 'visibilitychange', strike );
