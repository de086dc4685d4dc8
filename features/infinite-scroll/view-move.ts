import { scrollPageTo } from '@frontage/scroll';

/** So far beyond the message (S0 §9). */
const EXTRA_PX = 150;

/** How long it takes (S0 §9). */
const DURATION_MS = 800;

export interface MovePart {
	move: typeof move;
}

/**
 * Moves on to the new posts, where the owner wants it.
 *
 * @param message What stood at the end of the list.
 * @param signal  Ends it.
 */
export const move = ( message: HTMLElement, signal: AbortSignal ) =>
	scrollPageTo( scrollY + message.offsetHeight + EXTRA_PX, {
		duration: DURATION_MS,
		signal,
	} );
