<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Store\Redactor;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Redacts secrets.
 *
 * The last line of defense before a text reaches a screen, a report or a file: replaces the site's
 * keys, passwords and server paths, wherever they came from.
 */
final class Secrets {
	/** Minimum length; shorter values would match ordinary words. */
	private const MIN_CHARACTERS = 6;

	/** Secret constants in wp-config.php. */
	private const CONSTANTS = array(
		'DB_PASSWORD',
		'AUTH_KEY',
		'SECURE_AUTH_KEY',
		'LOGGED_IN_KEY',
		'NONCE_KEY',
		'AUTH_SALT',
		'SECURE_AUTH_SALT',
		'LOGGED_IN_SALT',
		'NONCE_SALT',
	);

	/** Values that are randomly generated secrets of ours. */
	private const NAMES = array( 'frontage_token_key', 'frontage_visitor_key', 'frontage_proof_key' );

	/**
	 * Replacements, keyed by secret, longest first.
	 *
	 * @var array<string, string>
	 */
	private array $instead;

	/** Collects the site's secrets. */
	public function __construct() {
		$this->instead = array_fill_keys( self::values(), Redactor::MASK ) + array_fill_keys( self::folders(), '' );
	}

	/**
	 * Returns the text with all secrets redacted.
	 *
	 * @param string $text Any text.
	 */
	public function hide( string $text ): string {
		return strtr( $text, $this->instead );
	}

	/**
	 * Returns all secret values.
	 *
	 * @return list<string>
	 */
	private static function values(): array {
		$found = array_filter(
			array_map( static fn ( string $name ): mixed => defined( $name ) ? constant( $name ) : '', self::CONSTANTS ),
			array( self::class, 'is_telling' )
		);
		foreach ( self::NAMES as $name ) {
			array_push( $found, ...explode( ' ', (string) Values::get( $name ) ) );
		}
		foreach ( Registry::all() as $module => $fields ) {
			foreach ( array_filter( $fields, static fn ( Field $field ): bool => $field->is_secret() ) as $key => $field ) {
				$found[] = Options::value( (string) $module, $key, $field );
			}
		}
		return array_values(
			array_filter( $found, static fn ( mixed $value ): bool => is_string( $value ) && strlen( $value ) >= self::MIN_CHARACTERS )
		);
	}

	/**
	 * Returns whether a value from wp-config.php is worth redacting. Redacting an ordinary word would reveal it.
	 *
	 * @param mixed $value Constant value.
	 */
	private static function is_telling( mixed $value ): bool {
		return is_string( $value ) && 1 !== preg_match( '/^[a-z]*$/i', $value );
	}

	/**
	 * Returns the folders of the WordPress installation.
	 *
	 * @return list<string>
	 */
	private static function folders(): array {
		$folders = array_map( 'trailingslashit', array( WP_PLUGIN_DIR, WP_CONTENT_DIR, ABSPATH, dirname( ABSPATH ) ) );
		return array_values( array_filter( $folders, static fn ( string $folder ): bool => '/' !== $folder ) );
	}
}
