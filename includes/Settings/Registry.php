<?php
/**
 * The settings that rooms and vendors bring.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings;

use Frontage\Kernel\Manifest;

defined( 'ABSPATH' ) || exit;

/** Asks rooms and groups for their fields, one at a time or, for the settings screen, all. */
final class Registry {
	/** Kinds of rooms that can be switched off. */
	public const KINDS = array( 'blocks', 'features', 'extensions' );

	/**
	 * The fields of one room or group; none for rooms without settings.
	 *
	 * @param string $room The room's folder, or the group's name.
	 * @return array<string, Field> By key.
	 */
	public static function of( string $room ): array {
		$class = self::class_of( $room );
		return is_subclass_of( $class, With_Settings::class ) ? $class::settings() : self::groups()[ $room ] ?? array();
	}

	/**
	 * The fields of all rooms and groups that have any.
	 *
	 * @return array<string, array<string, Field>> By room and key.
	 */
	public static function all(): array {
		$fields = self::groups();
		foreach ( self::KINDS as $kind ) {
			foreach ( self::rooms( $kind ) as $room ) {
				$fields[ $room ] = self::of( $room );
			}
		}
		return array_filter( $fields );
	}

	/**
	 * The fields of what is not a room; classes may share a group.
	 *
	 * @return array<string, array<string, Field>> By group and key.
	 */
	public static function groups(): array {
		$fields = array();
		foreach ( Manifest::joined( Group::class ) as $class ) {
			$fields[ $class::group() ] = ( $fields[ $class::group() ] ?? array() ) + $class::settings();
		}
		return $fields;
	}

	/**
	 * Slugs of the rooms of a kind.
	 *
	 * @param string $kind Such as `blocks`.
	 * @return list<string>
	 */
	public static function rooms( string $kind ): array {
		$rooms = Manifest::get()[ $kind ] ?? array();
		return array_map( 'strval', array_keys( $rooms ) );
	}

	/**
	 * Whether a room is on until somebody chooses: those whose class says `OFF_BY_DEFAULT = true` are not.
	 *
	 * @param string $room The room's folder.
	 */
	public static function is_on_at_first( string $room ): bool {
		$class = self::class_of( $room );
		return '' === $class || ! defined( "$class::OFF_BY_DEFAULT" ) || true !== constant( "$class::OFF_BY_DEFAULT" );
	}

	/**
	 * Which tab of the owner's screen shows a room's fields: those whose class says `TAB = 'performance'` want that one.
	 *
	 * @param string $room The room's folder.
	 * @return string The tab's slug; empty for the room's own panel.
	 */
	public static function tab_of( string $room ): string {
		$class = self::class_of( $room );
		return '' !== $class && defined( "$class::TAB" ) ? (string) constant( "$class::TAB" ) : '';
	}

	/**
	 * The room's class, empty if it has none.
	 *
	 * @param string $room The room's folder.
	 */
	private static function class_of( string $room ): string {
		return Manifest::room( $room )['class'] ?? '';
	}
}
