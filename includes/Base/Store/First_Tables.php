<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The tables that migrations themselves need, `values` and `locks`.
 *
 * They are created when something needs them first: a lock is taken before any migration runs, and a page may be printed for a
 * site of a network that nobody has migrated yet.
 */
final class First_Tables {
	private const MISSING = '/doesn.t exist|no such table/i';

	private const COLUMNS = array(
		'values' => 'id bigint NOT NULL AUTO_INCREMENT, name varchar(160) NOT NULL, value longtext NOT NULL, '
			. 'at_once tinyint NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY name (name), KEY at_once (at_once)',
		'locks'  => 'name varchar(160) NOT NULL, owner char(16) NOT NULL, ends bigint NOT NULL, PRIMARY KEY (name), KEY ends (ends)',
	);

	/** Creates the tables of the current site unless they exist. */
	public static function install(): void {
		global $wpdb;
		foreach ( self::COLUMNS as $name => $columns ) {
			Retry::write(
				$wpdb->prepare( 'CREATE TABLE IF NOT EXISTS %i', Tables::name( $name ) ) . " ($columns) " . $wpdb->get_charset_collate()
			);
		}
	}

	/**
	 * Runs a prepared write statement on one of the tables.
	 *
	 * @param string|null $sql Statement from `$wpdb->prepare()`.
	 * @return int Affected rows, as `Retry::write()` returns them.
	 * @throws RuntimeException If the statement fails.
	 */
	public static function write( ?string $sql ): int {
		try {
			return Retry::write( $sql );
		} catch ( RuntimeException $error ) {
			if ( ! self::are_missing( $error->getMessage() ) ) {
				throw $error;
			}
			self::install();
			return Retry::write( $sql );
		}
	}

	/**
	 * Runs a prepared query on one of the tables; without the table, there is nothing.
	 *
	 * @param string|null $sql Query from `$wpdb->prepare()`.
	 * @return list<array<string, string|null>>
	 */
	public static function read( ?string $sql ): array {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		$rows  = $wpdb->get_results( (string) $sql, ARRAY_A );
		$wpdb->suppress_errors( $shown );
		return is_array( $rows ) ? array_values( $rows ) : array();
	}

	/**
	 * Returns whether an error says that a table does not exist.
	 *
	 * @param string $error Database error message.
	 */
	private static function are_missing( string $error ): bool {
		return 1 === preg_match( self::MISSING, $error );
	}
}
