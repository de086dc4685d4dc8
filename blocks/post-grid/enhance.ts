/** Brings more posts (S2 §4 §7). */
import { callAction } from '../../src/api';
import type { FrontageIsland } from '../../src/islands/types';
import { owned } from '../../src/lib/owned';
import { type MoreOptions, moreOf } from '../../src/ui/list';

export interface PostGridProps extends Record< string, unknown > {
	/** Signed; the server reads it. */
	querySettings: string;
	place: MoreOptions[ 'place' ];
	/** Pages shown at first. */
	page: number;
	/** Items before the first one shown. */
	before: number;
	words: MoreOptions[ 'words' ];
}

export function enhance(
	island: FrontageIsland,
	{ querySettings, before, ...props }: PostGridProps
): () => void {
	const [ link ] = owned< HTMLAnchorElement >(
		island,
		'.frontage-list__more a'
	);
	return moreOf( {
		...props,
		link,
		items: owned( island, '.frontage-list' )[ 0 ],
		status: owned( island, '.frontage-status' )[ 0 ],
		load: ( loaded, signal ) =>
			callAction(
				'hapro_post_grid_action',
				{ querySettings, loadedItem: before + loaded },
				{ signal }
			),
	} );
}
