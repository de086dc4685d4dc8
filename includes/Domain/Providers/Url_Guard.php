<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Ip;
use WP_HTTP_Proxy;

defined( 'ABSPATH' ) || exit;

/**
 * Where a request goes.
 *
 * An address that was judged before anything is sent to it, with the machines its name stands for.
 *
 * The connection is made to these machines and no others, so a name that changes its meaning
 * between judgement and connection gains nothing.
 */
final class Url_Guard {
	private const MAX_LENGTH = 2048;
	private const PORT       = 443;

	/**
	 * Prepares the target.
	 *
	 * @param string       $url       Full address.
	 * @param string       $host      Its name.
	 * @param list<string> $addresses What the name stands for; none if a proxy or a test's stub finds out.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly array $addresses
	) {}

	/**
	 * Judges an address.
	 *
	 * @param string       $url   Full address.
	 * @param list<string> $hosts Who may be asked.
	 * @throws Http_Error If it must not be asked, or nobody knows it.
	 */
	public static function judge( string $url, array $hosts ): self {
		$parts = wp_parse_url( $url );
		$host  = strtolower( (string) ( is_array( $parts ) ? $parts['host'] ?? '' : '' ) );
		if ( ! is_array( $parts ) || ! self::is_plain( $parts, $url ) || ! self::is_among( $host, $hosts ) ) {
			throw Http_Error::blocked( $host );
		}
		if ( null !== Http_Stub::of( $host ) || self::has_proxy( $url ) ) {
			return new self( $url, $host, array() );
		}
		$addresses = Dns_Resolver::addresses( $host );
		if ( array() === $addresses ) {
			throw Http_Error::no_answer( $host, 'unknown name', 0 );
		}
		foreach ( $addresses as $address ) {
			if ( ! Ip::is_public( $address ) ) {
				throw Http_Error::blocked( $host );
			}
		}
		return new self( $url, $host, $addresses );
	}

	/** How curl is told which machines to connect to. */
	public function pin(): string {
		$addresses = array_map( static fn ( string $address ): string => str_contains( $address, ':' ) ? "[$address]" : $address, $this->addresses );
		return $this->host . ':' . self::PORT . ':' . implode( ',', $addresses );
	}

	/**
	 * Whether it is https on its port, without names, passwords or anything that parsers read differently.
	 *
	 * @param array<string, int|string> $parts Of the address.
	 * @param string                    $url   The address.
	 */
	private static function is_plain( array $parts, string $url ): bool {
		return 'https' === strtolower( (string) ( $parts['scheme'] ?? '' ) )
			&& ! isset( $parts['user'] )
			&& self::PORT === (int) ( $parts['port'] ?? self::PORT )
			&& strlen( $url ) <= self::MAX_LENGTH
			&& 1 === preg_match( '~^https://[a-z0-9.-]+(:443)?([/?]|$)[\x21\x23-\x5b\x5d-\x7e]*$~i', $url );
	}

	/**
	 * Whether a name is one of some.
	 *
	 * @param string       $host  In lower case.
	 * @param list<string> $hosts Names, or `*.example.com` for one label more.
	 */
	private static function is_among( string $host, array $hosts ): bool {
		if ( 1 === preg_match( '/^[0-9.]*$/', $host ) ) {
			return false;
		}
		foreach ( $hosts as $allowed ) {
			$pattern = '/^' . str_replace( '\*', '[a-z0-9-]+', preg_quote( strtolower( $allowed ), '/' ) ) . '$/';
			if ( 1 === preg_match( $pattern, $host ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether WordPress is told to go through a proxy, which then looks the name up.
	 *
	 * @param string $url The address.
	 */
	private static function has_proxy( string $url ): bool {
		$proxy = new WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy( $url );
	}
}
