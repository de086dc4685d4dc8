<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Counters of the current time windows for rate limits, in our own table.
 *
 * A place is taken and checked in one statement. If the counter were increased first and read
 * afterwards, many concurrent callers would all read more than the limit, and none would get a place. No object cache
 * takes part: some answer what they were told and not what they have, some forget, and none is there for ever.
 */
final class Limits {
	/**
	 * Takes one place in each window that has one left, in two statements for any number of windows.
	 *
	 * @param array<string, array{ends: int, places: int}> $windows Keyed by 32-character name: end (Unix timestamp) and number of places.
	 * @return list<string> Windows that are full, if one was before the call; otherwise the places are taken and nothing is listed.
	 */
	public static function consume( array $windows ): array {
		global $wpdb;
		ksort( $windows );
		if ( array() === $windows ) {
			return array();
		}
		$table  = Tables::name( 'limits' );
		$values = array();
		$wanted = array();
		foreach ( $windows as $name => $window ) {
			array_push( $values, $name, $window['ends'] );
			array_push( $wanted, $name, $window['places'] );
		}
		$count = count( $windows );
		$rows  = implode( ',', array_fill( 0, $count, '(%s, %d, 0)' ) );
		$any   = implode( ' OR ', array_fill( 0, $count, '(bucket = %s AND hits < %d)' ) );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- placeholders only, as many as there are windows.
		Retry::write( $wpdb->prepare( "INSERT IGNORE INTO %i (bucket, expires, hits) VALUES $rows", $table, ...$values ), false );
		if ( Retry::write( $wpdb->prepare( "UPDATE %i SET hits = hits + 1 WHERE $any", $table, ...$wanted ), false ) === $count ) {
			return array();
		}
		// phpcs:enable
		return self::full( $windows, self::hits( array_keys( $windows ) ) );
	}

	/**
	 * Counts something that has happened, whether a place was left or not.
	 *
	 * @param array<string, array{ends: int, places: int}> $windows Keyed by 32-character name.
	 */
	public static function add( array $windows ): void {
		self::consume( array_map( static fn ( array $window ): array => array( 'places' => PHP_INT_MAX ) + $window, $windows ) );
	}

	/**
	 * Returns how many places of windows are taken.
	 *
	 * @param list<string> $names At least one name.
	 * @return array<string, int> Keyed by name; windows in which nothing happened are missing.
	 */
	public static function hits( array $names ): array {
		global $wpdb;
		Primary::read_from_primary();
		$marks = implode( ',', array_fill( 0, count( $names ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		$sql = $wpdb->prepare( "SELECT bucket, hits FROM %i WHERE bucket IN ($marks)", Tables::name( 'limits' ), ...$names );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above.
		return array_map( 'intval', array_column( (array) $wpdb->get_results( $sql ), 'hits', 'bucket' ) );
	}

	/**
	 * Returns the windows without places left.
	 *
	 * @param array<string, array{ends: int, places: int}> $windows Keyed by name.
	 * @param array<string, int> $hits Places taken, keyed by name.
	 * @return list<string>
	 */
	private static function full( array $windows, array $hits ): array {
		return array_keys(
			array_filter(
				$windows,
				static fn ( array $window, string $name ): bool => ( $hits[ $name ] ?? 0 ) >= $window['places'],
				ARRAY_FILTER_USE_BOTH
			)
		);
	}
}
