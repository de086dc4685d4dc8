/** Addresses that authors and vendors may give; the twin of `Url::safe()` in PHP. */

const SCHEMES = [ 'http', 'https', 'mailto', 'tel' ];

/** Control characters, blanks and invisible marks, which a browser drops or a reader cannot see. */
const INVISIBLE = /[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff]+/g;

/**
 * Gives the address if it is http, https, mailto, tel or relative, else an empty text.
 *
 * Entities are decoded and control characters dropped before the scheme is read, as a browser
 * would. Both languages are tested with `tests/fixtures/urls.json`.
 *
 * @param url Anything; only text can be an address.
 */
export function safeUrl( url: unknown ): string {
	if ( typeof url !== 'string' ) {
		return '';
	}
	const plain = decodeEntities( url ).replace( INVISIBLE, '' );
	const scheme = /^([^/?#]*?):/.exec( plain )?.[ 1 ];
	if ( scheme !== undefined && ! SCHEMES.includes( scheme.toLowerCase() ) ) {
		return '';
	}
	return plain === '' ? '' : url.trim();
}

/**
 * The browser's own list of entities; a textarea runs nothing.
 * @param text
 */
function decodeEntities( text: string ): string {
	if ( ! text.includes( '&' ) ) {
		return text;
	}
	const reader = document.createElement( 'textarea' );
	reader.innerHTML = text;
	return reader.value;
}
