import { count } from './count';
import { isOpen, overlay } from './overlay';
import { stopMedia } from './stop-media';
import { whenDone } from './when-done';

export interface HostProps extends Record< string, unknown > {
	/** Whether it stays open after a click on a link to another part of the page. */
	staysOnLinks?: boolean;
	/** Signed ID for counting; empty if it is not counted. */
	mark: string;
}

/**
 * An overlay with author content: stops players when it closes and counts openings.
 *
 * @param dialog The dialog or popover.
 * @param props  From the server.
 * @return Removes the listeners.
 */
export function host(
	dialog: HTMLDialogElement,
	{ mark, staysOnLinks }: HostProps
): () => void {
	const watch = new AbortController();
	if ( ! isOpen( dialog ) ) {
		// It may have been opened and closed before this loaded.
		stopMedia( dialog );
	}
	const widget = overlay( dialog, {
		staysOnLinks,
		onOpen: () => count( mark, 'open' ),
		onClose: () => stopMedia( dialog ),
	} );
	whenDone( dialog, () => count( mark, 'done' ), watch.signal );
	return () => {
		widget.stop();
		watch.abort();
	};
}
