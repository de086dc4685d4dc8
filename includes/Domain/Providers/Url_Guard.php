<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Ip;
use WP_HTTP_Proxy;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * A request URL that has been validated, with the IP addresses of its host.
 *
 * The connection is pinned to these addresses, which prevents DNS rebinding between validation and connection.
 */
final class Url_Guard {
	private const MAX_LENGTH = 2048;
	private const PORT       = 443;

	/**
	 * Stores the target.
	 *
	 * @param string $url Full URL.
	 * @param string $host Host name.
	 * @param list<string> $addresses IP addresses of the host; none if a proxy or a test stub resolves it.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly array $addresses
	) {}

	/**
	 * Validates a URL.
	 *
	 * @param string $url Full URL.
	 * @param list<string> $hosts Allowed hosts.
	 * @throws Http_Error If it is not allowed or does not resolve.
	 */
	public static function judge( string $url, array $hosts ): self {
		$parts = wp_parse_url( $url );
		$host  = strtolower( (string) ( is_array( $parts ) ? $parts['host'] ?? '' : '' ) );
		if ( ! is_array( $parts ) || ! self::is_plain( $parts, $url ) || ! self::allows( $host, $hosts ) ) {
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

	/** Returns the addresses in the format of curl's `CURLOPT_RESOLVE`. */
	public function pin(): string {
		$addresses = array_map(
			static fn ( string $address ): string => str_contains( $address, ':' ) ? "[$address]" : $address,
			$this->addresses
		);
		return $this->host . ':' . self::PORT . ':' . implode( ',', $addresses );
	}

	/**
	 * Returns whether the URL is HTTPS on the default port, without credentials or anything that parsers
	 * read differently.
	 *
	 * @param array<string, int|string> $parts Parsed URL.
	 * @param string $url Full URL.
	 */
	private static function is_plain( array $parts, string $url ): bool {
		return 'https' === strtolower( (string) ( $parts['scheme'] ?? '' ) )
			&& ! isset( $parts['user'] )
			&& self::PORT === (int) ( $parts['port'] ?? self::PORT )
			&& strlen( $url ) <= self::MAX_LENGTH
			&& 1 === preg_match( '~^https://[a-z0-9.-]+(:443)?([/?]|$)[\x21\x23-\x5b\x5d-\x7e]*$~i', $url );
	}

	/**
	 * Returns whether a host is allowed.
	 *
	 * @param string $host Host in lowercase.
	 * @param list<string> $hosts Host names, or `*.example.com` for one more label.
	 */
	public static function allows( string $host, array $hosts ): bool {
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
	 * Returns whether WordPress uses a proxy, which then resolves the host.
	 *
	 * @param string $url Full URL.
	 */
	private static function has_proxy( string $url ): bool {
		$proxy = new WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy( $url );
	}
}
