<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Tables;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The number of unread entries, for the admin menu.
 *
 * One query of an index for each admin page, none with a persistent object cache. The key contains the time of the last
 * change, so that a count that was begun before a change is never kept after it.
 */
final class Unread_Count {
	private const GROUP = 'frontage_entries';

	/** Returns the number. */
	public static function get(): int {
		global $wpdb;
		$key   = 'unread ' . wp_cache_get_last_changed( self::GROUP );
		$count = wp_cache_get( $key, self::GROUP );
		if ( ! is_int( $count ) ) {
			Primary::read_from_primary(); // What a late replica says would be kept.
			$sql   = "SELECT COUNT(*) FROM %i WHERE state = 'new'";
			$count = (int) $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'entries' ) ) );
			wp_cache_set( $key, $count, self::GROUP, DAY_IN_SECONDS );
		}
		return $count;
	}

	/** Forgets the number, since entries were added, changed or deleted. */
	public static function on_changed(): void {
		try {
			wp_cache_set_last_changed( self::GROUP );
		} catch ( Throwable $error ) {
			// The entry is stored; only this number may be old.
			Log::count( 'failed', 'unread-count', $error->getMessage() );
		}
	}
}
