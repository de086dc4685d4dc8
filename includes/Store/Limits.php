<?php
/**
 * Counts of the current time windows.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Store;

defined( 'ABSPATH' ) || exit;

/** Raises the counts of some windows: in a persistent object cache, else in one statement on the own table. */
final class Limits {
	private const GROUP = 'frontage_limits';

	/**
	 * Raises each by one.
	 *
	 * @param array<string, int> $buckets When each window ends (Unix time), by its name of 32 characters.
	 * @return array<string, int> The new counts.
	 */
	public static function hit( array $buckets ): array {
		return wp_using_ext_object_cache() ? self::hit_cache( $buckets ) : self::hit_table( $buckets );
	}

	/**
	 * Raises them in the object cache.
	 *
	 * @param array<string, int> $buckets Ends by name.
	 * @return array<string, int>
	 */
	private static function hit_cache( array $buckets ): array {
		$hits = array();
		foreach ( $buckets as $bucket => $end ) {
			wp_cache_add( $bucket, 0, self::GROUP, max( 1, $end - Clock::now() ) );
			$hits[ $bucket ] = (int) wp_cache_incr( $bucket, 1, self::GROUP );
		}
		return $hits;
	}

	/**
	 * Raises them in the table, in one statement, and reads them in another.
	 *
	 * @param array<string, int> $buckets Ends by name.
	 * @return array<string, int>
	 */
	private static function hit_table( array $buckets ): array {
		global $wpdb;
		ksort( $buckets );
		$table  = Tables::name( 'limits' );
		$values = array();
		foreach ( $buckets as $bucket => $end ) {
			array_push( $values, $bucket, $end );
		}
		$rows   = implode( ',', array_fill( 0, count( $buckets ), '(%s, %d, 1)' ) );
		$places = implode( ',', array_fill( 0, count( $buckets ), '%s' ) );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- placeholders only, as many as there are windows.
		Retry::write( $wpdb->prepare( "INSERT INTO %i (bucket, expires, hits) VALUES $rows ON DUPLICATE KEY UPDATE hits = hits + 1", $table, ...$values ) );
		$found = $wpdb->get_results( $wpdb->prepare( "SELECT bucket, hits FROM %i WHERE bucket IN ($places)", $table, ...array_keys( $buckets ) ) );
		// phpcs:enable
		return array_map( 'intval', array_column( (array) $found, 'hits', 'bucket' ) );
	}
}
