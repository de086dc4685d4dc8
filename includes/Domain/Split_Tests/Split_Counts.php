<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What visitors did in split tests, as sums by test, variant, day and record type.
 *
 * The unit is the visitor, not the event: a visitor counts at most once in each record type of a test (see `Split_Records`).
 * Nothing tells one visitor from another.
 */
final class Split_Counts implements Provides_Retention {
	/**
	 * Record types: `view_page` is a visitor who got the variant, `read_page` one who did not bounce, the others are goals (S1 §3).
	 */
	public const RECORDS = array( 'view_page', 'read_page', 'view_goal', 'read_goal', 'click_goal', 'con_goal', 'con_short' );

	/** Name without prefixes. */
	private const TABLE = 'split_days';

	/** Days kept unless the owner chooses otherwise. */
	private const DAYS = 730;

	private const LEAST_DAYS = 90;
	private const MOST_DAYS  = 3650;

	/**
	 * Counts one visitor today.
	 *
	 * @param int $subject Variant of the test.
	 * @param string $record One of RECORDS.
	 */
	public static function add( Split_Test $test, int $subject, string $record ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (test, day, subject, record, hits) VALUES (%d, %s, %d, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $test->number, Day_Table::day( 0 ), $subject, $record ) );
	}

	/**
	 * Returns the visitors of a test.
	 *
	 * @param string $test UUID.
	 * @return array<int, array<string, int>> By subject and record type; what never happened is missing.
	 */
	public static function totals( string $test ): array {
		global $wpdb;
		$sql    = 'SELECT subject, record, SUM(hits) AS total FROM %i WHERE test = %d GROUP BY subject, record ORDER BY subject, record';
		$rows   = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), self::number( $test ) ) );
		$totals = array();
		foreach ( (array) $rows as $row ) {
			$totals[ (int) $row->subject ][ (string) $row->record ] = (int) $row->total;
		}
		return $totals;
	}

	/**
	 * Returns the visitors of a test by day.
	 *
	 * @param string $test UUID.
	 * @param string $since First day, such as `2026-11-27`; empty for all.
	 * @return array<string, array<int, array<string, int>>> By day, subject and record type; days without any are missing.
	 */
	public static function days( string $test, string $since = '' ): array {
		global $wpdb;
		$sql  = 'SELECT day, subject, record, hits FROM %i WHERE test = %d AND day >= %s ORDER BY day, subject, record';
		$rows = $wpdb->get_results(
			$wpdb->prepare( $sql, Tables::name( self::TABLE ), self::number( $test ), '' === $since ? '1970-01-01' : $since )
		);
		$days = array();
		foreach ( (array) $rows as $row ) {
			$days[ (string) $row->day ][ (int) $row->subject ][ (string) $row->record ] = (int) $row->hits;
		}
		return $days;
	}

	public static function retention_rules(): array {
		$table = Tables::name( self::TABLE );
		return array(
			Retention_Rule::for_days(
				'split-days',
				__( 'Split test counts by day', 'frontage' ),
				'',
				$table,
				self::DAYS,
				static function ( int $days ) use ( $table ): void {
					global $wpdb;
					Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', $table, Day_Table::day( $days ) ) );
				}
			)->between( self::LEAST_DAYS, self::MOST_DAYS )->counting(
				static function ( int $days ) use ( $table ): int {
					global $wpdb;
					$sql = 'SELECT COUNT(*) FROM %i WHERE day < %s';
					return (int) $wpdb->get_var( $wpdb->prepare( $sql, $table, Day_Table::day( $days ) ) );
				}
			),
			Retention_Rule::always( 'split-tests', __( 'Split tests', 'frontage' ), '', Tables::name( Split_Tests::TABLE ) ),
			Retention_Rule::always(
				'split-cookies',
				__( 'Versions seen in split tests', 'frontage' ),
				__(
					'If a page tests several versions of its content, a cookie from this site keeps you on the version that you saw first, for one year, and notes what was already counted. It contains nothing about you, and is not set if your browser asks not to be tracked.',
					'frontage'
				),
				'frontage-split-*'
			),
		);
	}

	/**
	 * Returns the number of a test; 0 if there is none.
	 *
	 * @param string $test UUID.
	 */
	private static function number( string $test ): int {
		return Split_Tests::find( $test )->number ?? 0;
	}
}
