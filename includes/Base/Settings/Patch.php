<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Validates changes to the settings.
 *
 * Checks a whole request before anything is saved; errors name the setting.
 */
final class Patch {
	/**
	 * Validates switches.
	 *
	 * @param mixed $raw `{ blocks: { tabs: false } }`.
	 * @return array<string, array<string, bool>>
	 * @throws Invalid_Setting If a switch is unknown, invalid or defined by a constant.
	 */
	public static function switches( mixed $raw ): array {
		$checked = array();
		foreach ( self::groups( $raw, 'on' ) as $kind => $modules ) {
			if ( ! in_array( $kind, Registry::KINDS, true ) ) {
				throw self::unknown( "on.$kind" );
			}
			foreach ( $modules as $module => $on ) {
				$field = "on.$kind.$module";
				if ( ! in_array( (string) $module, Registry::modules( $kind ), true ) ) {
					throw self::unknown( $field );
				}
				self::refuse_constant( Options::constant_name( (string) $module ), $field );
				$checked[ $kind ][ $module ] = Field::flag( '', false )->parse( $field, $on );
			}
		}
		return $checked;
	}

	/**
	 * Validates values; null restores the default.
	 *
	 * @param mixed $raw `{ "sticky-header": { offset: 12 } }`.
	 * @return array<string, array<string, mixed>>
	 * @throws Invalid_Setting If a setting is unknown, invalid or defined by a constant.
	 */
	public static function values( mixed $raw ): array {
		$checked = array();
		foreach ( self::groups( $raw, 'values' ) as $module => $values ) {
			$fields = Registry::of( (string) $module );
			foreach ( $values as $key => $value ) {
				$name  = "$module.$key";
				$field = $fields[ $key ] ?? throw self::unknown( $name );
				self::refuse_constant( Options::constant_name( (string) $module, (string) $key ), $name );
				$checked[ $module ][ $key ] = $field->parse( $name, $value );
			}
		}
		return $checked;
	}

	/**
	 * Splits a request parameter into groups.
	 *
	 * @param mixed $raw Parameter value; null if omitted.
	 * @param string $field Parameter name.
	 * @return array<array-key, array<array-key, mixed>>
	 */
	private static function groups( mixed $raw, string $field ): array {
		$groups = $raw ?? array();
		if ( ! is_array( $groups ) ) {
			throw self::not_an_object( $field );
		}
		foreach ( $groups as $name => $group ) {
			if ( ! is_array( $group ) ) {
				throw self::not_an_object( 'on' === $field ? "on.$name" : (string) $name );
			}
		}
		return $groups;
	}

	/**
	 * Rejects a change that a constant would override.
	 *
	 * @param string $constant Constant that takes precedence.
	 * @param string $field Setting name.
	 */
	private static function refuse_constant( string $constant, string $field ): void {
		if ( defined( $constant ) ) {
			throw new Invalid_Setting(
				$field,
				sprintf(
					/* translators: 1: name of a setting, 2: name of a PHP constant. */
					__( '“%1$s” is set by the constant %2$s in wp-config.php. Change it there.', 'frontage' ),
					$field,
					$constant
				)
			);
		}
	}

	/**
	 * Returns the error for an unknown setting.
	 *
	 * @param string $field Setting name.
	 */
	private static function unknown( string $field ): Invalid_Setting {
		/* translators: %s: name of a setting. */
		return new Invalid_Setting( $field, sprintf( __( 'The setting “%s” does not exist.', 'frontage' ), $field ) );
	}

	/**
	 * Returns the error for a group that is not an object.
	 *
	 * @param string $field Group name.
	 */
	private static function not_an_object( string $field ): Invalid_Setting {
		/* translators: %s: name of a group of settings. */
		return new Invalid_Setting( $field, sprintf( __( '“%s” must be an object.', 'frontage' ), $field ) );
	}
}
