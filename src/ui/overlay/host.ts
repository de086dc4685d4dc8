import { isOpen, overlay } from './overlay';
import { whenDone } from './when-done';

export interface HostProps extends Record< string, unknown > {
	/** Whether it stays open after a click on a link to another part of the page. */
	staysOnLinks?: boolean;
	/** Signed ID for counting; empty if it is not counted. */
	mark: string;
	/** Runs when it closes; by default, what plays in it stops. */
	onClose?: () => void;
}

type Counter = typeof import( '@frontage/overlay-count' );

let known: Counter | undefined;

/**
 * Runs a callback with what counts, which loads with the first opening; from then on at once, because a followed link
 * may end the page before any promise is settled.
 */
async function loadCounter(
	run: ( counter: Counter ) => void
): Promise< void > {
	if ( ! known ) {
		known = await import( '@frontage/overlay-count' );
	}
	run( known );
}

/** What may play, and so loads what stops it. */
const MEDIA = 'video,audio,iframe';

/** Stops what plays in an overlay that has closed (S2 §4: embedded videos reset on close). */
function stopMedia( dialog: Element ): void {
	if ( dialog.querySelector( MEDIA ) ) {
		void import( '@frontage/silence' ).then( ( { silence } ) => {
			if ( ! isOpen( dialog ) ) {
				silence( dialog );
			}
		} );
	}
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
	{ mark, staysOnLinks, onClose = () => stopMedia( dialog ) }: HostProps
): () => void {
	const watch = new AbortController();
	if ( ! isOpen( dialog ) ) {
		// It may have been opened and closed before this loaded.
		onClose();
	}
	const widget = overlay( dialog, {
		staysOnLinks,
		onOpen: () =>
			mark &&
			loadCounter( ( { countOpening } ) => countOpening( dialog, mark ) ),
		onClose,
	} );
	whenDone(
		dialog,
		() => mark && loadCounter( ( { count } ) => count( mark, 'done' ) ),
		watch.signal
	);
	return () => {
		widget.stop();
		watch.abort();
	};
}
