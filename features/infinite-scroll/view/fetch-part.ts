import type { FrontageIsland } from '@frontage/islands/types';
import { addAssets, type Asset, pageAddress, partAddress } from '@frontage/api';
import { type Part, type Selectors, partOf, postOf } from './part';

export interface Fetched extends Part {
	/** The final URL, after redirects. */
	url: string;
	title: string;
}

/** Status codes that mean the page does not exist. */
const GONE = [ 404, 410 ];

/**
 * Fetches a page of the list and adds its posts to those shown.
 *
 * Resolves with null if there is no such page.
 *
 * @param url       A URL of this site.
 * @param selectors Selectors of its posts and its next link.
 * @param signal    Aborts the request.
 * @param shown     The page before it; if it is one of our lists, only that list is fetched.
 */
export async function fetchPart(
	url: string,
	selectors: Selectors,
	signal: AbortSignal,
	{ region, after }: Pick< Part, 'region' | 'after' > = {}
): Promise< Fetched | null > {
	const response = await fetch(
		region ? partAddress( url, region, after ) : url,
		{ signal }
	);
	if ( GONE.includes( response.status ) ) {
		return null;
	}
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	await addAssets( stylesOf( page, response.url ) );
	bringWatchers( page );
	return {
		...partOf( page, selectors ),
		url: pageAddress( response.url || url ),
		title: page.title,
	};
}

/** Islands that serve the whole page are at its end. */
const WATCHERS = 'body > frontage-island';

/**
 * Adds page-wide islands that the page did not need so far, such as the lightbox.
 *
 * @param page The fetched page.
 */
function bringWatchers( page: Document ): void {
	const there = [ ...document.querySelectorAll( WATCHERS ) ].map( nameOf );
	for ( const watcher of page.querySelectorAll( WATCHERS ) ) {
		if ( ! there.includes( nameOf( watcher ) ) ) {
			const island = document.importNode( watcher, true );
			document.body.append( island );
			// Islands that wait for a click need waking: the listener for it was not copied.
			void ( island as FrontageIsland ).wake?.();
		}
	}
}

const nameOf = ( island: Element ) => island.getAttribute( 'name' );

/**
 * Returns the stylesheets of a page, as WordPress prints them.
 *
 * @param base Its URL.
 */
function stylesOf( page: Document, base: string ): Asset[] {
	return [
		...page.querySelectorAll< HTMLElement >(
			'style[id$="-inline-css"],link[rel=stylesheet][id$="-css"]'
		),
	].map( ( style ) => ( {
		handle: style.id.replace( /(-inline)?-css$/, '' ),
		css: style.textContent || undefined,
		href: style.hasAttribute( 'href' )
			? new URL( style.getAttribute( 'href' )!, base ).href
			: undefined,
	} ) );
}

/**
 * Returns the posts of a page that are not shown yet, ready to be inserted.
 *
 * @param part  The page.
 * @param there Posts already shown.
 */
export function newIn( part: Part, there: readonly Element[] ): Element[] {
	const known = new Set( there.map( postOf ) );
	return part.items
		.filter( ( item ) => {
			const post = postOf( item );
			return ! post || ! known.has( post );
		} )
		.map( ( item ) => document.importNode( item, true ) );
}
