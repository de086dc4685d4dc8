<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Sums of what was counted in split tests, added up by the database, so that a screen reads few rows however many there are. */
final class Split_Sums {
	/** Name without prefixes. */
	private const TABLE = 'split_days';

	/** Days that are read one by one; longer tests are read by month. */
	private const MOST_DAYS = 400;

	/** Characters of a month, such as `2026-11`, and of a day. */
	private const MONTH = 7;
	private const DAY   = 10;

	/**
	 * Returns the visitors of tests by subject and record type; tests without any are missing.
	 *
	 * @param list<int> $tests Numbers of tests.
	 * @param list<string> $records Record types.
	 * @return array<int, array<int, array<string, int>>> By number.
	 */
	public static function of( array $tests, array $records = Split_Counts::RECORDS ): array {
		global $wpdb;
		if ( array() === $tests || array() === $records ) {
			return array();
		}
		$marks = implode( ', ', array_fill( 0, count( $tests ), '%d' ) );
		$types = implode( ', ', array_fill( 0, count( $records ), '%s' ) );
		$sql   = "SELECT test, subject, record, SUM(hits) AS total FROM %i WHERE test IN ($marks) AND record IN ($types) "
			. 'GROUP BY test, record, subject ORDER BY test, record, subject'; // As the key, so that nothing is sorted.
		$sums  = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), ...$tests, ...$records ) ) as $row ) {
			$sums[ (int) $row->test ][ (int) $row->subject ][ (string) $row->record ] = (int) $row->total;
		}
		return $sums;
	}

	/**
	 * Returns the visitors of a test by day, or by month if it ran for long.
	 *
	 * @param int $test Number of the test.
	 * @param string $record Record type of its goal.
	 * @return array<string, array<int, array<string, int>>> By day or month, subject and record type: `view_page` and the goal.
	 */
	public static function over_time( int $test, string $record ): array {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		$span  = $wpdb->get_row( $wpdb->prepare( 'SELECT MIN(day) AS first, MAX(day) AS last FROM %i WHERE test = %d', $table, $test ) );
		$days  = ( strtotime( (string) ( $span->last ?? '' ) ) - strtotime( (string) ( $span->first ?? '' ) ) ) / DAY_IN_SECONDS;
		$sql   = 'SELECT SUBSTRING(day, 1, %d) AS time, subject, record, SUM(hits) AS total FROM %i '
			. "WHERE test = %d AND record IN ('view_page', %s) GROUP BY SUBSTRING(day, 1, %d), subject, record ORDER BY time";
		$size  = $days > self::MOST_DAYS ? self::MONTH : self::DAY;
		$times = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, $size, $table, $test, $record, $size ) ) as $row ) {
			$times[ (string) $row->time ][ (int) $row->subject ][ (string) $row->record ] = (int) $row->total;
		}
		return $times;
	}

	/**
	 * Returns the number of days on which a test had visitors.
	 *
	 * @param int $test Number of the test.
	 */
	public static function days( int $test ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(DISTINCT day) FROM %i WHERE test = %d', Tables::name( self::TABLE ), $test )
		);
	}

	/**
	 * Deletes a test with everything that was counted.
	 *
	 * @param int $test Number of the test.
	 */
	public static function delete( int $test ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE test = %d', Tables::name( self::TABLE ), $test ) );
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', Tables::name( Split_Tests::TABLE ), $test ) );
	}
}
