<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Manifest;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that modules and groups define.
 *
 * Reads the fields of one module, or of all for the settings screen.
 */
final class Registry {
	/** Module kinds that can be turned off. */
	public const KINDS = array( 'blocks', 'features', 'extensions' );

	/**
	 * Returns the fields of a module or group; none for modules without settings.
	 *
	 * @param string $module Module folder or group name.
	 * @return array<string, Field> Keyed by setting key.
	 */
	public static function of( string $module ): array {
		$class = self::class_of( $module );
		return is_subclass_of( $class, Has_Settings::class ) ? $class::settings() : self::groups( $module )[ $module ] ?? array();
	}

	/**
	 * Returns the fields of all modules and groups that have any.
	 *
	 * @return array<string, array<string, Field>> Keyed by module and key.
	 */
	public static function all(): array {
		$fields = self::groups();
		foreach ( self::KINDS as $kind ) {
			foreach ( self::modules( $kind ) as $module ) {
				$class = self::class_of( $module );
				if ( is_subclass_of( $class, Has_Settings::class ) ) {
					$fields[ $module ] = $class::settings();
				}
			}
		}
		return array_filter( $fields );
	}

	/**
	 * Returns the fields of all groups. Several classes may share a group.
	 *
	 * @param string $only Group name; empty for all groups.
	 * @return array<string, array<string, Field>> Keyed by group and key.
	 */
	public static function groups( string $only = '' ): array {
		$fields = array();
		$groups = Error_Boundary::each(
			Group::class,
			static fn ( string $name ): array => in_array( $only, array( '', $name::group() ), true )
				? array( $name::group() => $name::settings() )
				: array()
		);
		foreach ( $groups as $found ) {
			foreach ( $found as $group => $settings ) {
				$fields[ $group ] = ( $fields[ $group ] ?? array() ) + $settings;
			}
		}
		return $fields;
	}

	/**
	 * Returns the slugs of all modules of a kind.
	 *
	 * @param string $kind Module kind, such as `blocks`.
	 * @return list<string>
	 */
	public static function modules( string $kind ): array {
		$modules = Manifest::get()[ $kind ] ?? array();
		return array_map( 'strval', array_keys( $modules ) );
	}

	/**
	 * Returns whether a module is on by default: all are, except those whose class has `OFF_BY_DEFAULT = true`.
	 *
	 * @param string $module Module folder.
	 */
	public static function is_on_at_first( string $module ): bool {
		return ! isset( Manifest::module( $module )['off'] );
	}

	/**
	 * Returns the settings tab that shows a module's fields, from a class constant such as `TAB = 'performance'`.
	 *
	 * @param string $module Module folder.
	 * @return string Tab slug; empty for the module's own panel.
	 */
	public static function tab_of( string $module ): string {
		$class = self::class_of( $module );
		return '' !== $class && defined( "$class::TAB" ) ? (string) constant( "$class::TAB" ) : '';
	}

	/**
	 * Returns the module's class; empty if it has none.
	 *
	 * @param string $module Module folder.
	 */
	private static function class_of( string $module ): string {
		return Manifest::module( $module )['class'] ?? '';
	}
}
