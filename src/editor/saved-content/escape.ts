/**
 * Escapes text for HTML and for attributes. Entities stay: rich text consists of them.
 *
 * @param text Plain text, or rich text without formats.
 */
export const escape = ( text: string ): string =>
	text
		.replace( /&(?!(?:[a-z0-9]+|#[0-9]+|#x[a-f0-9]+);)/gi, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /"/g, '&quot;' );
