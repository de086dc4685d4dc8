/** Finds out what closes an overlay: the browser says only that it has closed. */
import { count, type Counted } from './count';

/** The button and the link that close it, see `Overlay\Dialog`. */
const CLOSES = 'form[method=dialog],[popovertargetaction]';

/**
 * Counts an opening and, later, what ended it.
 *
 * @param overlay The dialog or popover, which may have closed again while this loaded.
 * @param mark    Signed overlay ID from the server.
 */
export function countOpening( overlay: HTMLElement, mark: string ): void {
	const stop = new AbortController();
	const { signal } = stop;
	let last: Event | undefined;
	const note = ( event: Event ) => ( last = event );
	const look = () => {
		if ( ! overlay.matches( ':modal,:popover-open' ) ) {
			stop.abort();
			count( mark, closedBy( overlay, last ) );
		}
	};
	count( mark, 'open' );
	addEventListener( 'pointerdown', note, { capture: true, signal } );
	addEventListener( 'keydown', note, { capture: true, signal } );
	overlay.addEventListener( 'close', look, { signal } );
	overlay.addEventListener( 'toggle', look, { signal } );
	look();
}

/**
 * Returns what closed an overlay.
 *
 * @param overlay The dialog or popover; a press outside a dialog arrives at the dialog itself.
 * @param last    The last press or key before it closed.
 */
function closedBy( overlay: HTMLElement, last?: Event ): Counted {
	if ( ! last ) {
		return 'other';
	}
	if ( last instanceof KeyboardEvent && last.key === 'Escape' ) {
		return 'escape';
	}
	const target = last.target as Element;
	if ( target.closest( CLOSES ) && overlay.contains( target ) ) {
		return 'button';
	}
	return target === overlay ? 'outside' : 'other';
}
