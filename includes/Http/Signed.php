<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Store\Secret;


defined( 'ABSPATH' ) || exit;

/**
 * Values that travel through the browser and come back unchanged.
 *
 * Query settings, lists, recipients: whatever a visitor must not choose, signed by this site.
 *
 * The same data always gives the same text, so pages stay identical for everybody. A signature
 * says that this site wrote the value once, not that it still holds: check posts again when used.
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
	 * @param string               $kind What it is for; it cannot be read as anything else.
	 * @param array<string, mixed> $data Anything JSON can hold; readable by visitors.
	 * @return string Safe in addresses and attributes.
	 */
	public static function make( string $kind, array $data ): string {
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return self::encode( $json ) . '.' . self::encode( self::mac( $kind, $json, self::keys()[0] ) );
	}

	/**
	 * Gives the data back, or null if this site did not sign it as that kind.
	 *
	 * @param string $kind What it is for.
	 * @param string $text What `make` gave.
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

	/** Starts a new key; what the last one signed stays valid, what came before it does not. */
	public static function rotate(): void {
		$current = self::stored()[0];
		update_option( self::OPTION, bin2hex( random_bytes( 32 ) ) . ' ' . $current, true );
	}

	/**
	 * Names of the keys that count, the current one first; they tell nothing of the keys, and whether a page is too old.
	 *
	 * @return non-empty-list<string>
	 */
	public static function key_ids(): array {
		return array_map( static fn ( string $key ): string => substr( hash_hmac( 'sha256', 'key id', $key ), 0, self::ID_DIGITS ), self::keys() );
	}

	/**
	 * The signature.
	 *
	 * @param string $kind What the data is for.
	 * @param string $json The data.
	 * @param string $key  The key.
	 */
	private static function mac( string $kind, string $json, string $key ): string {
		return hash_hmac( 'sha256', implode( "\n", array( self::VERSION, $kind, get_current_blog_id(), $json ) ), $key, true );
	}

	/**
	 * Keys that count, the current one first: each needs both the database and wp-config.php.
	 *
	 * @return non-empty-list<string>
	 */
	private static function keys(): array {
		return array_map( static fn ( string $stored ): string => hash_hmac( 'sha256', $stored, wp_salt( 'auth' ) ), self::stored() );
	}

	/**
	 * What the database holds of the keys.
	 *
	 * @return non-empty-list<string>
	 */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return explode( ' ', is_string( $stored ) && '' !== $stored ? $stored : Secret::get( self::OPTION, true ) );
	}

	/**
	 * Writes bytes in letters that need no escaping.
	 *
	 * @param string $bytes The bytes.
	 */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * Reads such letters.
	 *
	 * @param string $text The letters.
	 */
	private static function decode( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
	}
}
