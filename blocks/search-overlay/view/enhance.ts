import type { FrontageIsland } from '../../../src/islands/types';
import { owned } from '../../../src/lib/owned';
import { overlay } from '../../../src/ui/overlay';
import { search, type SearchProps } from '../../../src/ui/search';

/** Brings the results while the visitor types, and what the platform lacks of a dialog (S0 §2). */
export function enhance(
	island: FrontageIsland,
	props: SearchProps & Record< string, unknown >
): () => void {
	const [ dialog ] = owned< HTMLDialogElement >( island, 'dialog' );
	const live = search( dialog, props );
	const widget = overlay( dialog, { onClose: live.clear } );
	return () => {
		live.stop();
		widget.stop();
	};
}
