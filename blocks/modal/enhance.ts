/** What the platform leaves out: Back, links, players that go on, and how often it was opened. */
import type { FrontageIsland } from '../../src/islands/types';
import { count, overlay, stopMedia, whenDone } from '../../src/ui/overlay';

export interface ModalProps extends Record< string, unknown > {
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks: boolean;
	/** What openings are counted under; empty if they are not. */
	mark: string;
}

export function enhance(
	island: FrontageIsland,
	{ mark, staysOnLinks }: ModalProps
): () => void {
	const dialog = island.lastElementChild as HTMLDialogElement;
	const stop = new AbortController();
	const widget = overlay( dialog, {
		staysOnLinks,
		onOpen: () => count( mark, 'open' ),
		onClose: () => stopMedia( dialog ),
	} );
	whenDone( dialog, () => count( mark, 'done' ), stop.signal );
	return () => {
		widget.stop();
		stop.abort();
	};
}
