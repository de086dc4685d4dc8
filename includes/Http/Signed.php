<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Signed values, which the browser sends back unchanged.
 *
 * For query settings, lists, recipients, and anything else that visitors must not choose.
 *
 * The same data always results in the same text, so pages are identical for everyone. A signature
 * proves that this site created the value, not that it is still valid: check posts again when you use it.
 *
 * @api
 */
final class Signed {
	private const VERSION   = 'v1';
	private const OPTION    = 'frontage_token_key';
	private const MAX_BYTES = 16384;
	private const MAX_DEPTH = 16;
	private const ID_DIGITS = 8;

	/**
	 * Signs data.
	 *
	 * @param string $kind Purpose; it cannot be read for another one.
	 * @param array<string, mixed> $data JSON-serializable data, readable by visitors.
	 * @return string Safe in URLs and attributes.
	 */
	public static function make( string $kind, array $data ): string {
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return self::encode( $json ) . '.' . self::encode( self::mac( $kind, $json, self::keys()[0] ) );
	}

	/**
	 * Returns the data; null if this site did not sign it for that purpose.
	 *
	 * @param string $kind Purpose.
	 * @param string $text Result of `make`.
	 * @return array<string, mixed>|null
	 */
	public static function read( string $kind, string $text ): ?array {
		if ( strlen( $text ) > self::MAX_BYTES || 1 !== preg_match( '/\A([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\z/', $text, $parts ) ) {
			return null;
		}
		$json = self::decode( $parts[1] );
		$mac  = self::decode( $parts[2] );
		foreach ( self::keys() as $key ) {
			if ( hash_equals( self::mac( $kind, $json, $key ), $mac ) ) {
				$data = json_decode( $json, true, self::MAX_DEPTH );
				return is_array( $data ) ? $data : null;
			}
		}
		return null;
	}

	/**
	 * Rotates the key. Values signed with the previous key stay valid, older ones become invalid.
	 *
	 * @internal
	 */
	public static function rotate(): void {
		$current = explode( ' ', (string) ( Values::fresh( self::OPTION ) ?? Secret::get( self::OPTION ) ) )[0];
		Values::set( self::OPTION, bin2hex( random_bytes( 32 ) ) . ' ' . $current, true );
	}

	/**
	 * Returns the IDs of the valid keys, the current one first. They reveal nothing about the keys, and
	 * tell whether a page is outdated.
	 *
	 * @return non-empty-list<string>
	 * @internal
	 */
	public static function key_ids(): array {
		return array_map(
			static fn ( string $key ): string => substr( hash_hmac( 'sha256', 'key id', $key ), 0, self::ID_DIGITS ),
			self::keys()
		);
	}

	/**
	 * Returns the signature.
	 *
	 * @param string $kind Purpose.
	 * @param string $json Data as JSON.
	 * @param string $key Signing key.
	 */
	private static function mac( string $kind, string $json, string $key ): string {
		return hash_hmac( 'sha256', implode( "\n", array( self::VERSION, $kind, get_current_blog_id(), $json ) ), $key, true );
	}

	/**
	 * Returns the valid keys, the current one first. They derive from both the database and wp-config.php.
	 *
	 * @return non-empty-list<string>
	 */
	private static function keys(): array {
		return array_map( static fn ( string $stored ): string => hash_hmac( 'sha256', $stored, wp_salt( 'auth' ) ), self::stored() );
	}

	/**
	 * Returns the key parts stored in the database.
	 *
	 * @return non-empty-list<string>
	 */
	private static function stored(): array {
		return explode( ' ', Secret::get( self::OPTION ) );
	}

	/**
	 * Encodes bytes as URL-safe Base64.
	 *
	 * @param string $bytes Bytes to encode.
	 */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * Decodes URL-safe Base64.
	 *
	 * @param string $text Text to decode.
	 */
	private static function decode( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
	}
}
