import type { Moment } from './moment';

/**
 * Wakes when the pointer, the focus or find-in-page reaches the island, or is already there, and when a
 * dialog in it opens.
 *
 * On touch screens `pointerenter` fires before the touch starts. Clicks are handled in `presses.ts`.
 */
export const interaction: Moment = ( wake, island ) => {
	island.onpointerenter = wake;
	island.addEventListener( 'focusin', wake );
	island.addEventListener( 'beforematch', wake );
	island.addEventListener( 'beforetoggle', wake, true );
	if ( island.matches( ':hover,:focus-within' ) ) {
		wake();
	}
};
