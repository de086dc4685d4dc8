<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/** Counts what a function costs the database, which is the same on every machine: queries, and rows that these read. */
final class Rows_Read {
	/** Counters of MariaDB and MySQL: a row by a key, the next one in a key or a table. */
	private const COUNTERS = "SHOW SESSION STATUS LIKE 'Handler_read%'";

	private function __construct(
		/** Queries, without our own. */
		public readonly int $queries,
		/** Rows of tables and keys; 0 with SQLite, which does not count them. */
		public readonly int $rows,
	) {}

	/** @param callable(): mixed $work */
	public static function during( callable $work ): self {
		global $wpdb;
		$own     = self::rows() - self::rows();
		$rows    = self::rows();
		$queries = $wpdb->num_queries;
		$work();
		return new self( $wpdb->num_queries - $queries, max( 0, self::rows() - $rows + $own ) );
	}

	private static function rows(): int {
		global $wpdb;
		if ( $wpdb instanceof \WP_SQLite_DB ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- A constant.
		return (int) array_sum( array_map( 'intval', $wpdb->get_col( self::COUNTERS, 1 ) ) );
	}
}
