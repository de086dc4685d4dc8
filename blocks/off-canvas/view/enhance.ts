import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { overlay, stopMedia } from '@frontage/overlay';

export interface OffCanvasProps extends Record< string, unknown > {
	/** Stays open when a link in it leads elsewhere on the page. */
	staysOnLinks: boolean;
}

/** What the platform leaves out: Back, links, and players that go on. */
export function enhance(
	island: FrontageIsland,
	{ staysOnLinks }: OffCanvasProps
): () => void {
	const [ dialog ] = owned< HTMLDialogElement >( island, 'dialog' );
	return overlay( dialog, {
		staysOnLinks,
		onClose: () => stopMedia( dialog ),
	} ).stop;
}
