<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use DateTimeImmutable;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\After_Migration;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Sums of the shares by day, from which the owner's report is read.
 *
 * A million rows of `Share_Daily_Stats` are too many to add up while an owner waits. Networks and places of the button have one row
 * a day, posts one a week; the days before the first whole week of a report come from `Share_Daily_Stats`.
 */
final class Share_Sums implements After_Migration {
	/** Version of the tables that brought the sums. */
	private const VERSION = 14;

	/** Name without prefixes. */
	public const TABLE = 'share_sums';

	/**
	 * Counts one press.
	 *
	 * @param int    $post_id A post that visitors may see.
	 * @param string $day Such as `2026-11-26`.
	 * @param string $network One of `Networks::slugs()`.
	 * @param string $location One of `Share_Counts::LOCATIONS`.
	 */
	public static function add( int $post_id, string $day, string $network, string $location ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (part, name, day, hits) VALUES (%s, %s, %s, 1), (%s, %s, %s, 1), (%s, %s, %s, 1) '
			. 'ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write(
			$wpdb->prepare(
				$sql,
				array(
					Tables::name( self::TABLE ),
					...array( 'network', $network, $day ),
					...array( 'location', $location, $day ),
					...array( 'post', (string) $post_id, self::week( $day ) ),
				)
			)
		);
	}

	/**
	 * Returns the sums since a day.
	 *
	 * @param string $group One of `Share_Daily_Stats::GROUPS`.
	 * @param string $since First day, such as `2026-11-26`.
	 * @param int    $most Number of rows; days come in their order, everything else with the most shares first.
	 * @return list<array{key: string, hits: int}>
	 */
	public static function since( string $group, string $since, int $most ): array {
		global $wpdb;
		$sql  = 'post' === $group ? self::of_posts( $since, $most ) : self::of_days( $group, $since, $most );
		$rows = $wpdb->get_results( $sql, ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array(
				'key'  => (string) $row['name'],
				'hits' => (int) $row['total'],
			),
			array_values( (array) $rows )
		);
	}

	/**
	 * Throws away what is older than a day.
	 *
	 * @param string $day The first day that is kept; `Share_Daily_Stats` has nothing older any more.
	 */
	public static function purge( string $day ): void {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', $table, $day ) );
		$first = self::week( $day );
		if ( $first < $day ) {
			self::fill( $first );
		}
	}

	/**
	 * Adds up everything that `Share_Daily_Stats` has, in a table that is new.
	 *
	 * @param int $version Version that the tables have now.
	 */
	public static function after_migration( int $version ): void {
		global $wpdb;
		if ( self::VERSION !== $version ) {
			return;
		}
		Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( self::TABLE ) ) );
		$days = $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT day FROM %i ORDER BY day', Tables::name( 'share_days' ) ) );
		foreach ( $days as $day ) {
			self::copy( 'network', $day, $day, $day );
			self::copy( 'location', $day, $day, $day );
		}
		foreach ( array_unique( array_map( array( self::class, 'week' ), $days ) ) as $week ) {
			self::fill( $week );
		}
	}

	/**
	 * Adds up the shares of posts in one week.
	 *
	 * @param string $week Its Monday.
	 */
	private static function fill( string $week ): void {
		self::copy( 'post', $week, $week, self::after( $week, 6 ) );
	}

	/**
	 * Copies sums of some days.
	 *
	 * @param 'network'|'location'|'post' $part What they are of, a column of both tables.
	 * @param string                      $day What they are stored under.
	 * @param string                      $first First day.
	 * @param string                      $last Last day.
	 */
	private static function copy( string $part, string $day, string $first, string $last ): void {
		global $wpdb;
		$sql = 'INSERT IGNORE INTO %i (part, name, day, hits) '
			. 'SELECT %s, %i, %s, SUM(hits) FROM %i WHERE day >= %s AND day <= %s GROUP BY %i';
		$row = array( Tables::name( self::TABLE ), $part, $part, $day, Tables::name( 'share_days' ), $first, $last, $part );
		Retry::write( $wpdb->prepare( $sql, $row ) );
	}

	/**
	 * Returns the query for sums of days, networks or places of the button.
	 *
	 * @param string $group Not `post`.
	 * @param string $since First day.
	 * @param int    $most Number of rows.
	 */
	private static function of_days( string $group, string $since, int $most ): ?string {
		global $wpdb;
		$is_day = 'day' === $group;
		$order  = $is_day ? 'name' : 'total DESC, name';
		$column = $is_day ? 'day' : 'name';
		$sql    = "SELECT $column AS name, SUM(hits) AS total FROM %i WHERE part = %s AND day >= %s "
			. "GROUP BY $column ORDER BY $order LIMIT %d";
		return $wpdb->prepare( $sql, Tables::name( self::TABLE ), $is_day ? 'location' : $group, $since, $most );
	}

	/**
	 * Returns the query for sums of posts: days up to the first Monday, then weeks.
	 *
	 * @param string $since First day.
	 * @param int    $most Number of rows.
	 */
	private static function of_posts( string $since, int $most ): ?string {
		global $wpdb;
		$week  = self::week( $since );
		$weeks = $week < $since ? self::after( $week, 7 ) : $week;
		$sql   = 'SELECT name, SUM(hits) AS total FROM ('
			. 'SELECT CAST(post AS CHAR) AS name, hits FROM %i WHERE day >= %s AND day < %s '
			. "UNION ALL SELECT name, hits FROM %i WHERE part = 'post' AND day >= %s"
			. ') AS parts GROUP BY name ORDER BY total DESC, name LIMIT %d';
		return $wpdb->prepare( $sql, Tables::name( 'share_days' ), $since, $weeks, Tables::name( self::TABLE ), $weeks, $most );
	}

	/**
	 * Returns the Monday of a day's week.
	 *
	 * @param string $day Such as `2026-11-26`.
	 */
	private static function week( string $day ): string {
		return ( new DateTimeImmutable( $day ) )->modify( 'monday this week' )->format( 'Y-m-d' );
	}

	/**
	 * Returns a later day.
	 *
	 * @param string $day Such as `2026-11-26`.
	 * @param int    $days Number of days.
	 */
	private static function after( string $day, int $days ): string {
		return ( new DateTimeImmutable( $day ) )->modify( "+$days days" )->format( 'Y-m-d' );
	}
}
