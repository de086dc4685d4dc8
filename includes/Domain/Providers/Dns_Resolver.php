<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Resolves host names to IP addresses. Tests can replace it. */
final class Dns_Resolver {
	/**
	 * Resolver used in tests.
	 *
	 * @var (Closure(string): list<string>)|null
	 */
	private static ?Closure $instead = null;

	/**
	 * Returns the addresses of a host, IPv4 first; none if it does not resolve.
	 *
	 * @param string $host Host name, such as `us21.api.mailchimp.com`.
	 * @return list<string>
	 */
	public static function addresses( string $host ): array {
		if ( null !== self::$instead ) {
			return ( self::$instead )( $host );
		}
		$ipv4 = gethostbynamel( $host );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- it warns when the name service is slow; then there are just no such addresses.
		$ipv6 = @dns_get_record( $host, DNS_AAAA );
		return array_merge( is_array( $ipv4 ) ? $ipv4 : array(), array_column( is_array( $ipv6 ) ? $ipv6 : array(), 'ipv6' ) );
	}

	/**
	 * Replaces the resolver in tests; null restores DNS.
	 *
	 * @param (Closure(string): list<string>)|null $instead Returns the addresses of a host.
	 */
	public static function replace( ?Closure $instead ): void {
		self::$instead = $instead;
	}
}
