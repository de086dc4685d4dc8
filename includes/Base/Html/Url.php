<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/**
 * URLs that authors can link to.
 *
 * Allows http, https, mailto, tel, and relative URLs. Mirrors `src/lib/safe-url.ts`.
 */
final class Url {
	private const SCHEMES = array( 'http', 'https', 'mailto', 'tel' );

	private const AMPERSAND = '/&(?:amp|#0*38|#x0*26);/i';

	/**
	 * Returns the URL, or an empty string if a browser could execute it.
	 *
	 * Entities are decoded and control characters removed before the scheme is checked, as browsers do.
	 *
	 * @param mixed $url URL from an author or visitor.
	 */
	public static function safe( mixed $url ): string {
		if ( ! is_string( $url ) ) {
			return '';
		}
		$url   = self::decoded( $url );
		$plain = html_entity_decode( $url, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$plain = (string) preg_replace( '/[\x00-\x20\x7f-\x9f\x{200b}-\x{200f}\x{2028}-\x{202e}\x{feff}]+/u', '', $plain );
		if ( 1 === preg_match( '/^([^\/?#]*?):/', $plain, $scheme ) && ! in_array( strtolower( $scheme[1] ), self::SCHEMES, true ) ) {
			return '';
		}
		return '' === $plain ? '' : trim( $url );
	}

	/**
	 * Returns an address with plain ampersands. WordPress encodes those of authors without `unfiltered_html` as entities.
	 *
	 * @param string $url Not trusted; `safe()` does this by itself.
	 */
	public static function decoded( string $url ): string {
		return str_contains( $url, '&' ) ? (string) preg_replace( self::AMPERSAND, '&', $url ) : $url;
	}
}
