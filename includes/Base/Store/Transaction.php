<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.
// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Database transactions.
 *
 * Runs a callback in one transaction, and retries all of it if the database was busy.
 */
final class Transaction {
	private const TRIES    = 8;
	private const PAUSE_US = 50_000;

	/**
	 * Whether a transaction is running.
	 *
	 * @var bool
	 */
	private static bool $is_running = false;

	/** Returns whether a transaction is running. */
	public static function is_running(): bool {
		return self::$is_running;
	}

	/**
	 * Runs the callback in a transaction.
	 *
	 * @param callable(): void $work Writes with `write`, or throws; may run several times.
	 * @throws Throwable Whatever the callback throws; then nothing is written.
	 */
	public static function run( callable $work ): void {
		global $wpdb;
		Primary::read_from_primary();
		$shown = $wpdb->suppress_errors();
		try {
			self::attempt( $work );
		} finally {
			$wpdb->suppress_errors( $shown );
		}
	}

	/**
	 * Runs one statement of a transaction. Statements are not retried alone, because a deadlock rolls back
	 * the earlier ones.
	 *
	 * @param string|null $sql Statement from `$wpdb->prepare()`.
	 * @throws RuntimeException If the statement fails.
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
	 * Runs the callback until it succeeds or fails permanently.
	 *
	 * @param callable(): void $work Callback.
	 * @throws Throwable Whatever the callback throws.
	 */
	private static function attempt( callable $work ): void {
		for ( $try = 1; ; $try++ ) {
			try {
				self::$is_running = true;
				self::write( 'START TRANSACTION' );
				$work();
				self::write( 'COMMIT' );
				self::$is_running = false;
				return;
			} catch ( Throwable $error ) {
				self::roll_back();
				self::$is_running = false;
				Values::forget();
				if ( $try >= self::TRIES || ! Retry::is_busy( $error->getMessage() ) ) {
					throw $error;
				}
				usleep( random_int( 1, self::PAUSE_US * $try ) );
			}
		}
	}

	/** Rolls back, as far as the tables support it. */
	private static function roll_back(): void {
		try {
			self::write( 'ROLLBACK' );
		} catch ( RuntimeException ) {
			return;
		}
	}
}
