/** Fetches a page of the blog: as a partial response if the server supports it, otherwise the whole page. */
import { partAddress } from '@frontage/lib/part-address';
import { readPage } from '@frontage/lib/read-page';

/**
 * @param href   URL of the link.
 * @param id     Widget ID.
 * @param after  Cursors of the pages that were shown, separated by spaces.
 * @param signal Aborts the request.
 * @return HTML that replaces the current page.
 */
export async function fetchPage(
	href: string,
	id: string,
	after: string,
	signal: AbortSignal
): Promise< string > {
	const response = await fetch( partAddress( href, `blog/${ id }`, after ), {
		signal,
	} );
	const page = readPage( await response.text() );
	const module = page.getElementById( id )?.querySelector( '.frontage-list' );
	if ( module ) {
		return module.outerHTML;
	}
	const content = page.querySelector( 'main' ) ?? page.body;
	if ( response.status === 404 && content.textContent!.trim() ) {
		return `<div>${ content.innerHTML }</div>`; // Used as content (S1 §8).
	}
	throw new Error( `${ href } answered ${ response.status }` );
}
