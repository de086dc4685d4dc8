<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use DateTimeImmutable;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Impressions and clicks by page of past weeks, from which the report by page is read.
 *
 * A million rows of `Ad_Daily_Stats` are too many to add up while an owner waits. Past weeks do not change, so they are added up once a
 * day, when old counts are deleted, and counting costs nothing more. Other days of a report come from `Ad_Daily_Stats`.
 */
final class Ad_Weeks {
	/** Name without prefixes. Rows of all ads together have the ad 0. */
	public const TABLE = 'ad_weeks';

	/** Option with the first Monday in the table, and the first one that is not. */
	private const OPTION = 'frontage_ad_weeks';

	/**
	 * Returns the query for sums by page since a day, with `name`, `impressions`, `clicks`.
	 *
	 * @param int $ad ID of an ad; 0 for all together.
	 * @param string $since First day, such as `2026-11-26`.
	 * @param int $most Number of pages.
	 */
	public static function of_posts( int $ad, string $since, int $most ): string {
		global $wpdb;
		list( $from, $until ) = self::range();

		$first = max( $from, self::week( self::after( $since, 6 ) ) );
		if ( $first >= $until ) {
			$first = $since;
			$until = $since;
		}
		$days  = Tables::name( 'ad_days' );
		$each  = 'SELECT post, impressions, clicks FROM %i WHERE ';
		$mine  = '(%d = 0 OR ad = %d)';
		$parts = array(
			"$each$mine AND day >= %s AND day < %s",
			"{$each}ad = %d AND week >= %s AND week < %s",
			"$each$mine AND day >= %s",
		);
		$sql   = 'SELECT post AS name, SUM(impressions) AS impressions, SUM(clicks) AS clicks FROM ('
			. implode( ' UNION ALL ', $parts )
			. ') AS parts GROUP BY post ORDER BY impressions DESC, clicks DESC, post LIMIT %d';
		return (string) $wpdb->prepare(
			$sql,
			array(
				...array( $days, $ad, $ad, $since, $first ),
				...array( Tables::name( self::TABLE ), $ad, $first, $until ),
				...array( $days, $ad, $ad, $until ),
				$most,
			)
		);
	}

	/** Adds up the weeks that are over. */
	public static function fill(): void {
		global $wpdb;
		list( $from, $until ) = self::range();

		$first = (string) $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(day) FROM %i', Tables::name( 'ad_days' ) ) );
		$now   = self::week( Day_Table::day( 0 ) );
		if ( '' === $first ) {
			return;
		}
		if ( '' === $until ) {
			$from  = self::week( $first );
			$until = $from;
		}
		while ( $until < $now ) {
			self::copy( $until );
			$until = self::after( $until, 7 );
			Values::set( self::OPTION, array( $from, $until ) );
		}
	}

	/**
	 * Adds what an importer has stored of a past day.
	 *
	 * @param int $ad ID.
	 * @param string $day Such as `2026-11-26`.
	 */
	public static function add( int $ad, string $day, int $impressions, int $clicks ): void {
		global $wpdb;
		list( $from, $until ) = self::range();

		$week = self::week( $day );
		if ( $week < $from || $week >= $until ) {
			return;
		}
		$sql = 'INSERT INTO %i (ad, week, post, impressions, clicks) VALUES (%d, %s, 0, %d, %d) '
			. 'ON DUPLICATE KEY UPDATE impressions = impressions + %d, clicks = clicks + %d';
		foreach ( array( $ad, 0 ) as $of ) {
			$values = array( Tables::name( self::TABLE ), $of, $week, $impressions, $clicks, $impressions, $clicks );
			Retry::write( $wpdb->prepare( $sql, $values ) );
		}
	}

	/**
	 * Throws away weeks with days that are not kept any more.
	 *
	 * @param string $day The first day that is kept.
	 */
	public static function purge( string $day ): void {
		global $wpdb;
		list( $from, $until ) = self::range();

		$first = self::week( self::after( $day, 6 ) );
		if ( '' !== $until && $first > $from ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE week < %s', Tables::name( self::TABLE ), $first ) );
			Values::set( self::OPTION, array( $first, max( $first, $until ) ) );
		}
	}

	/** Forgets everything, after the counts of an ad were deleted; it is added up again by the daily cleanup. */
	public static function clear(): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( self::TABLE ) ) );
		Values::delete( self::OPTION );
	}

	/**
	 * Adds up one week.
	 *
	 * @param string $week Its Monday.
	 */
	private static function copy( string $week ): void {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE week = %s', $table, $week ) );
		$end = ' FROM %i WHERE day >= %s AND day < %s GROUP BY ';
		foreach ( array( 'ad' => 'ad, post', '0' => 'post' ) as $ad => $group ) { // phpcs:ignore WordPress.Arrays
			$sql = "INSERT INTO %i (ad, week, post, impressions, clicks) SELECT $ad, %s, post, SUM(impressions), SUM(clicks)$end$group";
			Retry::write( $wpdb->prepare( $sql, $table, $week, Tables::name( 'ad_days' ), $week, self::after( $week, 7 ) ) );
		}
	}

	/**
	 * Returns which weeks are in the table.
	 *
	 * @return array{string, string} The first Monday, and the first one that is not; empty if there are none.
	 */
	private static function range(): array {
		$stored = Values::get( self::OPTION );
		return is_array( $stored ) && is_string( $stored[0] ?? null ) && is_string( $stored[1] ?? null )
			? array( $stored[0], $stored[1] )
			: array( '', '' );
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
	 * @param int $days Number of days.
	 */
	private static function after( string $day, int $days ): string {
		return ( new DateTimeImmutable( $day ) )->modify( "+$days days" )->format( 'Y-m-d' );
	}
}
