<?php
/**
 * Throws away what has served its purpose.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Store;

use Frontage\Usage\Builder;

defined( 'ABSPATH' ) || exit;

/**
 * A daily clean-up: old salts, anonymous votes, limits, log rows.
 *
 * The key of an anonymous vote is made with a salt that lives one day; after it nobody can match
 * the row to a visitor, not even to refuse a second vote, so it is dead weight. The count stays.
 */
final class Retention {
	public const HOOK = 'frontage_daily';

	private const LOG_DAYS = 30;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
		add_action( 'admin_init', array( self::class, 'schedule' ) );
	}

	/** Makes sure that the clean-up comes round. */
	public static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** Stops the clean-up, when Frontage is switched off. */
	public static function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( Counter_Cache::HOOK );
		wp_clear_scheduled_hook( Builder::HOOK );
	}

	/** Cleans up. */
	public static function run(): void {
		global $wpdb;
		Salts::purge();
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE created < %s AND visitor LIKE %s', Tables::name( 'votes' ), Clock::day( 1 ), 'a%' ) );
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', Tables::name( 'limits' ), Clock::now() ) );
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( 'log' ), Clock::day( self::log_days() ) ) );
	}

	/** How many days the log goes back. */
	private static function log_days(): int {
		/**
		 * Filters how many days Frontage's log goes back.
		 *
		 * @param int $days 30.
		 */
		return max( 1, (int) apply_filters( 'frontage_log_days', self::LOG_DAYS ) );
	}
}
