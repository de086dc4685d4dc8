/** What is left of rich text when its markup goes. */

const MARKUP = /<[^>]*>|&nbsp;|&#160;|\u00a0|\u200b|\ufeff/gi;

/**
 * Text as a reader hears it; pictures in it count as text.
 *
 * @param html Rich text, as the editor holds it.
 */
export const plain = ( html: unknown ): string =>
	String( html ?? '' )
		.replace( /<img\s[^>]*alt="([^"]+)"[^>]*>/gi, '$1' )
		.replace( MARKUP, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
