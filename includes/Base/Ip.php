<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** IP addresses and ranges, IPv4 and IPv6, compared as bytes. */
final class Ip {
	private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** Ranges that are not the public internet (IANA's special-purpose registries). */
	private const SPECIAL = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
	);

	/** Public unicast IPv6; the rest is local, special or unassigned. */
	private const PUBLIC_IPV6 = array( '2000::/3' );

	/** Ranges within it that are special or embed an IPv4 address that could be. */
	private const SPECIAL_IPV6 = array( '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20' );

	/** IPv4 addresses on IPv6-only networks: as public as the address in the last four bytes. */
	private const NAT64 = array( '64:ff9b::/96' );

	/**
	 * Returns an address as 4 or 16 bytes. IPv4 mapped to IPv6 is returned as IPv4; null if invalid.
	 *
	 * @param string $address IP address.
	 */
	public static function pack( string $address ): ?string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $packed ) {
			return null;
		}
		return str_starts_with( $packed, self::IPV4_IN_IPV6 ) ? substr( $packed, 12 ) : $packed;
	}

	/**
	 * Returns whether an address is on the public internet.
	 *
	 * Stricter than WordPress 6.7, which does not check link-local ranges, shared ranges or IPv6.
	 *
	 * @param string $address IP address.
	 */
	public static function is_public( string $address ): bool {
		$packed = self::pack( $address );
		if ( null === $packed ) {
			return false;
		}
		if ( 4 === strlen( $packed ) ) {
			return ! self::is_among( $address, self::SPECIAL );
		}
		if ( self::is_among( $address, self::NAT64 ) ) {
			return self::is_public( (string) inet_ntop( substr( $packed, 12 ) ) );
		}
		return self::is_among( $address, self::PUBLIC_IPV6 ) && ! self::is_among( $address, self::SPECIAL_IPV6 );
	}

	/**
	 * Returns whether an address is in one of the ranges.
	 *
	 * @param string $address IP address.
	 * @param list<string> $ranges Addresses or CIDR ranges such as `10.0.0.0/8`.
	 */
	public static function is_among( string $address, array $ranges ): bool {
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
	 * Returns the first bits of an address.
	 *
	 * @param string $packed Address as bytes.
	 * @param int $bits Number of bits.
	 */
	private static function head( string $packed, int $bits ): string {
		$whole = substr( $packed, 0, intdiv( $bits, 8 ) );
		$rest  = $bits % 8;
		return 0 === $rest ? $whole : $whole . chr( ord( $packed[ strlen( $whole ) ] ) & ( 0xff << ( 8 - $rest ) ) );
	}
}
