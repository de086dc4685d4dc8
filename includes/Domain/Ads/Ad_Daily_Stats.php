<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Impressions and clicks of ads by day and page, for the owner's report.
 *
 * A second table has one row per ad and day, so that reports over all ads and pages need not add up a million rows.
 *
 * @phpstan-type Counts array{impressions: int, clicks: int}
 */
final class Ad_Daily_Stats implements Provides_Retention {
	private const TABLE = 'ad_days';

	private const SUMS = 'ad_sums';

	private const COUNTS = 'SUM(impressions) AS impressions, SUM(clicks) AS clicks';

	/**
	 * Counts one today, unless the ad's budget is used up; a click needs only that of clicks.
	 *
	 * @param Ad $ad A running ad.
	 * @param string $kind One of `Ad_Totals::KINDS`.
	 * @param int $post ID of the post that the page shows; 0 for other pages.
	 * @return bool Whether it was counted.
	 */
	public static function count( Ad $ad, string $kind, int $post ): bool {
		$impressions = 'clicks' === $kind ? 0 : $ad->settings['maxImpressions'];
		if ( ! Ad_Totals::add( $ad->id, $kind, $impressions, $ad->settings['maxClicks'] ) ) {
			return false;
		}
		global $wpdb;
		$column = in_array( $kind, Ad_Totals::KINDS, true ) ? $kind : Ad_Totals::KINDS[0];
		$day    = Day_Table::day( 0 );
		$sql    = 'INSERT INTO %i (ad, day, post, %i) VALUES (%d, %s, %d, 1) ON DUPLICATE KEY UPDATE %i = %i + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $column, $ad->id, $day, $post, $column, $column ) );
		$sql = 'INSERT INTO %i (ad, day, %i) VALUES (%d, %s, 1) ON DUPLICATE KEY UPDATE %i = %i + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::SUMS ), $column, $ad->id, $day, $column, $column ) );
		return true;
	}

	/**
	 * Stores what was counted on a day, for importers; the page is not known.
	 *
	 * @param int $ad ID of an ad without counts on that day.
	 * @param string $day Such as `2027-01-31`.
	 */
	public static function put( int $ad, string $day, int $impressions, int $clicks ): void {
		global $wpdb;
		$sql = 'INSERT IGNORE INTO %i (ad, day, post, impressions, clicks) VALUES (%d, %s, 0, %d, %d)';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $ad, $day, $impressions, $clicks ) );
		$sql = 'INSERT IGNORE INTO %i (ad, day, impressions, clicks) VALUES (%d, %s, %d, %d)';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::SUMS ), $ad, $day, $impressions, $clicks ) );
		Ad_Weeks::add( $ad, $day, $impressions, $clicks );
	}

	/**
	 * Returns the sums of the last days by ad.
	 *
	 * @param int $days Number of days, including today.
	 * @return array<int, Counts> By ID; ads without any are missing.
	 */
	public static function by_ad( int $days ): array {
		$sql = 'SELECT ad AS name, ' . self::COUNTS . ' FROM %i WHERE day >= %s GROUP BY ad ORDER BY ad';
		return self::read( $sql, Tables::name( self::SUMS ), Day_Table::day( $days - 1 ) );
	}

	/**
	 * Returns the sums of the last days by day.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $ad ID of an ad; 0 for all together.
	 * @return array<string, Counts> By day, the first one first; days without any are missing.
	 */
	public static function by_day( int $days, int $ad = 0 ): array {
		$sql = 'SELECT day AS name, ' . self::COUNTS . ' FROM %i WHERE day >= %s AND (%d = 0 OR ad = %d) GROUP BY day ORDER BY day';
		return self::read( $sql, Tables::name( self::SUMS ), Day_Table::day( $days - 1 ), $ad, $ad );
	}

	/**
	 * Returns the sums of the last days by page.
	 *
	 * @param int $ad ID of an ad; 0 for all together.
	 * @param int $days Number of days, including today.
	 * @param int $most Number of pages, those with the most impressions first.
	 * @return array<int, Counts> By post ID; 0 is all pages that show no single post.
	 */
	public static function by_post( int $ad, int $days, int $most ): array {
		return self::read_sql( Ad_Weeks::of_posts( $ad, Day_Table::day( $days - 1 ), $most ) );
	}

	/**
	 * Returns every row of the last days, for a file; of too many, those of the last whole days.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $most Number of rows.
	 * @return array{list<array{day: string, ad: string, post: string, impressions: string, clicks: string}>, string} Rows, and the
	 *                  first day if not all are there.
	 */
	public static function rows( int $days, int $most ): array {
		global $wpdb;
		$sql    = 'SELECT day, ad, post, impressions, clicks FROM %i WHERE day >= %s ORDER BY day DESC, ad DESC, post DESC LIMIT %d';
		$values = array( Tables::name( self::TABLE ), Day_Table::day( $days - 1 ), $most + 1 );
		/** @var list<array{day: string, ad: string, post: string, impressions: string, clicks: string}> $rows Numbers are text. */
		$rows = array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ) );
		return Day_Table::whole_days( $rows, $most );
	}

	/**
	 * Deletes the counts of an ad.
	 *
	 * @param int $ad ID.
	 */
	public static function delete( int $ad ): void {
		global $wpdb;
		foreach ( array( self::TABLE, self::SUMS ) as $table ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE ad = %d', Tables::name( $table ), $ad ) );
		}
		Ad_Weeks::clear();
	}

	public static function retention_rules(): array {
		$purge = static function ( string $day ): void {
			global $wpdb;
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( self::SUMS ), $day ) );
			Ad_Weeks::purge( $day );
			Ad_Weeks::fill();
		};
		$label = __( 'Impressions and clicks of ads by day', 'frontage' );
		$table = new Day_Table( self::TABLE, 'ad' );
		return array( $table->retention( 'ad-days', $label, array( self::SUMS, Ad_Weeks::TABLE ), $purge ) );
	}

	/**
	 * Reads sums.
	 *
	 * @param string $sql Query with placeholders that returns `name`, `impressions`, `clicks`.
	 * @param string|int ...$values Values for the placeholders.
	 * @return array<Counts> By name.
	 */
	private static function read( string $sql, string|int ...$values ): array {
		global $wpdb;
		return self::read_sql( (string) $wpdb->prepare( $sql, ...$values ) );
	}

	/**
	 * Reads sums.
	 *
	 * @param string $sql Query that returns `name`, `impressions`, `clicks`.
	 * @return array<Counts> By name.
	 */
	private static function read_sql( string $sql ): array {
		global $wpdb;
		$found = array();
		foreach ( (array) $wpdb->get_results( $sql ) as $row ) {
			$found[ (string) $row->name ] = array(
				'impressions' => (int) $row->impressions,
				'clicks'      => (int) $row->clicks,
			);
		}
		return $found;
	}
}
