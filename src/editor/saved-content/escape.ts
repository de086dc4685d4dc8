/**
 * Escapes ampersands that start no entity.
 *
 * @param text Plain or rich text.
 */
export const escapeAmpersands = ( text: string ): string =>
	text.replace( /&(?!(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/gi, '&amp;' );

/**
 * Escapes what would be a shortcode.
 *
 * @param text Plain or rich text.
 */
export const escapeBrackets = ( text: string ): string =>
	text.replace( /\[/g, '&#91;' ).replace( /\]/g, '&#93;' );

/**
 * Escapes text for HTML and for attributes, also what would be a shortcode. Entities stay: rich text consists of them.
 *
 * @param text Plain text, or rich text without formats.
 */
export const escape = ( text: string ): string =>
	escapeBrackets( escapeAmpersands( text ) )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /"/g, '&quot;' );
