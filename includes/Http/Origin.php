<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The origin of a request: a page of this site or of another site.
 *
 * Browsers set these headers themselves; a malicious page cannot. A client that sends none of them is
 * not a browser with a session, or it is too old to tell.
 */
enum Origin {
	case Same;
	case Foreign;
	case Unknown;

	/** Determines the origin from `Sec-Fetch-Site`, else `Origin`, else `Referer`. */
	public static function of( Request $request ): self {
		$site = $request->header( 'sec-fetch-site' );
		if ( 'same-origin' === $site || 'none' === $site ) {
			return self::Same;
		}
		$origin = $request->header( 'origin' );
		if ( '' !== $origin ) {
			return self::judge( $origin );
		}
		if ( '' !== $site ) {
			return self::Foreign;
		}
		$referer = $request->header( 'referer' );
		return '' === $referer ? self::Unknown : self::judge( $referer );
	}

	/**
	 * Compares a URL with this site's origins; more can be added with WordPress's filter `allowed_http_origins`.
	 *
	 * @param string $url Origin or full URL; `null` for a sandboxed page.
	 */
	private static function judge( string $url ): self {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
			return self::Foreign;
		}
		$origin = strtolower( $parts['scheme'] . '://' . $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
		return in_array( $origin, self::own(), true ) || '' !== is_allowed_http_origin( $origin ) ? self::Same : self::Foreign;
	}

	/**
	 * Returns this site's origins including the port, which WordPress omits from its own list.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		$own = array();
		foreach ( array( home_url(), site_url() ) as $url ) {
			$parts = wp_parse_url( $url );
			if ( is_array( $parts ) && isset( $parts['host'] ) ) {
				$host  = strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
				$own[] = "http://$host";
				$own[] = "https://$host";
			}
		}
		return $own;
	}
}
