import { safeHTML } from '@wordpress/dom';
import { safeUrl } from '@frontage/lib/safe-url';
import { escapeAmpersands, escapeBrackets } from './escape';

/**
 * Returns rich text without scripts, event handlers, shortcodes and links that run code.
 *
 * @param html As the author wrote it.
 */
export function formatted( html: string ): string {
	if ( ! html.includes( '<' ) ) {
		return escapeBrackets( escapeAmpersands( html ) );
	}
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = safeHTML( html );
	for ( const link of body.querySelectorAll( '[href]' ) ) {
		if ( ! safeUrl( link.getAttribute( 'href' ) ) ) {
			link.removeAttribute( 'href' );
		}
	}
	return escapeBrackets( body.innerHTML );
}
