<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

defined( 'ABSPATH' ) || exit;

/**
 * What a click is counted under: host and path of an address, the domain of an email address, or that it was a phone number.
 *
 * Nothing that may tell of a person is left, whatever was sent: no parameters, no fragment, no name, no email address, no
 * phone number.
 */
final class Link_Target {
	/** What a link can be (S0 §7). */
	public const TYPES = array( 'download', 'outbound-link', 'tel', 'mailto', 'affiliate', 'cross-hostname' );

	/** Length that fits into the table, in ASCII characters. */
	public const MOST_CHARACTERS = 190;

	/** As in the script. */
	private const EMAIL = '/[^\s\/@]+(?:@|%40)[^\s\/@]+\.[a-z]{2,}/i';

	private const HOST = '/^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])$/';

	/**
	 * Returns the target; null if an address is none, or cannot be of that type.
	 *
	 * @param string $type One of TYPES.
	 * @param string $url Address from a visitor.
	 */
	public static function of( string $type, string $url ): ?string {
		return match ( $type ) {
			'mailto' => self::email( $url ),
			'tel' => 1 === preg_match( '/^tel:/i', $url ) ? 'tel:' : null,
			default => self::web( $type, $url ),
		};
	}

	/**
	 * Returns the domain of an email address.
	 *
	 * @param string $url Such as `mailto:@example.com`.
	 */
	private static function email( string $url ): ?string {
		if ( 1 !== preg_match( '/^mailto:([^?#]*)/i', $url, $found ) ) {
			return null;
		}
		$domain = strtolower( 1 === preg_match( '/@([^,;@]+)/', $found[1], $address ) ? $address[1] : '' );
		return 1 === preg_match( self::HOST, $domain ) ? 'mailto:@' . substr( $domain, 0, self::MOST_CHARACTERS - 8 ) : 'mailto:';
	}

	/**
	 * Returns host and path.
	 *
	 * @param string $type One of TYPES.
	 * @param string $url Address of the web.
	 */
	private static function web( string $type, string $url ): ?string {
		$parts  = wp_parse_url( $url );
		$parts  = is_array( $parts ) ? $parts : array();
		$scheme = strtolower( $parts['scheme'] ?? '' );
		$name   = strtolower( $parts['host'] ?? '' );
		$port   = isset( $parts['port'] ) ? ":{$parts['port']}" : '';
		$is_web = in_array( $scheme, array( 'http', 'https' ), true ) && 1 === preg_match( self::HOST, $name );
		if ( ! $is_web || ! self::fits( $type, $name . $port ) ) {
			return null;
		}
		$path = (string) preg_replace( self::EMAIL, '*', $parts['path'] ?? '/' );
		$path = (string) preg_replace_callback( '/[^\x21-\x7e]/', static fn ( array $byte ): string => rawurlencode( $byte[0] ), $path );
		return substr( "$name$port$path", 0, self::MOST_CHARACTERS );
	}

	/**
	 * Returns whether a link to a host can be of a type.
	 *
	 * @param string $type One of TYPES, of the web.
	 * @param string $host Host with its port, in lower case.
	 */
	private static function fits( string $type, string $host ): bool {
		return ! in_array( $type, array( 'outbound-link', 'cross-hostname' ), true ) || self::own() !== self::bare( $host );
	}

	/** Returns the host of this site with its port. */
	private static function own(): string {
		$parts = wp_parse_url( home_url() );
		$parts = is_array( $parts ) ? $parts : array();
		return self::bare( strtolower( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' ) );
	}

	/**
	 * Returns a host without `www.`.
	 *
	 * @param string $host Such as `www.example.com`.
	 */
	private static function bare( string $host ): string {
		return (string) preg_replace( '/^www\./', '', $host );
	}
}
