<?php
/**
 * Takes away everything Frontage keeps.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Store;

defined( 'ABSPATH' ) || exit;

/** Options, transients, tables and scheduled work; posts, their blocks and their meta stay. */
final class Removal {
	private const SITES_AT_ONCE = 100;

	/** Cleans every site of a network, or the one site there is. */
	public static function everywhere(): void {
		if ( ! is_multisite() ) {
			self::here();
			return;
		}
		for ( $offset = 0; ; $offset += self::SITES_AT_ONCE ) {
			$sites = get_sites(
				array(
					'fields' => 'ids',
					'number' => self::SITES_AT_ONCE,
					'offset' => $offset,
				)
			);
			foreach ( $sites as $site ) {
				switch_to_blog( (int) $site );
				self::here();
				restore_current_blog();
			}
			if ( count( $sites ) < self::SITES_AT_ONCE ) {
				return;
			}
		}
	}

	/** Cleans the current site. */
	public static function here(): void {
		global $wpdb;
		Retention::unschedule();
		foreach ( Tables::all() as $table ) {
			Retry::write( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		foreach ( array( 'frontage_', '_transient_frontage_', '_transient_timeout_frontage_' ) as $prefix ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $prefix ) . '%' ) );
		}
		wp_cache_flush();
	}
}
