import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { overlay } from '@frontage/overlay';
import { search, type SearchProps } from '@frontage/search';

/** Adds live results, and dialog behavior that browsers lack (S0 §2). */
export function enhance(
	island: FrontageIsland,
	props: SearchProps & Record< string, unknown >
): () => void {
	const [ dialog ] = owned< [ HTMLDialogElement ] >( island, 'dialog' );
	const live = search( dialog, props );
	const widget = overlay( dialog, { onClose: live.clear } );
	return () => {
		live.stop();
		widget.stop();
	};
}
