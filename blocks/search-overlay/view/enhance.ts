import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { host } from '@frontage/overlay';
import { search, type SearchProps } from '@frontage/search';

interface SearchOverlayProps extends SearchProps, Record< string, unknown > {
	/** Signed ID for counting; empty if it is not counted. */
	mark: string;
}

/** Adds live results, counting, and dialog behavior that browsers lack (S0 §2). */
export function enhance(
	island: FrontageIsland,
	props: SearchOverlayProps
): () => void {
	const [ dialog ] = queryOwn< [ HTMLDialogElement ] >( island, 'dialog' );
	const live = search( dialog, props );
	const stop = host( dialog, { mark: props.mark, onClose: live.clear } );
	return () => {
		live.stop();
		stop();
	};
}
