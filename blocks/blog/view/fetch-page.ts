/** Fetches a page of the blog: the module alone where the server can, else out of the whole page. */

/**
 * @param href   The link.
 * @param id     The module's id.
 * @param signal Ends the request.
 * @return HTML of what is swapped.
 */
export async function fetchPage(
	href: string,
	id: string,
	signal: AbortSignal
): Promise< string > {
	const response = await fetch( href, {
		signal,
		headers: { 'X-Frontage-Region': `blog/${ id }` },
	} );
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
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
