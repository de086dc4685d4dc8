<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Settings;

use Frontage\Base\Manifest;


defined( 'ABSPATH' ) || exit;

/**
 * The settings that modules and vendors bring.
 *
 * Asks modules and groups for their fields, one at a time or, for the settings screen, all.
 */
final class Registry {
	/** Kinds of modules that can be switched off. */
	public const KINDS = array( 'blocks', 'features', 'extensions' );

	/**
	 * The fields of one module or group; none for modules without settings.
	 *
	 * @param string $module The module's folder, or the group's name.
	 * @return array<string, Field> By key.
	 */
	public static function of( string $module ): array {
		$class = self::class_of( $module );
		return is_subclass_of( $class, Has_Settings::class ) ? $class::settings() : self::groups()[ $module ] ?? array();
	}

	/**
	 * The fields of all modules and groups that have any.
	 *
	 * @return array<string, array<string, Field>> By module and key.
	 */
	public static function all(): array {
		$fields = self::groups();
		foreach ( self::KINDS as $kind ) {
			foreach ( self::modules( $kind ) as $module ) {
				$fields[ $module ] = self::of( $module );
			}
		}
		return array_filter( $fields );
	}

	/**
	 * The fields of what is not a module; classes may share a group.
	 *
	 * @return array<string, array<string, Field>> By group and key.
	 */
	public static function groups(): array {
		$fields = array();
		foreach ( Manifest::implementations( Group::class ) as $class ) {
			$fields[ $class::group() ] = ( $fields[ $class::group() ] ?? array() ) + $class::settings();
		}
		return $fields;
	}

	/**
	 * Slugs of the modules of a kind.
	 *
	 * @param string $kind Such as `blocks`.
	 * @return list<string>
	 */
	public static function modules( string $kind ): array {
		$modules = Manifest::get()[ $kind ] ?? array();
		return array_map( 'strval', array_keys( $modules ) );
	}

	/**
	 * Whether a module is on until somebody chooses: those whose class says `OFF_BY_DEFAULT = true` are not.
	 *
	 * @param string $module The module's folder.
	 */
	public static function is_on_at_first( string $module ): bool {
		$class = self::class_of( $module );
		return '' === $class || ! defined( "$class::OFF_BY_DEFAULT" ) || true !== constant( "$class::OFF_BY_DEFAULT" );
	}

	/**
	 * Which tab of the owner's screen shows a module's fields: those whose class says `TAB = 'performance'` want that one.
	 *
	 * @param string $module The module's folder.
	 * @return string The tab's slug; empty for the module's own panel.
	 */
	public static function tab_of( string $module ): string {
		$class = self::class_of( $module );
		return '' !== $class && defined( "$class::TAB" ) ? (string) constant( "$class::TAB" ) : '';
	}

	/**
	 * The module's class, empty if it has none.
	 *
	 * @param string $module The module's folder.
	 */
	private static function class_of( string $module ): string {
		return Manifest::module( $module )['class'] ?? '';
	}
}
