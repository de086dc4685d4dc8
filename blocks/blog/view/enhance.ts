import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { type ListWords, createList, cursorIn } from '@frontage/list';
import { addressIn } from './address';
import { fetchPage } from './fetch-page';

export interface BlogProps extends Record< string, unknown > {
	/** Widget ID. */
	id: string;
	/** Whether the page is in a query parameter of the widget; otherwise links lead to archive pages. */
	own: boolean;
	words: ListWords;
}

/** Number of pages whose ends a request names; addresses have a maximum length. */
const MOST_CURSORS = 20;

/** Paginates without a page load: fetches the link and replaces the widget's content (S1 §2 §7). */
export function enhance(
	island: FrontageIsland,
	{ id, own, words }: BlogProps
): () => void {
	const [ into ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	const address = addressIn( id, own );
	// The server knows which page a URL leads to, and takes the nearest one before it.
	const cursors = new Set( [ cursorIn( into.outerHTML ) ] );
	const list = createList( {
		place: { module: 'blog', id },
		address,
		into,
		status: queryOwn< [ HTMLElement ] >( island, '.frontage-status' )[ 0 ],
		words,
		history: 'push',
		page: () => Number( into.dataset.page ),
		load: ( choice, signal ) =>
			fetchPage(
				address.write( choice ),
				id,
				[ ...cursors ].slice( -MOST_CURSORS ).join( ' ' ),
				signal
			),
		show( html ) {
			cursors.add( cursorIn( html ) );
			const made = document.createElement( 'template' );
			made.innerHTML = html;
			const page = made.content.firstElementChild as HTMLElement;
			const hadFocus = into.matches( ':focus-within' );
			into.replaceChildren( ...page.childNodes );
			into.dataset.page = page.dataset.page ?? '';
			if ( hadFocus ) {
				into.focus( { preventScroll: true } );
			}
			return page.dataset.status ?? into.textContent!.trim();
		},
	} );
	list.keep( into.outerHTML );
	into.onclick = ( event ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.frontage-pagination a'
		);
		if ( link ) {
			list.follow( event, link );
		}
	};
	return () => {
		into.onclick = null;
		list.stop();
	};
}
