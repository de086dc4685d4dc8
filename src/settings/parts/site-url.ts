import { __, sprintf } from '@wordpress/i18n';

/**
 * Checks an address.
 *
 * @param address As typed.
 * @return The URL; throws an `Error` that says what is wrong.
 */
export function siteUrl( address: string ): URL {
	let url: URL | undefined;
	try {
		url = new URL( address.trim(), location.origin );
	} catch {}
	if ( ! address.trim() || url?.origin !== location.origin ) {
		throw new Error(
			sprintf(
				/* translators: %s: a URL such as “https://example.com”. */
				__(
					'Address: enter a page of this site. It starts with %s.',
					'frontage'
				),
				`${ location.origin }/`
			)
		);
	}
	url.hash = '';
	return url;
}
