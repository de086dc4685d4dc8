import { count } from './count';
import { isOpen, overlay } from './overlay';
import { stopMedia } from './stop-media';
import { whenDone } from './when-done';

export interface HostProps extends Record< string, unknown > {
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks?: boolean;
	/** What openings are counted under; empty if they are not. */
	mark: string;
}

/**
 * An overlay that hosts what an author put into it: players stop, openings are counted.
 *
 * Takes over such an overlay.
 *
 * @param dialog             The dialog or popover.
 * @param props              From the server.
 * @param props.mark
 * @param props.staysOnLinks
 * @return Lets go of it.
 */
export function host(
	dialog: HTMLDialogElement,
	{ mark, staysOnLinks }: HostProps
): () => void {
	const watch = new AbortController();
	if ( ! isOpen( dialog ) ) {
		// It may have been opened and closed before this was there.
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
