<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Writing when others write too.
 *
 * Runs a statement again when the database refused it only because it was busy.
 *
 * Such a refusal undoes the whole statement (SQLite's “database is locked”, MySQL's deadlock and
 * lock wait), so running it again never counts twice.
 */
final class Retry {
	private const TRIES          = 40;
	private const FIRST_PAUSE_US = 2_000;
	private const LONGEST_US     = 250_000;
	private const BUSY           = '/database (table )?is locked|database schema is locked|deadlock|lock wait timeout|record has changed since last read/i';

	/**
	 * Runs a prepared statement that writes.
	 *
	 * @param string|null $sql A statement from `$wpdb->prepare()`.
	 * @return int Rows that changed; databases count differently except for INSERT IGNORE.
	 * @throws RuntimeException If the database refuses for any other reason, or stays busy.
	 */
	public static function write( ?string $sql ): int {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		try {
			for ( $try = 1; $try <= self::TRIES; $try++ ) {
				$rows = $wpdb->query( (string) $sql );
				if ( false !== $rows ) {
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
	 * Whether a refusal will pass by itself.
	 *
	 * @param string $error The database's message.
	 */
	public static function is_busy( string $error ): bool {
		return 1 === preg_match( self::BUSY, $error );
	}

	/**
	 * Waits a little longer each time, never as long as the neighbour.
	 *
	 * @param int $attempt Counted from 1.
	 */
	private static function pause( int $attempt ): void {
		$longest = min( self::LONGEST_US, self::FIRST_PAUSE_US * 2 ** min( $attempt, 10 ) );
		usleep( random_int( intdiv( $longest, 4 ), $longest ) );
	}
}
