<?php
declare( strict_types=1 );

namespace Frontage\Admin\Presets;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Storage for the site's presets.
 *
 * Each preset is its own option, never autoloaded: concurrent saves do not overwrite each other, and
 * front-end pages never load them.
 */
final class Presets {
	public const MAX = 200;

	private const PREFIX = 'frontage_preset_';

	/** The error when someone else has deleted the preset. */
	public static function missing(): Action_Exception {
		return new Action_Exception( 404, 'frontage_no_preset', __( 'This preset no longer exists.', 'frontage' ) );
	}

	/**
	 * Returns all presets, sorted by block and name.
	 *
	 * @return array<string, Preset> Keyed by ID.
	 */
	public static function all(): array {
		global $wpdb;
		$rows    = $wpdb->get_col(
			$wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' )
		);
		$presets = array_filter( array_map( array( self::class, 'decode' ), $rows ) );
		usort(
			$presets,
			static fn ( Preset $one, Preset $other ): int => array( $one->block, $one->title, $one->id )
				<=> array( $other->block, $other->title, $other->id )
		);
		return array_combine( array_map( static fn ( Preset $preset ): string => $preset->id, $presets ), $presets );
	}

	/**
	 * Returns a preset by ID.
	 *
	 * @param string $id Preset ID.
	 */
	public static function get( string $id ): ?Preset {
		$stored = get_option( self::PREFIX . $id );
		return is_string( $stored ) ? self::decode( $stored ) : null;
	}

	/**
	 * Adds a preset, or replaces the one with the same ID.
	 *
	 * @param Preset $preset Preset to save.
	 * @throws Invalid_Setting If there are too many presets.
	 */
	public static function put( Preset $preset ): void {
		if ( null === self::get( $preset->id ) && count( self::all() ) >= self::MAX ) {
			throw new Invalid_Setting(
				'presets',
				sprintf( /* translators: %d: a number. */ __( 'You already have %d presets. Delete one first.', 'frontage' ), self::MAX )
			);
		}
		update_option( self::PREFIX . $preset->id, (string) wp_json_encode( $preset->to_array() ), false );
	}

	/**
	 * Deletes a preset.
	 *
	 * @param string $id Preset ID.
	 * @return ?Preset Deleted preset.
	 */
	public static function delete( string $id ): ?Preset {
		$preset = self::get( $id );
		if ( null !== $preset ) {
			delete_option( self::PREFIX . $id );
		}
		return $preset;
	}

	/**
	 * Decodes a stored preset.
	 *
	 * @param string $stored JSON.
	 */
	private static function decode( string $stored ): ?Preset {
		try {
			return Preset::read( json_decode( $stored, true ) );
		} catch ( Invalid_Setting ) {
			return null;
		}
	}
}
