/** The lightbox's stylesheet, loaded on demand. */

/**
 * Loads the stylesheet.
 *
 * @param href URL; empty for none.
 * @return Resolves when it has loaded or failed; the lightbox opens anyway.
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
