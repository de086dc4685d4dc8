<?php
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
		$proxies = Proxies::trusted();
		$hops    = Ip::is_among( $remote, $proxies ) ? self::named( $server ) : array();
		$address = $remote;
		foreach ( array_reverse( $hops ) as $hop ) {
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
	 * Returns the addresses that the proxies name, the visitor's first.
	 *
	 * @param array<array-key, mixed> $server PHP's `$_SERVER`.
	 * @return list<string>
	 */
	private static function named( array $server ): array {
		$header = Proxies::header();
		return array_map( 'trim', explode( ',', self::text( $server[ Proxies::server_key( $header ) ] ?? '' ) ) );
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
