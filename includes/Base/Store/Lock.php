<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * A lock for work that only one PHP process may do at a time.
 *
 * A row that one process owns until it is released or expires. Works across servers, whatever object cache or replica there is:
 * it is taken in one statement, and what is read under it comes from the primary.
 */
final class Lock {
	/** Longest name that the table holds. */
	private const LONGEST = 160;

	/**
	 * Creates the handle of an acquired lock.
	 *
	 * @param string $name Name in the table.
	 * @param string $owner Random value while the lock is ours.
	 */
	private function __construct( private string $name, private string $owner ) {}

	/**
	 * Acquires the lock, or returns null if another process holds it.
	 *
	 * @param string $name Lock name.
	 * @param int $seconds Seconds until the lock expires.
	 * @phpstan-impure
	 */
	public static function acquire( string $name, int $seconds ): ?self {
		global $wpdb;
		$name  = strlen( $name ) > self::LONGEST ? hash( 'sha256', $name ) : $name;
		$owner = bin2hex( random_bytes( 8 ) );
		$table = Tables::name( 'locks' );
		$ends  = Clock::now() + $seconds;
		$sql   = 'INSERT IGNORE INTO %i (name, owner, ends) VALUES (%s, %s, %d)';
		if ( 1 !== First_Tables::write( $wpdb->prepare( $sql, $table, $name, $owner, $ends ) ) ) {
			$sql = 'UPDATE %i SET owner = %s, ends = %d WHERE name = %s AND ends < %d';
			if ( 1 !== Retry::write( $wpdb->prepare( $sql, $table, $owner, $ends, $name, Clock::now() ) ) ) {
				return null;
			}
		}
		Primary::read_from_primary();
		Values::forget(); // What was read before may have changed since.
		return new self( $name, $owner );
	}

	/** Releases the lock, unless another process has taken it over. */
	public function release(): void {
		global $wpdb;
		$sql = 'DELETE FROM %i WHERE name = %s AND owner = %s';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'locks' ), $this->name, $this->owner ) );
	}

	/** Deletes locks that have expired: of processes that ended before they released them. */
	public static function purge(): void {
		global $wpdb;
		First_Tables::write( $wpdb->prepare( 'DELETE FROM %i WHERE ends < %d', Tables::name( 'locks' ), Clock::now() ) );
	}
}
