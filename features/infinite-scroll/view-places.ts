import { entryState } from '@frontage/lib/entry-state';
import type { Fetched } from './view/fetch-part';
import { KEY } from './view/key';
import { postOf } from './view/part';

/** Milliseconds without scrolling before the position is saved (S0 §9). */
const DEBOUNCE_MS = 100;

/** A page of the list. */
interface Page {
	first: Element;
	url: string;
	title: string;
}

/** The position saved in the history entry. */
interface Saved {
	/** The page being read. */
	url: string;
	/** Pages shown before it, the nearest last. */
	before: string[];
	/** The topmost post, and its distance from the top of the window. */
	post?: string;
	top: number;
}

export interface PlacesPart {
	places: typeof places;
}

/** Fetches a page and returns its posts that are not shown yet. */
export type Bring = (
	url: string
) => Promise< { part: Fetched; added: Element[] } | null >;

interface Analytics {
	gtag?: ( ...said: unknown[] ) => void;
	dataLayer?: unknown[];
}

/**
 * Keeps URL and title in step with the page being read, counts page views, and restores the position
 * after Back.
 *
 * @param items  The posts; earlier pages are prepended when the visitor comes back.
 * @param bring  Fetches a page.
 * @param signal Stops it.
 * @return Receives pages as they load.
 */
export async function places(
	items: Element[],
	bring: Bring,
	signal: AbortSignal
) {
	const here = {
		first: items[ 0 ]!,
		url: location.href,
		title: document.title,
	};
	const pages: Page[] = [ here ];
	let current: Page = here;
	let timer: ReturnType< typeof setTimeout >;
	const note = () => {
		const read =
			pages
				.filter( ( { first } ) => topOf( first ) <= innerHeight / 2 )
				.at( -1 ) ?? pages[ 0 ]!;
		if ( read !== current ) {
			current = read;
			document.title = read.title;
		}
		const item = items.find(
			( one ) => one.getBoundingClientRect().bottom > 0
		);
		const saved: Saved = {
			url: read.url,
			before: pages
				.slice( 0, pages.indexOf( read ) )
				.map( ( { url } ) => url ),
			post: item && postOf( item ),
			top: item ? topOf( item ) : 0,
		};
		history.replaceState( entryState( { [ KEY ]: saved } ), '', read.url );
		count( read, here );
	};
	const later = () => {
		clearTimeout( timer );
		if ( pages.length > 1 ) {
			timer = setTimeout( note, DEBOUNCE_MS );
		}
	};
	const saved: Saved | undefined = history.state?.[ KEY ];
	if ( saved?.url === location.href ) {
		find( saved, items );
		pages.unshift( ...( await bringBack( saved, items, bring ) ) );
		find( saved, items );
	}
	addEventListener( 'scroll', later, { passive: true, signal } );
	addEventListener( 'pagehide', () => pages.length > 1 && note(), {
		signal,
	} );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	return {
		/**
		 * Notes a page.
		 *
		 * @param added Its posts.
		 * @param part  What was fetched.
		 */
		add( added: Element[], { url, title }: Fetched ) {
			history.scrollRestoration = 'manual';
			if ( added[ 0 ] ) {
				pages.push( { first: added[ 0 ], url, title } );
			}
		},
	};
}

const topOf = ( element: Element ) => element.getBoundingClientRect().top;

const counted = new WeakSet< Page >();

/**
 * Notifies analytics that another page is being read; the first was counted when it loaded.
 *
 * @param page The page being read.
 * @param here The page that was opened.
 */
function count( page: Page, here: Page ): void {
	if ( page === here || counted.has( page ) ) {
		return;
	}
	counted.add( page );
	const { url, title } = page;
	const said = { page_location: url, page_title: title };
	const { gtag, dataLayer } = window as Analytics;
	if ( gtag ) {
		gtag( 'event', 'page_view', said );
	} else {
		dataLayer?.push( { event: 'page_view', ...said } );
	}
	/**
	 * Counts a page that infinite scroll has appended and the visitor has reached.
	 *
	 * On the document. Detail: `url`, `title`.
	 *
	 * @event frontage:page-view
	 */
	document.dispatchEvent(
		new CustomEvent( 'frontage:page-view', { detail: { url, title } } )
	);
}

/**
 * Puts the pages before this one in front of it again.
 *
 * @param saved Where the visitor was.
 * @param items The posts of this page.
 * @param bring Fetches a page.
 */
async function bringBack(
	{ before }: Saved,
	items: Element[],
	bring: Bring
): Promise< Page[] > {
	const found = await Promise.all( before.map( bring ) ).catch( () => [] );
	const pages: Page[] = [];
	for ( const one of found.reverse() ) {
		if ( one?.added[ 0 ] ) {
			items[ 0 ]!.before( ...one.added );
			items.unshift( ...one.added );
			pages.unshift( { ...one.part, first: one.added[ 0 ] } );
		}
	}
	return pages;
}

/**
 * Scrolls to where the visitor was.
 *
 * @param saved Where.
 * @param items The posts.
 */
function find( { post, top }: Saved, items: readonly Element[] ): void {
	const item = post && items.find( ( one ) => postOf( one ) === post );
	if ( item ) {
		scrollTo( {
			top: scrollY + topOf( item ) - top,
			behavior: 'instant',
		} );
	}
}
