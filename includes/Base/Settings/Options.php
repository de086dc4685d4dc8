<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Manifest;
use Frontage\Base\Request_Cache;
use Frontage\Base\Store\Shared_Option;

defined( 'ABSPATH' ) || exit;

/**
 * The site owner's settings.
 *
 * All settings are in one autoloaded option, so no page needs a query. Secrets are in another option, which is not autoloaded.
 *
 * Constants in wp-config.php override stored values: `FRONTAGE_STICKY_HEADER_OFFSET` overrides the key
 * `offset` of the module `sticky-header`, `FRONTAGE_STICKY_HEADER` (true or false) overrides its switch, and
 * `FRONTAGE_CONSENT` overrides the key `consent` of the group `frontage`, which contains site-wide settings.
 *
 * @phpstan-type Stored array{on?: array<string, array<string, bool>>, values?: array<string, array<string, mixed>>}
 *
 * @api
 */
final class Options {
	/**
	 * Option with the switches and values.
	 *
	 * @internal
	 */
	public const OPTION = 'frontage_settings';

	/**
	 * Option with the secrets.
	 *
	 * @internal
	 */
	public const SECRETS = 'frontage_secrets';

	/**
	 * Group of the site-wide settings.
	 *
	 * @internal
	 */
	public const SITE = 'frontage';

	/**
	 * Returns whether a module is turned on.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @param string $module Module folder.
	 */
	public static function is_on( string $kind, string $module ): bool {
		$constant = self::constant_name( $module );
		if ( defined( $constant ) ) {
			return (bool) constant( $constant );
		}
		return self::by_choice( self::chosen()[ $kind ][ $module ] ?? null, isset( Manifest::get()[ $kind ][ $module ]['off'] ) );
	}

	/**
	 * Returns the switches of the owner; every page asks for more than a hundred modules.
	 *
	 * @return array<string, array<string, bool>> Keyed by kind and module.
	 */
	private static function chosen(): array {
		return Request_Cache::find( self::OPTION )
			?? Request_Cache::remember( self::OPTION, static fn (): array => self::stored()['on'] ?? array() );
	}

	/**
	 * Returns whether a module without a constant is on.
	 *
	 * @param mixed $chosen What the owner chose; null for nothing.
	 * @param bool $is_off Whether it is off by default.
	 */
	private static function by_choice( mixed $chosen, bool $is_off ): bool {
		return is_bool( $chosen ) ? $chosen : ! $is_off;
	}

	/**
	 * Returns the modules of a kind that are turned off.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @return array<string, true> Keyed by folder.
	 * @internal
	 */
	public static function off( string $kind ): array {
		$off    = array();
		$chosen = self::chosen()[ $kind ] ?? array();
		foreach ( Manifest::get()[ $kind ] as $slug => $module ) {
			$constant = self::constant_name( $slug );
			if ( defined( $constant ) ? ! constant( $constant ) : ! self::by_choice( $chosen[ $slug ] ?? null, isset( $module['off'] ) ) ) {
				$off[ $slug ] = true;
			}
		}
		return $off;
	}

	/**
	 * Returns whether a class's module is turned on; classes without a module are always in use.
	 *
	 * @param string $name Fully qualified class name, which contains the kind and the folder.
	 * @internal
	 */
	public static function is_in_use( string $name ): bool {
		if ( 1 !== preg_match( '/^Frontage\\\\(Blocks|Features|Extensions)\\\\(\w+)\\\\/', $name, $found ) ) {
			return true;
		}
		return self::is_on( strtolower( $found[1] ), strtolower( str_replace( '_', '-', $found[2] ) ) );
	}

	/**
	 * Returns a setting's value.
	 *
	 * @param string $module Module folder.
	 * @param string $key Setting key.
	 * @return mixed The constant, else the stored value if still valid, else the default; null if the setting does not exist.
	 */
	public static function get( string $module, string $key ): mixed {
		$field = Registry::of( $module )[ $key ] ?? null;
		return null === $field ? null : self::value( $module, $key, $field );
	}

	/**
	 * Returns the value of a field.
	 *
	 * @param string $module Module folder.
	 * @param string $key Setting key.
	 * @param Field $field Field definition.
	 * @internal
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
	 * Saves settings; omitted ones are unchanged, as is what others save meanwhile.
	 *
	 * @param array<string, array<string, bool>> $on Validated switches, keyed by kind and module.
	 * @param array<string, array<string, mixed>> $values Validated values, keyed by module and key.
	 * @internal
	 */
	public static function save( array $on, array $values ): void {
		$open   = array();
		$hidden = array();
		foreach ( $values as $module => $new ) {
			$is_secret         = array_filter( Registry::of( $module ), static fn ( Field $field ): bool => $field->is_secret() );
			$open[ $module ]   = array_diff_key( $new, $is_secret );
			$hidden[ $module ] = array_intersect_key( $new, $is_secret );
		}
		Shared_Option::change(
			self::OPTION,
			static function () use ( $on, $open ): array {
				$stored = self::stored();
				return array(
					'on'     => array_replace_recursive( $stored['on'] ?? array(), $on ),
					'values' => self::merged( $stored['values'] ?? array(), $open ),
				);
			},
			true
		);
		if ( array() !== array_filter( $hidden ) ) {
			Shared_Option::change(
				self::SECRETS,
				static fn (): array => array_filter( array_map( 'array_filter', self::merged( self::secrets(), $hidden ) ) ),
				false
			);
		}
	}

	/**
	 * Returns stored values with new ones.
	 *
	 * @param array<string, array<string, mixed>> $stored Keyed by module and key.
	 * @param array<string, array<string, mixed>> $values The same.
	 * @return array<string, array<string, mixed>>
	 */
	private static function merged( array $stored, array $values ): array {
		foreach ( $values as $module => $new ) {
			$stored[ $module ] = array_replace( $stored[ $module ] ?? array(), $new );
		}
		return $stored;
	}

	/**
	 * Makes WordPress's cache hold the settings that the database has, whatever was written or taken back meanwhile.
	 *
	 * @internal
	 */
	public static function reread(): void {
		Shared_Option::reread( self::OPTION, true );
	}

	/**
	 * Returns the name of the constant that overrides a switch or setting.
	 *
	 * @param string $module Module folder.
	 * @param string $key Setting key; empty for the switch.
	 * @internal
	 */
	public static function constant_name( string $module, string $key = '' ): string {
		$name = self::SITE . ( self::SITE === $module ? '' : "-$module" ) . ( '' === $key ? '' : "-$key" );
		return strtoupper( strtr( $name, '-', '_' ) );
	}

	/**
	 * Returns the stored secrets.
	 *
	 * @return array<string, array<string, mixed>> Keyed by module and key.
	 */
	private static function secrets(): array {
		$stored = get_option( self::SECRETS );
		return is_array( $stored ) ? array_filter( $stored, 'is_array' ) : array();
	}

	/**
	 * Returns the stored option.
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
		foreach ( $parts['on'] ?? array() as $kind => $switches ) {
			if ( is_array( $switches ) ) {
				$parts['on'][ $kind ] = Manifest::with_new_names( $switches );
			}
		}
		if ( isset( $parts['values'] ) ) {
			$parts['values'] = Manifest::with_new_names( $parts['values'] );
		}
		return $parts;
	}
}
