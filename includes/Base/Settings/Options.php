<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What the site's owner has chosen.
 *
 * All settings, in one autoloaded option: no query on any page. Secrets lie in one that is not autoloaded.
 *
 * A constant in wp-config.php wins over what is stored: `FRONTAGE_STICKY_HEADER_OFFSET` over the
 * key `offset` of the module `sticky-header`, `FRONTAGE_STICKY_HEADER` (true or false) over its switch,
 * `FRONTAGE_CONSENT` over the key `consent` of the group `frontage`, which holds what is the whole site's.
 *
 * @phpstan-type Stored array{on?: array<string, array<string, bool>>, values?: array<string, array<string, mixed>>}
 *
 * @api
 */
final class Options {
	public const OPTION  = 'frontage_settings';
	public const SECRETS = 'frontage_secrets';

	/** The group of settings that belong to no module and no vendor. */
	public const SITE = 'frontage';

	/**
	 * Whether a module is switched on.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $module The module's folder.
	 */
	public static function is_on( string $kind, string $module ): bool {
		$constant = self::constant_name( $module );
		if ( defined( $constant ) ) {
			return (bool) constant( $constant );
		}
		$chosen = self::stored()['on'][ $kind ][ $module ] ?? null;
		return is_bool( $chosen ) ? $chosen : Registry::is_on_at_first( $module );
	}

	/**
	 * Whether the module of a class is switched on; classes of no module are always in use.
	 *
	 * @param string $name With its namespace, which says the kind and the folder.
	 */
	public static function is_in_use( string $name ): bool {
		if ( 1 !== preg_match( '/^Frontage\\\\(Blocks|Features|Extensions)\\\\(\w+)\\\\/', $name, $found ) ) {
			return true;
		}
		return self::is_on( strtolower( $found[1] ), strtolower( str_replace( '_', '-', $found[2] ) ) );
	}

	/**
	 * A setting's value.
	 *
	 * @param string $module The module's folder.
	 * @param string $key  The setting.
	 * @return mixed The constant, else the stored value if it still fits, else the default; null if there is no such setting.
	 */
	public static function get( string $module, string $key ): mixed {
		$field = Registry::of( $module )[ $key ] ?? null;
		return null === $field ? null : self::value( $module, $key, $field );
	}

	/**
	 * The value of a field at hand.
	 *
	 * @param string $module  The module's folder.
	 * @param string $key   The setting.
	 * @param Field  $field Its rules.
	 */
	public static function value( string $module, string $key, Field $field ): mixed {
		$constant = self::constant_name( $module, $key );
		if ( defined( $constant ) ) {
			return $field->restore( constant( $constant ) );
		}
		$values = $field->is_secret() ? self::secrets() : self::stored()['values'] ?? array();
		$stored = $values[ $module ][ $key ] ?? null;
		return null === $stored ? $field->fallback() : $field->restore( $stored );
	}

	/**
	 * Saves choices; what is not named stays.
	 *
	 * @param array<string, array<string, bool>>  $on     Switches by kind and module, checked.
	 * @param array<string, array<string, mixed>> $values Values by module and key, checked.
	 */
	public static function save( array $on, array $values ): void {
		$stored  = self::stored();
		$merged  = array(
			'on'     => array_replace_recursive( $stored['on'] ?? array(), $on ),
			'values' => $stored['values'] ?? array(),
		);
		$kept    = self::secrets();
		$secrets = $kept;
		foreach ( $values as $module => $new ) {
			$hidden                      = array_filter( Registry::of( $module ), static fn ( Field $field ): bool => $field->is_secret() );
			$merged['values'][ $module ] = array_replace( $merged['values'][ $module ] ?? array(), array_diff_key( $new, $hidden ) );
			$secrets[ $module ]          = array_replace( $secrets[ $module ] ?? array(), array_intersect_key( $new, $hidden ) );
		}
		update_option( self::OPTION, $merged, true );
		if ( $secrets !== $kept ) {
			update_option( self::SECRETS, array_filter( array_map( 'array_filter', $secrets ) ), false );
		}
	}

	/**
	 * The constant that wins over a switch or a setting.
	 *
	 * @param string $module The module's folder.
	 * @param string $key  The setting; empty for the switch.
	 */
	public static function constant_name( string $module, string $key = '' ): string {
		$name = self::SITE . ( self::SITE === $module ? '' : "-$module" ) . ( '' === $key ? '' : "-$key" );
		return strtoupper( str_replace( '-', '_', $name ) );
	}

	/**
	 * Keys and passwords as stored.
	 *
	 * @return array<string, array<string, mixed>> By module and key.
	 */
	private static function secrets(): array {
		$stored = get_option( self::SECRETS );
		return is_array( $stored ) ? array_filter( $stored, 'is_array' ) : array();
	}

	/**
	 * The option as stored.
	 *
	 * @return Stored
	 */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) ) {
			return array();
		}
		$parts = array();
		foreach ( array( 'on', 'values' ) as $part ) {
			if ( is_array( $stored[ $part ] ?? null ) ) {
				$parts[ $part ] = $stored[ $part ];
			}
		}
		return $parts;
	}
}
