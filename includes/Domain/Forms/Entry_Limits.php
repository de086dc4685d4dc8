<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Counts what a form has accepted: entries in the inbox. Those in the spam and trash folders take no place.
 */
final class Entry_Limits {
	private const LOCK_SECONDS = 30;

	/** Attempts to be the only process that stores an entry of a form, and the pause between them. */
	private const ATTEMPTS = 150;
	private const PAUSE_US = 60_000;

	/**
	 * Returns the number of a form's entries.
	 *
	 * @param string $form Form ID.
	 * @phpstan-impure
	 */
	public static function count( string $form ): int {
		return self::number( "SELECT COUNT(*) FROM %i WHERE form = %s AND state IN ('new', 'read')", $form );
	}

	/**
	 * Returns whether a person has an entry: by account, or by email address.
	 *
	 * @param string $form Form ID.
	 * @param int $user User ID; 0 for nobody.
	 * @param string $email Email address in lowercase; empty if unknown.
	 * @phpstan-impure
	 */
	public static function has( string $form, int $user, string $email ): bool {
		$sql = "SELECT COUNT(*) FROM %i WHERE form = %s AND state IN ('new', 'read') "
			. "AND ( ( user > 0 AND user = %d ) OR ( email <> '' AND email = %s ) )";
		return self::number( $sql, $form, $user, $email ) > 0;
	}

	/**
	 * Remembers which account sent an entry.
	 *
	 * @param int $id Entry ID.
	 * @param int $user User ID.
	 */
	public static function set_user( int $id, int $user ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'UPDATE %i SET user = %d WHERE id = %d', Tables::name( 'entries' ), $user, $id ) );
	}

	/**
	 * Runs a callback while no other process does so for the same form.
	 *
	 * @template Result
	 * @param string $form Form ID.
	 * @param callable(): Result $work Checks and stores; sends nothing, so that others need not wait.
	 * @return Result|null Null if other processes kept it busy too long.
	 */
	public static function alone( string $form, callable $work ): mixed {
		for ( $attempt = 0; $attempt < self::ATTEMPTS; $attempt++ ) {
			$lock = Lock::acquire( "form_$form", self::LOCK_SECONDS );
			if ( null !== $lock ) {
				try {
					return $work();
				} finally {
					$lock->release();
				}
			}
			usleep( self::PAUSE_US + random_int( 0, self::PAUSE_US ) );
		}
		return null;
	}

	/**
	 * Runs a query that returns a number.
	 *
	 * @param string $sql Query, whose first placeholder is the table.
	 */
	private static function number( string $sql, string|int ...$values ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'entries' ), ...$values ) );
	}
}
