<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Presets;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Http\Action_Exception;


defined( 'ABSPATH' ) || exit;

/**
 * The site's presets.
 *
 * One option each, never autoloaded: two authors who save at the same moment lose nothing, and no page reads them.
 */
final class Presets {
	public const MAX = 200;

	private const PREFIX = 'frontage_preset_';

	/** The error when someone else has deleted the preset. */
	public static function missing(): Action_Exception {
		return new Action_Exception( 404, 'frontage_no_preset', __( 'This preset no longer exists.', 'frontage' ) );
	}

	/**
	 * All presets, by block and name.
	 *
	 * @return array<string, Preset> By id.
	 */
	public static function all(): array {
		global $wpdb;
		$rows    = $wpdb->get_col( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) );
		$presets = array_filter( array_map( array( self::class, 'decode' ), $rows ) );
		usort( $presets, static fn ( Preset $one, Preset $other ): int => array( $one->block, $one->title, $one->id ) <=> array( $other->block, $other->title, $other->id ) );
		return array_combine( array_map( static fn ( Preset $preset ): string => $preset->id, $presets ), $presets );
	}

	/**
	 * One preset.
	 *
	 * @param string $id Its id.
	 */
	public static function get( string $id ): ?Preset {
		$stored = get_option( self::PREFIX . $id );
		return is_string( $stored ) ? self::decode( $stored ) : null;
	}

	/**
	 * Adds a preset or puts it in the place of the one with its id.
	 *
	 * @param Preset $preset The preset.
	 * @throws Invalid_Setting If there are too many.
	 */
	public static function put( Preset $preset ): void {
		if ( null === self::get( $preset->id ) && count( self::all() ) >= self::MAX ) {
			/* translators: %d: a number. */
			throw new Invalid_Setting( 'presets', sprintf( __( 'You already have %d presets. Delete one first.', 'frontage' ), self::MAX ) );
		}
		update_option( self::PREFIX . $preset->id, (string) wp_json_encode( $preset->to_array() ), false );
	}

	/**
	 * Deletes a preset.
	 *
	 * @param string $id Its id.
	 * @return ?Preset What was deleted.
	 */
	public static function delete( string $id ): ?Preset {
		$preset = self::get( $id );
		if ( null !== $preset ) {
			delete_option( self::PREFIX . $id );
		}
		return $preset;
	}

	/**
	 * Reads what is stored.
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
