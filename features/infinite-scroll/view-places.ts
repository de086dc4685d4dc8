import type { Fetched } from './view/fetch-part';
import { KEY } from './view/key';
import { postOf } from './view/part';

/** How long the visitor rests before the place is noted (S0 §9). */
const DEBOUNCE_MS = 100;

/** A page of the list. */
interface Page {
	first: Element;
	url: string;
	title: string;
}

/** What the history remembers of a place. */
interface Saved {
	/** The page that is read. */
	url: string;
	/** Pages shown before it, the nearest last. */
	before: string[];
	/** The uppermost post, and how far from the top of the window. */
	post?: string;
	top: number;
}

export interface PlacesPart {
	places: typeof places;
}

/** Fetches a page, and gives its posts that are not there yet. */
export type Bring = (
	url: string
) => Promise< { part: Fetched; added: Element[] } | null >;

interface Analytics {
	gtag?: ( ...said: unknown[] ) => void;
	dataLayer?: unknown[];
}

/**
 * Keeps address and title with the page that is read, counts it, and finds the place again after Back.
 *
 * @param items  The posts; those of pages before are put in front when the visitor comes back.
 * @param bring  Fetches a page.
 * @param signal Ends it.
 * @return Takes pages as they come.
 */
export async function places(
	items: Element[],
	bring: Bring,
	signal: AbortSignal
) {
	const here = {
		first: items[ 0 ],
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
				.at( -1 ) ?? pages[ 0 ];
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
		history.replaceState(
			{ ...history.state, [ KEY ]: saved },
			'',
			read.url
		);
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
 * Tells what counts views that another page is read; the first was counted when it was opened.
 *
 * @param page The page that is read.
 * @param here The one that was opened.
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
			items[ 0 ].before( ...one.added );
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
