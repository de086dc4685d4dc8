<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Which machines a name stands for.
 *
 * Asks the name service, unless a test answers for it.
 */
final class Dns_Resolver {
	/**
	 * Answers instead, in tests.
	 *
	 * @var (Closure(string): list<string>)|null
	 */
	private static ?Closure $instead = null;

	/**
	 * The addresses of a name, IPv4 first; none if it is unknown.
	 *
	 * @param string $host Such as `us21.api.mailchimp.com`.
	 * @return list<string>
	 */
	public static function addresses( string $host ): array {
		if ( null !== self::$instead ) {
			return ( self::$instead )( $host );
		}
		$ipv4 = gethostbynamel( $host );
		$ipv6 = @dns_get_record( $host, DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- it warns when the name service is slow; then there are just no such addresses.
		return array_merge( is_array( $ipv4 ) ? $ipv4 : array(), array_column( is_array( $ipv6 ) ? $ipv6 : array(), 'ipv6' ) );
	}

	/**
	 * Lets a test answer; null asks the name service again.
	 *
	 * @param (Closure(string): list<string>)|null $instead Gives addresses for a name.
	 */
	public static function replace( ?Closure $instead ): void {
		self::$instead = $instead;
	}
}
