import { safeHTML } from '@wordpress/dom';
import { safeUrl } from '@frontage/lib/safe-url';

/**
 * Returns rich text without scripts, event handlers and links that run code.
 *
 * @param html As the author wrote it.
 */
export function formatted( html: string ): string {
	if ( ! html.includes( '<' ) ) {
		return html;
	}
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = safeHTML( html );
	for ( const link of body.querySelectorAll( '[href]' ) ) {
		if ( ! safeUrl( link.getAttribute( 'href' ) ) ) {
			link.removeAttribute( 'href' );
		}
	}
	return body.innerHTML;
}
