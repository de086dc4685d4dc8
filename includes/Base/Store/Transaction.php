<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Writing several things or none.
 *
 * Runs work in one transaction, and all of it again when the database was only busy: never half of it.
 */
final class Transaction {
	private const TRIES    = 8;
	private const PAUSE_US = 50_000;

	/**
	 * Runs the work.
	 *
	 * @param callable(): void $work Writes with `write`, or throws; may run several times.
	 * @throws Throwable What the work threw; then nothing was written.
	 */
	public static function run( callable $work ): void {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		try {
			self::attempt( $work );
		} finally {
			$wpdb->suppress_errors( $shown );
		}
	}

	/**
	 * Runs one statement of a transaction; none is tried again by itself, as a deadlock undoes those before it.
	 *
	 * @param string|null $sql A statement from `$wpdb->prepare()`.
	 * @throws RuntimeException If the database refuses.
	 */
	public static function write( ?string $sql ): void {
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		$done  = $wpdb->query( (string) $sql );
		$wpdb->suppress_errors( $shown );
		if ( false === $done ) {
			throw new RuntimeException( 'The database refused a write: ' . $wpdb->last_error );
		}
	}

	/**
	 * Runs the work until it is done, or the database says no for good.
	 *
	 * @param callable(): void $work The work.
	 * @throws Throwable What the work threw.
	 */
	private static function attempt( callable $work ): void {
		for ( $try = 1; ; $try++ ) {
			try {
				self::write( 'START TRANSACTION' );
				$work();
				self::write( 'COMMIT' );
				return;
			} catch ( Throwable $error ) {
				self::roll_back();
				if ( $try >= self::TRIES || ! Retry::is_busy( $error->getMessage() ) ) {
					throw $error;
				}
				usleep( random_int( 1, self::PAUSE_US * $try ) );
			}
		}
	}

	/** Takes back what was written, as far as the tables can. */
	private static function roll_back(): void {
		try {
			self::write( 'ROLLBACK' );
		} catch ( RuntimeException ) {
			return;
		}
	}
}
