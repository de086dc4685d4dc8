<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Retries writes that failed because the database was busy.
 *
 * Such a failure rolls back the whole statement (SQLite's “database is locked”, MySQL's deadlock and
 * lock wait timeout), so retrying never counts twice. Within a `Transaction`, all of it is retried: a deadlock rolls back the
 * earlier statements too.
 */
final class Retry {
	private const TRIES          = 40;
	private const FIRST_PAUSE_US = 2_000;
	private const LONGEST_US     = 250_000;
	private const BUSY           = '/database (table )?is locked|database schema is locked|deadlock|lock wait timeout|record has '
		. 'changed since last read/i';

	/**
	 * Runs a prepared write statement. What is read after it comes from the primary, which knows of it.
	 *
	 * @param string|null $sql Statement from `$wpdb->prepare()`.
	 * @param bool $is_read_after Whether anything reads what was written; counting is not.
	 * @return int Affected rows; databases count differently except for INSERT IGNORE.
	 * @throws RuntimeException If the statement fails for another reason, or the database stays busy.
	 */
	public static function write( ?string $sql, bool $is_read_after = true ): int {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		try {
			for ( $try = 1, $most = Transaction::is_running() ? 1 : self::TRIES; $try <= $most; $try++ ) {
				$rows = $wpdb->query( (string) $sql );
				if ( false !== $rows ) {
					$is_read_after && Primary::read_from_primary();
					return (int) $rows;
				}
				if ( ! self::is_busy( $wpdb->last_error ) ) {
					break;
				}
				self::pause( $try );
			}
			throw new RuntimeException( 'The database refused a write: ' . $wpdb->last_error );
		} finally {
			$wpdb->suppress_errors( $shown );
		}
	}

	/**
	 * Returns whether an error is temporary.
	 *
	 * @param string $error Database error message.
	 */
	public static function is_busy( string $error ): bool {
		return 1 === preg_match( self::BUSY, $error );
	}

	/**
	 * Waits before the next attempt, longer each time, with random jitter.
	 *
	 * @param int $attempt Attempt number, starting at 1.
	 */
	private static function pause( int $attempt ): void {
		$longest = min( self::LONGEST_US, self::FIRST_PAUSE_US * 2 ** min( $attempt, 10 ) );
		usleep( random_int( intdiv( $longest, 4 ), $longest ) );
	}
}
