import type { Choice } from '@frontage/choice/choice';
import { isPlain } from '@frontage/lib/is-plain';
import { noteAddress, printedAddress } from '@frontage/lib/printed-address';
import { type Complaint, complaint } from './complaint';
import { type Place, addressOf, choiceIn } from './place';
import { setPageTitle } from './title';

export interface ListWords {
	/** Announced while a response loads. */
	loading: string;
	failed: string;
	retry: string;
}

export interface ListOptions {
	place: Place;
	/** Where the state is kept in the URL, if not in one query parameter. */
	address?: {
		read: ( href?: string ) => Choice;
		write: ( choice: Choice ) => string;
	};
	/** Element that responses update; has the busy state. */
	into: HTMLElement;
	/** Live region for changes. */
	status: HTMLElement;
	words: ListWords;
	/**
	 * Requests HTML from the server; responses are cached per choice.
	 *
	 * `after` is the cursor of the nearest page before that the visitor has seen, so that a page from a cache goes on
	 * where it ended, whatever was published since; empty if there is none.
	 */
	load: (
		choice: Choice,
		signal: AbortSignal,
		after: string
	) => Promise< string >;
	/** Inserts a response, and returns the text to announce. */
	show: ( html: string, choice: Choice ) => string;
	/** Returns the number of the page that is shown, if choices do not contain it. */
	page?: () => number;
	/** Shows immediately that a choice was clicked. */
	pressed?: ( choice: Choice ) => void;
	/** Milliseconds to wait for further clicks before the request. */
	debounce?: number;
	/** Whether Back undoes a step or leaves the page. */
	history: 'push' | 'replace';
}

export interface List {
	/** Shows a choice; resolves when it is shown, has failed or was superseded. */
	go: ( choice: Choice ) => Promise< void >;
	/** Follows a clicked link of the list. */
	follow: ( event: MouseEvent, link: HTMLAnchorElement ) => void;
	/**
	 * Caches the server's HTML, so that Back needs no request, and returns which choice it shows.
	 *
	 * If the browser has gone to another one meanwhile, that one is loaded.
	 */
	keep: ( html: string ) => Choice;
	stop: () => void;
}

const keyOf = ( { category, page }: Choice ) => `${ category },${ page }`;

/**
 * Returns the cursor in a response, which the server prints behind the last item.
 *
 * @param html Response.
 */
export const cursorIn = ( html = '' ): string =>
	/ data-after="([^"]*)"/.exec( html )?.[ 1 ] ?? '';

/**
 * Waits, unless the request is superseded meanwhile.
 *
 * @param ms     Milliseconds.
 * @param signal Signal of the request.
 */
const rest = ( ms: number, signal: AbortSignal ) =>
	new Promise< void >( ( done, fail ) => {
		setTimeout( done, ms );
		signal.addEventListener( 'abort', fail );
	} );

/** Creates a list whose content the server renders: more items, another page, another filter (S2 §4 §7). */
export function createList( options: ListOptions ): List {
	const { place, into, status, words, load, show, history: how } = options;
	const address = options.address ?? {
		read: ( href?: string ) => choiceIn( place, href ),
		write: ( choice: Choice ) => addressOf( place, choice ),
	};
	const answers = new Map< string, string >();
	const end = new AbortController();
	let current = address.read( printedAddress( into ) );
	let request = new AbortController();
	let error: Complaint | undefined;

	const settle = ( choice: Choice, html: string, isBack?: boolean ) => {
		current = choice;
		status.textContent = show( html, choice );
		noteAddress( into, isBack ? location.href : address.write( choice ) );
		if ( how === 'push' ) {
			if ( into.getBoundingClientRect().top < 0 ) {
				into.scrollIntoView();
			}
			setPageTitle( options.page?.() ?? choice.page );
		}
		const href = address.write( choice );
		if ( ! isBack && href !== location.href ) {
			history[ `${ how }State` ]( history.state, '', href );
		}
	};

	const cursorOf = ( { category, page }: Choice ) => {
		let after = '';
		for ( let before = page; ! after && --before > 0; ) {
			after = cursorIn(
				answers.get( keyOf( { category, page: before } ) )
			);
		}
		return after;
	};

	const go = async ( choice: Choice, isBack?: boolean ): Promise< void > => {
		request.abort();
		error?.remove();
		options.pressed?.( choice );
		const known = answers.get( keyOf( choice ) );
		if ( known !== undefined ) {
			into.ariaBusy = null;
			return settle( choice, known, isBack );
		}
		const { signal } = ( request = new AbortController() );
		into.ariaBusy = 'true';
		status.textContent = words.loading;
		try {
			if ( options.debounce ) {
				await rest( options.debounce, signal );
			}
			const html = await load( choice, signal, cursorOf( choice ) );
			if ( ! signal.aborted ) {
				answers.set( keyOf( choice ), html );
				settle( choice, html, isBack );
			}
		} catch {
			if ( ! signal.aborted ) {
				status.textContent = '';
				options.pressed?.( current );
				error = complaint( into, words, () => go( choice, isBack ) );
			}
		} finally {
			if ( ! signal.aborted ) {
				into.ariaBusy = null;
			}
		}
	};

	const catchUp = () => {
		const choice = address.read();
		if (
			how === 'push' &&
			! ( 'endless' in into.dataset ) &&
			keyOf( choice ) !== keyOf( current )
		) {
			go( choice, true );
		}
	};
	addEventListener( 'popstate', catchUp, { signal: end.signal } );

	return {
		go,
		follow( event, link ) {
			if ( isPlain( event ) ) {
				event.preventDefault();
				go( address.read( link.href ) );
			}
		},
		keep( html ) {
			answers.set( keyOf( current ), html );
			queueMicrotask( catchUp );
			return current;
		},
		stop() {
			request.abort();
			end.abort();
			error?.remove();
		},
	};
}
