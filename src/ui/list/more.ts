import { fill } from '@frontage/lib/fill';
import { hrefOf } from '@frontage/choice/choice';
import { type ListWords, createList, cursorIn } from './list';
import { allLoaded } from './loaded';
import type { Place } from './place';

export interface MoreWords extends ListWords {
	more: string;
	all: string;
	/** `%s` is the number of new items. */
	added: string;
}

export interface MoreOptions {
	place: Place & { others: string };
	words: MoreWords;
	/** Pages already shown. */
	page: number;
	/** Element that contains the items. */
	items: HTMLElement;
	link: HTMLAnchorElement;
	status: HTMLElement;
	/** Requests the items after this many, behind a cursor. */
	load: (
		loaded: number,
		signal: AbortSignal,
		after: string
	) => Promise< string >;
}

/**
 * A “Load more” link (S2 §4): “All Loaded” for a moment, then removed.
 *
 * @param options See `MoreOptions`.
 * @return Destroys it.
 */
export function moreOf( options: MoreOptions ): () => void {
	const { place, words, items, link, status, load } = options;
	let { page } = options;
	let stopEnding = () => {};

	const list = createList( {
		place,
		into: items,
		status,
		words,
		history: 'replace',
		load: ( _, signal ) =>
			load(
				items.children.length,
				signal,
				cursorIn( items.lastElementChild?.outerHTML )
			),
		show( html, choice ) {
			page = choice.page;
			const before = items.children.length;
			items.insertAdjacentHTML( 'beforeend', html );
			const added = items.children.length - before;
			const first = items.children[ before ];
			const isLast =
				! added || items.lastElementChild!.matches( '[data-last]' );
			if ( isLast ) {
				stopEnding = allLoaded(
					link,
					words.all,
					first?.querySelector< HTMLElement >( 'a:not([tabindex])' )
				);
			} else {
				link.href = hrefOf( place, { category: '', page: page + 1 } );
			}
			return isLast && ! added ? words.all : fill( words.added, added );
		},
	} );
	link.onclick = ( event ) => {
		if ( link.ariaDisabled || items.ariaBusy ) {
			event.preventDefault();
		} else {
			list.follow( event, link );
		}
	};
	return () => {
		stopEnding();
		link.onclick = null;
		list.stop();
	};
}
