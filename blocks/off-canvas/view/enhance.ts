import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { overlay, stopMedia } from '@frontage/overlay';

export interface OffCanvasProps extends Record< string, unknown > {
	/** Whether it stays open after a click on a link to another part of the page. */
	staysOnLinks: boolean;
}

/** What the browser does not handle: Back, links and pausing players. */
export function enhance(
	island: FrontageIsland,
	{ staysOnLinks }: OffCanvasProps
): () => void {
	const [ dialog ] = owned< [ HTMLDialogElement ] >( island, 'dialog' );
	return overlay( dialog, {
		staysOnLinks,
		onClose: () => stopMedia( dialog ),
	} ).stop;
}
