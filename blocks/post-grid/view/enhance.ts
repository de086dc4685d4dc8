import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { type MoreOptions, moreOf } from '@frontage/list';
import type { layOutMasonry } from '@frontage/masonry';

export interface PostGridProps extends Record< string, unknown > {
	/** Signed; only the server reads it. */
	querySettings: string;
	place: MoreOptions[ 'place' ];
	/** Number of pages initially shown. */
	page: number;
	/** Number of items before the first one shown. */
	before: number;
	words: MoreOptions[ 'words' ];
	/** URL of the masonry script, if enabled. */
	masonry?: string;
}

interface MasonryPart {
	layOutMasonry: typeof layOutMasonry;
}

/** Loads more posts (S2 §4 §7), and closes the gaps between cards. */
export function enhance(
	island: FrontageIsland,
	{ querySettings, before, masonry, ...props }: PostGridProps
): () => void {
	const stop = new AbortController();
	const [ items ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	if ( masonry ) {
		void import( /* webpackIgnore: true */ masonry ).then(
			( part: MasonryPart ) => part.layOutMasonry( items, stop.signal )
		);
	}
	const [ link ] = queryOwn< HTMLAnchorElement >(
		island,
		'.frontage-list__more a'
	);
	const end =
		link &&
		moreOf( {
			...props,
			link,
			items,
			status: queryOwn< [ HTMLElement ] >(
				island,
				'.frontage-status'
			)[ 0 ],
			load: ( loaded, signal, after ) =>
				callAction(
					'hapro_post_grid_action',
					{ querySettings, loadedItem: before + loaded, after },
					{ signal, read: true }
				),
		} );
	return () => {
		stop.abort();
		end?.();
	};
}
