/** The address of a part of a page; mirrors `Partial_Response` in PHP. */

/** The last cursors, of not more characters than every server and proxy accepts in an address. */
const LAST_CURSORS = /(?:^| )(.{1,800})$/;

/**
 * Returns the address of parts of a page. It is another one than that of the page, so no cache takes one for the other.
 *
 * @param href  Address of the page.
 * @param parts Modules and IDs, such as `blog/news`, separated by spaces.
 * @param after Cursors of the pages that are shown, separated by spaces; the first ones are left out if there are too many.
 */
export function partAddress( href: string, parts: string, after = '' ): string {
	const page = href.split( '#' )[ 0 ]!;
	const cursors = LAST_CURSORS.exec( after );
	return (
		page +
		( page.includes( '?' ) ? '&' : '?' ) +
		`frontage_part=${ encodeURIComponent( parts ) }` +
		( cursors
			? `&frontage_after=${ encodeURIComponent( cursors[ 1 ]! ) }`
			: '' )
	);
}

/**
 * Returns the address of the page that a part belongs to.
 *
 * @param href Address of a part, or of a page.
 */
export const pageAddress = ( href: string ): string =>
	href
		.replace( /&?frontage_(part|after)=[^&]*/g, '' )
		.replace( '?&', '?' )
		.replace( /\?$/, '' );
