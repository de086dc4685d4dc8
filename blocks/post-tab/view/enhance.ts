import { fill } from '@frontage/lib/fill';
import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import {
	type ListWords,
	type Place,
	createList,
	markCurrent,
} from '@frontage/list';
import type { Choice } from '@frontage/choice';
import { tabsOf } from './tabs';

export interface PostTabProps extends Record< string, unknown > {
	/** Signed; only the server reads it. */
	postTabQuery: string;
	/** Term IDs, keyed by slug. */
	terms: Record< string, number >;
	place: Place;
	words: ListWords & { shown: string };
}

/** If a visitor clicks several tabs quickly, only the last one is requested; in milliseconds (S2 §9). */
const DEBOUNCE_MS = 200;

/** Shows the posts of the selected tab (S2 §7 §9); responses are cached. */
export function enhance(
	island: FrontageIsland,
	{ postTabQuery, terms, place, words }: PostTabProps
): () => void {
	const [ into ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	const links = queryOwn< HTMLAnchorElement >( island, '.frontage-filter a' );
	const tabs = tabsOf( links, into, place.id );
	const mark = ( choice: Choice ) => {
		const link = markCurrent( links, place, choice );
		tabs.select( link );
		return link;
	};
	const list = createList( {
		place,
		into,
		status: queryOwn< [ HTMLElement ] >( island, '.frontage-status' )[ 0 ],
		words,
		history: 'push',
		debounce: DEBOUNCE_MS,
		pressed: ( choice ) => void mark( choice ),
		load: ( { category }, signal ) =>
			callAction(
				'ha_post_tab_action',
				{
					post_tab_query: postTabQuery,
					term_id: terms[ category ] ?? 0,
				},
				{ signal, read: true }
			),
		show( html, choice ) {
			into.innerHTML = html;
			return fill( words.shown, mark( choice )?.textContent ?? '' );
		},
	} );
	const printed = list.keep( into.innerHTML );
	links.forEach( ( link ) => {
		link.onclick = ( event ) => list.follow( event, link );
	} );
	mark( printed );
	return () => {
		tabs.undo();
		list.stop();
	};
}
