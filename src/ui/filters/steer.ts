import { type Complaint, complaint } from '@frontage/list/complaint';
import { type Place, addressOf, choicesIn } from './address';
import { fetchRegions } from './fetch-regions';
import { type Regions, regionsOf, swap } from './regions';

export interface FilterProps extends Record< string, unknown > {
	parameters: string[];
	words: {
		/** Announced while a response loads. */
		loading: string;
		failed: string;
		retry: string;
	};
}

export interface Steered {
	/** Shows what a link of a filter leads to. */
	follow: ( link: HTMLAnchorElement ) => void;
}

/** Lists that have been steered, by region; all filters of a list share one. */
const lists = new Map< string, Steered >();

/**
 * Returns what steers a list.
 *
 * @param region The list's module and ID, such as `blog/news`.
 * @param props  See `FilterProps`.
 */
export function steer( region: string, props: FilterProps ): Steered {
	const known = lists.get( region ) ?? steering( region, props );
	lists.set( region, known );
	return known;
}

function steering(
	region: string,
	{ parameters, words }: FilterProps
): Steered {
	const place: Place = { region, parameters };
	const answers = new Map< string, Document >();
	let shown = choicesIn( place, location.href );
	let request = new AbortController();
	let error: Complaint | undefined;

	const go = async ( href: string, from?: HTMLElement ): Promise< void > => {
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
			answers.set( href, answer );
			signal.throwIfAborted();
			if ( from && href !== location.href ) {
				history.pushState( history.state, '', href );
			}
			shown = choicesIn( place, href );
			announce( regions, swap( regions, answer ) );
		} catch {
			undo();
			if ( ! signal.aborted ) {
				announce( regions, '' );
				error = complaint( regions.list, words, () =>
					go( href, from )
				);
			}
		}
	};

	addEventListener( 'popstate', () => {
		if ( choicesIn( place, location.href ) !== shown ) {
			go( location.href.replace( /#.*/, '' ) );
		}
	} );

	return {
		follow: ( link ) => void go( addressOf( place, link.href ), link ),
	};
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
