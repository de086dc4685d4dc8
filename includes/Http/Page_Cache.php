<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/** What caches of whole pages are told. */
final class Page_Cache {
	/**
	 * Keeps the page of the current request out of all caches that others get pages from.
	 *
	 * Plugins read the constant, proxies the headers. WordPress says `private` only to people who are logged in.
	 */
	public static function refuse(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		if ( headers_sent() ) {
			return;
		}
		nocache_headers();
		$control = (string) ( wp_get_nocache_headers()['Cache-Control'] ?? '' );
		if ( ! str_contains( $control, 'private' ) ) {
			header( "Cache-Control: $control, private" );
		}
	}
}
