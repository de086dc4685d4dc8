<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use LogicException;

defined( 'ABSPATH' ) || exit;

/**
 * Stubs that stand for vendors, in tests.
 *
 * Sends what is meant for a vendor to a stub server on this machine.
 *
 * Only PHP can set it, only on a site whose environment type is `local`, and only to this machine:
 * no setting, constant or filter leads here.
 */
final class Http_Stub {
	/**
	 * Addresses of stubs, by host.
	 *
	 * @var array<string, string>
	 */
	private static array $stubs = array();

	/**
	 * Lets a stub answer for a host from now on; null ends it.
	 *
	 * @param string      $host The vendor's machine, or `*.example.com`.
	 * @param string|null $stub Its address: http, this machine, a port.
	 * @throws LogicException If this is not a test.
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
	 * The stub of a host, null for all vendors outside tests.
	 *
	 * @param string $host Such as `us21.api.mailchimp.com`.
	 */
	public static function of( string $host ): ?string {
		return self::$stubs[ $host ] ?? self::$stubs[ '*' . strstr( $host, '.' ) ] ?? null;
	}
}
