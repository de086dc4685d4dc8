/** The address of a part of a page; mirrors `Partial_Response` in PHP. */

/** Query arguments with the names of the lists, and the cursors behind what is shown. */
const ARGUMENTS = /&frontage_(?:part|after)=[^&]*/g;

/** Longest address: every server and proxy accepts it. */
const LONGEST = 1900;

/**
 * Returns the address of parts of a page. It is another one than that of the page, so no cache takes one for the other.
 *
 * @param href  Address of the page.
 * @param parts Modules and IDs, such as `blog/news`, separated by spaces.
 * @param after Cursors of the pages that are shown, separated by spaces; the first ones are left out if there are too many.
 */
export function partAddress( href: string, parts: string, after = '' ): string {
	const page = href.replace( /#.*/, '' );
	const query = ( cursors: string ) =>
		`${ page }${ page.includes( '?' ) ? '&' : '?' }frontage_part=` +
		encodeURIComponent( parts ) +
		( cursors && `&frontage_after=${ encodeURIComponent( cursors ) }` );
	let cursors = after;
	while ( cursors && query( cursors ).length > LONGEST ) {
		cursors = cursors.replace( /^\S*\s*/, '' );
	}
	return query( cursors );
}

/**
 * Returns the address of the page that a part belongs to.
 *
 * @param href Address of a part, or of a page.
 */
export function pageAddress( href: string ): string {
	const [ , path, query = '' ] = /^([^?]*)\??([^]*)$/.exec( href )!;
	const rest = `&${ query }`.replace( ARGUMENTS, '' ).slice( 1 );
	return rest ? `${ path }?${ rest }` : path!;
}
