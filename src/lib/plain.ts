/** What is left of rich text when its markup goes. */

const SPACE = /<br[^>]*>|&nbsp;|&#160;|[\s\u00a0\u200b\ufeff]+/gi;

const TAG = /<[^>]*>/g;

/**
 * Text as a reader hears it; pictures in it count as text.
 *
 * @param html Rich text, as the editor holds it.
 */
export const plain = ( html: unknown ): string =>
	String( html ?? '' )
		.replace( /<img\s[^>]*alt="([^"]+)"[^>]*>/gi, '$1' )
		.replace( SPACE, ' ' )
		.replace( TAG, '' )
		.replace( / +/g, ' ' )
		.trim();
