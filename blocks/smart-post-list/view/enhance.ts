import { fill } from '@frontage/lib/fill';
import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import {
	type ListWords,
	type Place,
	addressOf,
	createList,
	markCurrent,
} from '@frontage/list';

export interface SmartPostListProps extends Record< string, unknown > {
	/** Signed; only the server reads it. */
	querySettings: string;
	/** Term IDs, keyed by slug. */
	terms: Record< string, number >;
	/** Number of posts per page. */
	count: number;
	place: Place;
	words: ListWords & { shown: string; empty: string };
}

/** Loads previous and next pages and terms of the list (S2 §4 §7). */
export function enhance(
	island: FrontageIsland,
	{ querySettings, terms, count, place, words }: SmartPostListProps
): () => void {
	const [ into ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	const topics = queryOwn< HTMLAnchorElement >(
		island,
		'.frontage-filter a'
	);
	const [ previous, next ] = queryOwn<
		[ HTMLAnchorElement, HTMLAnchorElement ]
	>( island, '.frontage-smart-post-list__step' );
	const list = createList( {
		place,
		into,
		status: queryOwn< [ HTMLElement ] >( island, '.frontage-status' )[ 0 ],
		words,
		history: 'push',
		pressed: ( choice ) => void markCurrent( topics, place, choice ),
		load: ( { category, page }, signal, after ) =>
			callAction(
				'ha_smart_post_list_action',
				{
					querySettings,
					offset: ( page - 1 ) * count,
					termId: terms[ category ] ?? 0,
					after,
				},
				{ signal, read: true }
			),
		show( html, { category, page } ) {
			if ( html ) {
				into.innerHTML = html;
			}
			lead( previous, page > 1 && { category, page: page - 1 } );
			lead(
				next,
				html &&
					! into.querySelector( '[data-last]' ) && {
						category,
						page: page + 1,
					}
			);
			return html ? fill( words.shown, page ) : words.empty;
		},
	} );

	/** Sets or removes a link's `href`; it keeps the focus. */
	const lead = (
		link: HTMLAnchorElement,
		choice: '' | false | { category: string; page: number }
	) => {
		link.tabIndex = 0;
		link.ariaDisabled = choice ? null : 'true';
		link.role = choice ? null : 'link';
		if ( choice ) {
			link.href = addressOf( place, choice );
		} else {
			link.removeAttribute( 'href' );
		}
	};

	list.keep( into.innerHTML );
	for ( const link of [ ...topics, previous, next ] ) {
		link.onclick = ( event ) => link.href && list.follow( event, link );
	}
	return list.stop;
}
