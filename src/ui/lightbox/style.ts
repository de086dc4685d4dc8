/** The lightbox's stylesheet, which no page loads before it is wanted. */

/**
 * Brings it.
 *
 * @param href Its address; empty for none.
 * @return Fulfilled when it is there, or cannot be had: it opens nevertheless.
 */
export function brought( href: string ): Promise< unknown > {
	if ( ! href ) {
		return Promise.resolve();
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = href;
	const come = new Promise( ( done ) => {
		link.onload = link.onerror = done;
	} );
	document.head.append( link );
	return come;
}
