<?php
/**
 * The network address a request came from.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Actions;

defined( 'ABSPATH' ) || exit;

/**
 * `REMOTE_ADDR`, cut so that one household is one address; headers count only behind trusted proxies.
 *
 * An IPv6 customer owns a /64, so its lower half is dropped.
 */
final class Client_Address {
	private const IPV6_KEPT_BYTES = 8;
	private const IPV4_IN_IPV6    = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/**
	 * The address as text, empty if there is none.
	 *
	 * @param array<array-key, mixed> $server PHP's server variables.
	 */
	public static function of( array $server ): string {
		$remote  = self::text( $server['REMOTE_ADDR'] ?? '' );
		$proxies = self::trusted();
		$hops    = self::is_among( $remote, $proxies ) ? explode( ',', self::text( $server['HTTP_X_FORWARDED_FOR'] ?? '' ) ) : array();
		$address = $remote;
		foreach ( array_reverse( array_map( 'trim', $hops ) ) as $hop ) {
			if ( null === self::pack( $hop ) ) {
				break;
			}
			$address = $hop;
			if ( ! self::is_among( $hop, $proxies ) ) {
				break;
			}
		}
		return self::cut( $address );
	}

	/**
	 * Proxies whose `X-Forwarded-For` is believed.
	 *
	 * @return list<string>
	 */
	private static function trusted(): array {
		/**
		 * Filters the proxies in front of this site whose X-Forwarded-For header is believed.
		 *
		 * @param list<string> $proxies Addresses or ranges such as `10.0.0.0/8`; none at first.
		 */
		$proxies = apply_filters( 'frontage_trusted_proxies', array() );
		return is_array( $proxies ) ? array_values( array_filter( $proxies, 'is_string' ) ) : array();
	}

	/**
	 * Cuts an address to what is kept.
	 *
	 * @param string $address The address.
	 */
	private static function cut( string $address ): string {
		$packed = self::pack( $address );
		if ( null === $packed ) {
			return '';
		}
		$kept = 4 === strlen( $packed ) ? $packed : str_pad( substr( $packed, 0, self::IPV6_KEPT_BYTES ), 16, "\0" );
		return (string) inet_ntop( $kept );
	}

	/**
	 * An address as bytes: 4, or 16; IPv4 written as IPv6 is IPv4.
	 *
	 * @param string $address The address.
	 */
	private static function pack( string $address ): ?string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $packed ) {
			return null;
		}
		return str_starts_with( $packed, self::IPV4_IN_IPV6 ) ? substr( $packed, 12 ) : $packed;
	}

	/**
	 * Whether an address is in one of some ranges.
	 *
	 * @param string       $address The address.
	 * @param list<string> $ranges  Addresses or ranges.
	 */
	private static function is_among( string $address, array $ranges ): bool {
		$packed = self::pack( $address );
		foreach ( $ranges as $range ) {
			list( $base, $bits ) = explode( '/', $range . '/' );
			$start               = self::pack( $base );
			if ( null === $packed || null === $start || strlen( $packed ) !== strlen( $start ) ) {
				continue;
			}
			$bits = '' === $bits ? 8 * strlen( $start ) : (int) $bits;
			if ( self::head( $packed, $bits ) === self::head( $start, $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The first bits of an address.
	 *
	 * @param string $packed The address as bytes.
	 * @param int    $bits   How many.
	 */
	private static function head( string $packed, int $bits ): string {
		$whole = substr( $packed, 0, intdiv( $bits, 8 ) );
		$rest  = $bits % 8;
		return 0 === $rest ? $whole : $whole . chr( ord( $packed[ strlen( $whole ) ] ) & ( 0xff << ( 8 - $rest ) ) );
	}

	/**
	 * A server variable as text.
	 *
	 * @param mixed $value The variable.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}
}
