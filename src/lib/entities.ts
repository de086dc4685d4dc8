/**
 * Returns plain text as HTML, such as for rich text.
 *
 * @param text Plain text.
 */
export const encodeEntities = ( text = '' ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );

/**
 * Decodes entities with the browser; a textarea does not run scripts, and keeps tags as text.
 *
 * @param html Text with entities.
 */
export function decodeEntities( html: string ): string {
	if ( ! html.includes( '&' ) ) {
		return html;
	}
	const reader = document.createElement( 'textarea' );
	reader.innerHTML = html;
	return reader.value;
}
