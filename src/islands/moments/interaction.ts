import type { Moment } from './moment';

/**
 * The pointer, the focus or find-in-page comes to the island, or is already there.
 *
 * A finger enters as a pointer, before its touch begins. Presses are in `presses.ts`.
 * @param wake
 * @param island
 */
export const interaction: Moment = ( wake, island ) => {
	island.addEventListener( 'pointerenter', wake );
	island.addEventListener( 'focusin', wake );
	island.addEventListener( 'beforematch', wake );
	if ( island.matches( ':hover,:focus-within' ) ) {
		wake();
	}
};
