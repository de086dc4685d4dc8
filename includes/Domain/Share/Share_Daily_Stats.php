<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Shares by post, day, network, and place of the button, for the owner's report. */
final class Share_Daily_Stats implements Provides_Retention {
	/** What the report groups by, and its column. */
	public const GROUPS = array( 'post', 'day', 'network', 'location' );

	private const TABLE = 'share_days';

	/**
	 * Counts one press today.
	 *
	 * @param int    $post_id A post that visitors may see.
	 * @param string $action One of `Share_Counts::ACTIONS`.
	 * @param string $network One of `Networks::slugs()`.
	 * @param string $location One of `Share_Counts::LOCATIONS`.
	 */
	public static function add( int $post_id, string $action, string $network, string $location ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (post, day, action, network, location, hits) VALUES (%d, %s, %s, %s, %s, 1) '
			. 'ON DUPLICATE KEY UPDATE hits = hits + 1';
		$day = Day_Table::day( 0 );
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $post_id, $day, $action, $network, $location ) );
		Share_Sums::add( $post_id, $day, $network, $location );
	}

	/**
	 * Returns the sums of the last days.
	 *
	 * @param string $group One of GROUPS.
	 * @param int    $days Number of days, including today.
	 * @param int    $most Number of rows; days come in their order, everything else with the most shares first.
	 * @return list<array{key: string, hits: int}>
	 */
	public static function sums( string $group, int $days, int $most ): array {
		return Share_Sums::since( $group, Day_Table::day( $days - 1 ), $most );
	}

	/**
	 * Returns every row of the last days, for a file; of too many, those of the last whole days.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $most Number of rows.
	 * @return array{list<array{post: string, day: string, action: string, network: string, location: string, hits: string}>, string}
	 *                  Rows, and the first day if not all are there.
	 */
	public static function rows( int $days, int $most ): array {
		global $wpdb;
		$sql    = 'SELECT day, post, action, network, location, hits FROM %i WHERE day >= %s '
			. 'ORDER BY day DESC, post DESC, action DESC, network DESC, location DESC LIMIT %d';
		$values = array( Tables::name( self::TABLE ), Day_Table::day( $days - 1 ), $most + 1 );
		/** @var list<array{post: string, day: string, action: string, network: string, location: string, hits: string}> $rows Text. */
		$rows = array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ) );
		return Day_Table::whole_days( $rows, $most );
	}

	public static function retention_rules(): array {
		$rule = ( new Day_Table( self::TABLE, 'post' ) )->retention(
			'share-days',
			__( 'Shares by day', 'frontage' ),
			Share_Sums::TABLE,
			static fn ( string $day ) => Share_Sums::purge( $day )
		);
		return array( $rule );
	}
}
