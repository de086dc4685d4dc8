<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Ip;


defined( 'ABSPATH' ) || exit;

/**
 * The IP address of a request.
 *
 * `REMOTE_ADDR`, shortened so that one household has one address. Headers are used only behind trusted
 * proxies.
 *
 * An IPv6 customer owns a /64, so the lower half of the address is dropped.
 */
final class Client_Address {
	private const IPV6_KEPT_BYTES = 8;

	/**
	 * Returns the address; empty if there is none.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 */
	public static function of( array $server ): string {
		$remote  = self::text( $server['REMOTE_ADDR'] ?? '' );
		$proxies = self::trusted();
		$hops    = Ip::is_among( $remote, $proxies ) ? explode( ',', self::text( $server['HTTP_X_FORWARDED_FOR'] ?? '' ) ) : array();
		$address = $remote;
		foreach ( array_reverse( array_map( 'trim', $hops ) ) as $hop ) {
			if ( null === Ip::pack( $hop ) ) {
				break;
			}
			$address = $hop;
			if ( ! Ip::is_among( $hop, $proxies ) ) {
				break;
			}
		}
		return self::cut( $address );
	}

	/**
	 * Returns the proxies whose `X-Forwarded-For` header is trusted.
	 *
	 * @return list<string>
	 */
	private static function trusted(): array {
		/**
		 * Filters the proxies in front of the site whose `X-Forwarded-For` header is trusted.
		 *
		 * Runs when the visitor's IP address is needed for a rate limit.
		 *
		 *     add_filter( 'frontage_trusted_proxies', fn () => array( '10.0.0.0/8' ) );
		 *
		 * @since 0.2.0
		 *
		 * @param list<string> $proxies Addresses or ranges such as `10.0.0.0/8`; empty by default.
		 */
		$proxies = apply_filters( 'frontage_trusted_proxies', array() );
		return is_array( $proxies ) ? array_values( array_filter( $proxies, 'is_string' ) ) : array();
	}

	/**
	 * Shortens an address.
	 *
	 * @param string $address IP address.
	 */
	private static function cut( string $address ): string {
		$packed = Ip::pack( $address );
		if ( null === $packed ) {
			return '';
		}
		$kept = 4 === strlen( $packed ) ? $packed : str_pad( substr( $packed, 0, self::IPV6_KEPT_BYTES ), 16, "\0" );
		return (string) inet_ntop( $kept );
	}

	/**
	 * Returns a server variable as text.
	 *
	 * @param mixed $value Server variable.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}
}
