<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * Stubs for vendors in tests.
 *
 * Redirects requests for a vendor to a stub server on this machine.
 *
 * Can be set only from PHP, only if the environment type is `local`, and only to this machine: no
 * setting, constant or filter can enable it.
 */
final class Http_Stub {
	/**
	 * Stub URLs, keyed by host.
	 *
	 * @var array<string, string>
	 */
	private static array $stubs = array();

	/**
	 * Sets the stub of a host; null removes it.
	 *
	 * @param string $host Vendor's host, or `*.example.com`.
	 * @param string|null $stub Stub URL: http, this machine, a port.
	 * @throws LogicException Outside of tests.
	 */
	public static function set( string $host, ?string $stub ): void {
		if ( null === $stub ) {
			unset( self::$stubs[ $host ] );
			return;
		}
		if ( 'local' !== wp_get_environment_type() || 1 !== preg_match( '~^http://127\.0\.0\.1:\d+$~', $stub ) ) {
			throw new LogicException( 'Only tests on this machine may stand in for a vendor.' );
		}
		self::$stubs[ $host ] = $stub;
	}

	/**
	 * Returns the stub of a host; always null outside of tests.
	 *
	 * @param string $host Host name, such as `us21.api.mailchimp.com`.
	 */
	public static function of( string $host ): ?string {
		return self::$stubs[ $host ] ?? self::$stubs[ '*' . strstr( $host, '.' ) ] ?? null;
	}
}
