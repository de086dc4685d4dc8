import type { Moment } from '.';

/** The pointer, the focus or find-in-page comes to the island, or is already there; presses are `presses.ts`. */
export const interaction: Moment = ( wake, island ) => {
	if ( island.matches( ':hover,:focus-within' ) ) {
		wake();
	}
	for ( const type of [
		'pointerenter',
		'touchstart',
		'focusin',
		'beforematch',
	] ) {
		island.addEventListener( type, wake, { once: true, passive: true } );
	}
};
