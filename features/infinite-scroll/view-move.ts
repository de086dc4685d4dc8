import { scrollPageTo } from '@frontage/scroll/scroll-page-to';

/** Distance beyond the message in pixels (S0 §9). */
const EXTRA_PX = 150;

/** Scroll duration in milliseconds (S0 §9). */
const DURATION_MS = 800;

export interface MovePart {
	move: typeof move;
}

/**
 * Scrolls to the new posts, if the owner enabled it.
 *
 * @param message Last status element of the list.
 * @param signal  Cancels the scroll.
 */
export const move = ( message: HTMLElement, signal: AbortSignal ) =>
	scrollPageTo( scrollY + message.offsetHeight + EXTRA_PX, {
		duration: DURATION_MS,
		signal,
	} );
