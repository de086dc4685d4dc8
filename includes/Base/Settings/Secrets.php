<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Store\Redactor;


defined( 'ABSPATH' ) || exit;

/**
 * What must not be seen.
 *
 * The last line of defence before a text reaches a screen, a report or a file: the site's own keys
 * and passwords and the folders of its server are blotted out wherever they came from.
 */
final class Secrets {
	/** Shorter values would blot out ordinary words. */
	private const MIN_CHARACTERS = 6;

	/** Of wp-config.php. */
	private const CONSTANTS = array( 'DB_PASSWORD', 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' );

	/** Of ours, made by chance. */
	private const OPTIONS = array( 'frontage_token_key', 'frontage_visitor_key', 'frontage_proof_key' );

	/**
	 * Each, longest first, and what stands in its place.
	 *
	 * @var array<string, string>
	 */
	private array $instead;

	/** Reads what is secret on this site now. */
	public function __construct() {
		$this->instead = array_fill_keys( self::values(), Redactor::MASK ) + array_fill_keys( self::folders(), '' );
	}

	/**
	 * The text without them.
	 *
	 * @param string $text Any text.
	 */
	public function hide( string $text ): string {
		return strtr( $text, $this->instead );
	}

	/**
	 * Every value that is secret.
	 *
	 * @return list<string>
	 */
	private static function values(): array {
		$found = array_filter( array_map( static fn ( string $name ): mixed => defined( $name ) ? constant( $name ) : '', self::CONSTANTS ), array( self::class, 'is_telling' ) );
		foreach ( self::OPTIONS as $option ) {
			$stored = get_option( $option, '' );
			array_push( $found, ...explode( ' ', is_string( $stored ) ? $stored : '' ) );
		}
		foreach ( Registry::all() as $module => $fields ) {
			foreach ( array_filter( $fields, static fn ( Field $field ): bool => $field->is_secret() ) as $key => $field ) {
				$found[] = Options::value( (string) $module, $key, $field );
			}
		}
		return array_values( array_filter( $found, static fn ( mixed $value ): bool => is_string( $value ) && strlen( $value ) >= self::MIN_CHARACTERS ) );
	}

	/**
	 * Whether a value of wp-config.php is more than a word, which would be blotted out where it means nothing, and so be told.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_telling( mixed $value ): bool {
		return is_string( $value ) && 1 !== preg_match( '/^[a-z]*$/i', $value );
	}

	/**
	 * Where WordPress lies.
	 *
	 * @return list<string>
	 */
	private static function folders(): array {
		$folders = array_map( 'trailingslashit', array( WP_PLUGIN_DIR, WP_CONTENT_DIR, ABSPATH, dirname( ABSPATH ) ) );
		return array_values( array_filter( $folders, static fn ( string $folder ): bool => '/' !== $folder ) );
	}
}
