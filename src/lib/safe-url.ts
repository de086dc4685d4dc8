/** Allowed URL schemes for authors and third parties; mirrors `Url::safe()` in PHP. */

import { decodeEntities } from './entities';

const SCHEMES = [ 'http', 'https', 'mailto', 'tel' ];

/** WordPress encodes ampersands of authors without `unfiltered_html` as entities. */
const AMPERSAND = /&(?:amp|#0*38|#x0*26);/gi;

/** Control characters, spaces and invisible characters, which browsers drop or readers cannot see. */
const INVISIBLE = /[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff]+/g;

/**
 * Returns the URL if it is http, https, mailto, tel or relative, else an empty string.
 *
 * Entities are decoded and control characters removed before the scheme is read, as in a
 * browser. PHP and TypeScript are both tested with `tests/fixtures/urls.json`.
 *
 * @param url Any value; only a string can be a URL.
 */
export function safeUrl( url: unknown ): string {
	if ( typeof url !== 'string' ) {
		return '';
	}
	const given = url.replace( AMPERSAND, '&' );
	const plain = decodeEntities( given ).replace( INVISIBLE, '' );
	const scheme = /^([^/?#]*?):/.exec( plain )?.[ 1 ];
	if ( scheme !== undefined && ! SCHEMES.includes( scheme.toLowerCase() ) ) {
		return '';
	}
	return plain === '' ? '' : given.trim();
}
