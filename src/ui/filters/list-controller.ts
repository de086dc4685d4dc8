import { noteAddress, printedAddress } from '@frontage/lib/printed-address';
import { type Complaint, complaint } from '@frontage/list/complaint';
import { type Place, addressOf, choicesIn, chosen } from './address';
import { fetchRegions } from './fetch-regions';
import { type Regions, isRouted, regionsOf, swap } from './regions';

export interface FilterProps {
	parameters: string[];
	/** Query parameter of a Query Loop's page. */
	page?: string;
	/** Path of the first page of a list that shows an archive. */
	path?: string;
	words: {
		/** Announced while a response loads. */
		loading: string;
		failed: string;
		retry: string;
	};
}

export interface ListController {
	/** Shows what a link of a filter leads to. */
	follow: ( link: HTMLAnchorElement ) => void;
	/**
	 * Shows the list with another value of a filter.
	 *
	 * @param name     Name of its parameter.
	 * @param value    As in addresses, not encoded; empty for none.
	 * @param isTyping Whether it is one of many values on the way to what is meant: they share an entry in the history.
	 */
	choose: ( name: string, value: string, isTyping?: boolean ) => void;
}

/** States of a list that are kept, so that going back and forth needs no request; typing makes many, then all are forgotten. */
const MOST_ANSWERS = 20;

/** Lists that have been steered, by region; all filters of a list share one. */
const lists = new Map< string, ListController >();

/**
 * Returns what steers a list.
 *
 * @param region The list's module and ID, such as `blog/news`.
 * @param props  See `FilterProps`.
 */
export function controlList(
	region: string,
	props: FilterProps
): ListController {
	const known = lists.get( region ) ?? createController( region, props );
	lists.set( region, known );
	return known;
}

function createController(
	region: string,
	{ parameters, page, path = '', words }: FilterProps
): ListController {
	const place: Place = { region, parameters, page };
	const answers = new Map< string, Document >();
	const list = document.getElementById( region.split( '/' )[ 1 ]! );
	let shown = choicesIn( place, printedAddress( list ?? document.body ) );
	let request = new AbortController();
	let error: Complaint | undefined;
	/** Filter that a visitor is typing in. */
	let typed = '';

	const go = async (
		href: string,
		how: 'push' | 'replace' | '',
		from?: HTMLElement
	): Promise< void > => {
		request.abort();
		error?.remove();
		const { signal } = ( request = new AbortController() );
		const regions = regionsOf( region );
		announce( regions, words.loading, true );
		const undo = press( from );
		try {
			const answer =
				answers.get( href ) ??
				( await fetchRegions( href, regions.names, signal ) );
			if ( answers.size > MOST_ANSWERS ) {
				answers.clear();
			}
			answers.set( href, answer );
			signal.throwIfAborted();
			await enter( href, how, regions, answer );
			shown = choicesIn( place, href );
			announce( regions, swap( regions, answer ) );
			noteAddress( regionsOf( region ).list, href );
		} catch {
			undo();
			if ( ! signal.aborted ) {
				announce( regions, '' );
				error = complaint( regions.list, words, () =>
					go( href, how, from )
				);
			}
		}
	};

	const catchUp = () => {
		typed = '';
		if ( choicesIn( place, location.href ) !== shown ) {
			void go( location.href.replace( /#.*/, '' ), '' );
		}
	};
	addEventListener( 'popstate', catchUp );
	catchUp();

	return {
		follow: ( link ) => {
			typed = '';
			void go( addressOf( place, link.href ), 'push', link );
		},
		choose: ( name, value, isTyping ) => {
			const isMore = isTyping && value && typed === name;
			typed = isTyping ? name : '';
			void go(
				addressOf( place, chosen( name, value, path ) ),
				isMore ? 'replace' : 'push'
			);
		},
	};
}

/**
 * Puts an address into the history.
 *
 * WordPress's router shows the list itself if it manages it.
 *
 * @param href    Address of the page.
 * @param how     Whether it is a new entry; empty if the browser has gone back to it.
 * @param regions The page's regions.
 * @param answer  The response.
 */
async function enter(
	href: string,
	how: 'push' | 'replace' | '',
	{ list }: Regions,
	answer: Document
): Promise< void > {
	if ( ! how || href === location.href ) {
		return;
	}
	if ( ! isRouted( list ) ) {
		history[ `${ how }State` ]( history.state, '', href );
		return;
	}
	const { actions } = await import(
		/* webpackIgnore: true */ '@wordpress/interactivity-router'
	);
	await actions.navigate( href, {
		html: answer.documentElement.outerHTML,
		force: true,
		replace: how === 'replace',
		loadingAnimation: false,
		screenReaderAnnouncement: false,
	} );
}

/**
 * Shows and announces the state of a request.
 *
 * @param regions The list and its filters.
 * @param text    What is announced, in the filter that was used.
 * @param isBusy  Whether a response is expected.
 */
function announce( regions: Regions, text: string, isBusy = false ): void {
	const list = document.getElementById( regions.list.id );
	if ( list ) {
		list.ariaBusy = isBusy ? 'true' : null;
	}
	regions.status.textContent = text;
}

/**
 * Marks a pressed link at once.
 *
 * @param link Leads to the state that is asked for.
 * @return Takes the mark back.
 */
function press( link?: HTMLElement ): () => void {
	if ( ! link ) {
		return () => {};
	}
	const before = link.ariaCurrent;
	link.ariaCurrent = before ? null : 'true';
	return () => {
		link.ariaCurrent = before;
	};
}
