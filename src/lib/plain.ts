/** White space in rich text: line breaks, entities and invisible characters. */

const SPACE = /<br[^>]*>|&nbsp;|&#160;|[\s\u00a0\u200b\ufeff]+/gi;

const TAG = /<[^>]*>/g;

/**
 * Returns rich text as plain text; images in it count as text.
 *
 * @param html Rich text from the editor.
 */
export const plain = ( html: unknown ): string =>
	String( html ?? '' )
		.replace( /<img\s[^>]*alt="([^"]+)"[^>]*>/gi, '$1' )
		.replace( SPACE, ' ' )
		.replace( TAG, '' )
		.replace( / +/g, ' ' )
		.trim();
