import type { Moment } from './moment';

/**
 * Wakes when the pointer, the focus or find-in-page reaches the island, or is already there.
 *
 * On touch screens `pointerenter` fires before the touch starts. Clicks are handled in `presses.ts`.
 */
export const interaction: Moment = ( wake, island ) => {
	island.addEventListener( 'pointerenter', wake );
	island.addEventListener( 'focusin', wake );
	island.addEventListener( 'beforematch', wake );
	if ( island.matches( ':hover,:focus-within' ) ) {
		wake();
	}
};
