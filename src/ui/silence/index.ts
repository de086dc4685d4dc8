/**
 * What is hidden is silent: closed popups, other tabs, folded and turned parts, slides out of view, and what authors
 * hide on some screens. Files and players are paused, players of ours go back to their posters, and frames that obey
 * nobody are unloaded. Nothing starts again by itself when it is seen again, except moving backgrounds (S2 §4: embedded
 * videos reset on close).
 */
import { forget, register, silence as quiet } from './places';
import { watch } from './watch';

export { isHidden } from './hidden';

/**
 * Stops a player of ours when it is hidden.
 *
 * @param element The player.
 * @param stop    Brings the poster back.
 * @return Stops to watch; to be called when the player is removed.
 */
export function whenHidden( element: Element, stop: () => void ): () => void {
	watch();
	register( element, stop );
	return () => forget( element );
}

/**
 * Silences everything in something that has closed.
 *
 * @param root It, or what is around it.
 */
export function silence( root: Element ): void {
	watch();
	quiet( root );
}

/** Watches the page; entry of the island on pages with players of others. */
export const mount = watch;
