<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Retention of form entries.
 *
 * Entries are deleted after the owner's number of days; spam and trashed entries much sooner.
 */
final class Entry_Retention implements Provides_Retention {
	private const DAYS       = 1095;
	private const MOST_DAYS  = 3650;
	private const TRASH_DAYS = 30;
	private const AT_ONCE    = 500;
	private const TABLES     = array( 'entries', 'entry_values', 'entry_events', 'entry_replies', 'entry_jobs' );

	public static function retention_rules(): array {
		$table = Tables::name( 'entries' );
		return array(
			Retention_Rule::for_days(
				'entries',
				__( 'Messages sent through forms', 'frontage' ),
				__(
					'Messages sent through a form on this site are stored here with the time they were sent, and emailed to us. Our replies are stored with them. Your IP address is not stored with them. Until you send it, your browser may keep what you have typed on your device, for seven days at most; it is not sent to us.',
					'frontage'
				),
				implode( ', ', array_map( array( Tables::class, 'name' ), self::TABLES ) ),
				self::DAYS,
				static fn ( int $days ) => self::purge( '1 = 1', $days )
			)->between( 1, self::MOST_DAYS )->counting( static fn ( int $days ): int => count( self::old( '1 = 1', $days ) ) ),
			Retention_Rule::for_days(
				'entries-trash',
				__( 'Messages marked as spam or moved to the Trash', 'frontage' ),
				'',
				$table,
				self::TRASH_DAYS,
				static fn ( int $days ) => self::purge( "state IN ('spam', 'trash')", $days )
			)->between( 1, self::MOST_DAYS ),
		);
	}

	/**
	 * Deletes old entries.
	 *
	 * @param string $which SQL condition.
	 * @param int $days Minimum age in days.
	 */
	private static function purge( string $which, int $days ): void {
		Entries::delete( self::old( $which, $days ) );
	}

	/**
	 * Returns the IDs of old entries.
	 *
	 * @param string $which SQL condition.
	 * @param int $days Minimum age in days.
	 * @return list<int>
	 */
	private static function old( string $which, int $days ): array {
		global $wpdb;
		$before = gmdate( 'Y-m-d H:i:s', Clock::now() - $days * DAY_IN_SECONDS );
		$sql    = "SELECT id FROM %i WHERE $which AND created < %s LIMIT %d";
		$ids    = $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( 'entries' ), $before, self::AT_ONCE ) );
		return array_values( array_map( 'intval', $ids ) );
	}
}
