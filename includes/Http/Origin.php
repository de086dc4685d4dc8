<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Where a request was made.
 *
 * Tells a request made by a page of this site from one made by another site's page.
 *
 * Browsers write these headers themselves; a hostile page cannot. A caller that sends none of them
 * is not a browser with somebody's session, or too old a one to tell.
 */
enum Origin {
	case Same;
	case Foreign;
	case Unknown;

	/**
	 * Judges a request by `Sec-Fetch-Site`, else `Origin`, else `Referer`.
	 *
	 * @param Request $request The request.
	 */
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
	 * Compares an address with those of this site; others may be added with WordPress's filter `allowed_http_origins`.
	 *
	 * @param string $url An origin or a full address; `null` for a sandboxed page.
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
	 * Origins of this site with its port, which WordPress leaves out of its own list.
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
