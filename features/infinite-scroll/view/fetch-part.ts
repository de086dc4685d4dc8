import type { FrontageIsland } from '@frontage/islands/types';
import { addAssets, type Asset } from '@frontage/api';
import { type Part, type Selectors, partOf, postOf } from './part';

export interface Fetched extends Part {
	/** Where it came from, after redirects. */
	url: string;
	title: string;
}

/** Answers that mean “there is no such page”. */
const GONE = [ 404, 410 ];

/**
 * Fetches a page of the list and puts its posts among those that are there.
 *
 * Fulfilled with null where there is no such page.
 *
 * @param url       Its address, of this site.
 * @param selectors Where its posts and its next link are.
 * @param signal    Ends the request.
 */
export async function fetchPart(
	url: string,
	selectors: Selectors,
	signal: AbortSignal
): Promise< Fetched | null > {
	const response = await fetch( url, { signal } );
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
		url: response.url || url,
		title: page.title,
	};
}

/** What cares for the whole page stands at its end. */
const WATCHERS = 'body > frontage-island';

/**
 * Brings what the page so far had no use for, such as the lightbox.
 *
 * @param page The page that was fetched.
 */
function bringWatchers( page: Document ): void {
	const there = [ ...document.querySelectorAll( WATCHERS ) ].map( nameOf );
	for ( const watcher of page.querySelectorAll( WATCHERS ) ) {
		if ( ! there.includes( nameOf( watcher ) ) ) {
			const island = document.importNode( watcher, true );
			document.body.append( island );
			// Of those that wait for a press, the one who hears it did not come along.
			void ( island as FrontageIsland ).wake?.();
		}
	}
}

const nameOf = ( island: Element ) => island.getAttribute( 'name' );

/**
 * Styles of a page, as WordPress prints them.
 *
 * @param page The page.
 * @param base Its address.
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
 * The posts of a page that are not there yet, ready to be put in.
 *
 * @param part  The page.
 * @param there Posts that are there.
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
