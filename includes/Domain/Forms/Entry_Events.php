<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What happened to entries after they were stored.
 *
 * Kinds: `held` as spam when it arrived; an email was `handed` to the mail server, or `failed`; a webhook was `called`; the
 * visitor was `signed-up` for a list; one of these `call-failed`; a user moved the entry to `spam`, `trash` or the `inbox`.
 *
 * @phpstan-type Event array{kind: string, detail: string, user: int, created: string}
 */
final class Entry_Events {
	private const DETAIL = 500;

	/**
	 * Records an event. A failure is logged and stops nothing: an email that was sent must not be sent again because of it.
	 *
	 * @param int $entry Entry ID.
	 * @param string $kind One of the kinds above.
	 * @param string $detail Email addresses, or an error message.
	 * @param int $user ID of the user who did it; 0 for the site itself.
	 */
	public static function add( int $entry, string $kind, string $detail = '', int $user = 0 ): void {
		global $wpdb;
		$sql    = 'INSERT INTO %i (entry, created, kind, user, detail) VALUES (%d, %s, %s, %d, %s)';
		$values = array( $entry, gmdate( 'Y-m-d H:i:s', Clock::now() ), $kind, $user, mb_substr( $detail, 0, self::DETAIL ) );
		try {
			Retry::write( $wpdb->prepare( $sql, Tables::name( 'entry_events' ), ...$values ) );
		} catch ( Throwable $error ) {
			Log::count( 'failed', 'entry_events', $error->getMessage() );
		}
	}

	/**
	 * Returns an entry's events, oldest first.
	 *
	 * @param int $entry Entry ID.
	 * @return list<Event>
	 */
	public static function of( int $entry ): array {
		global $wpdb;
		$sql  = 'SELECT kind, detail, user, created FROM %i WHERE entry = %d ORDER BY id';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entry_events' ), $entry ), ARRAY_A );
		return array_values(
			array_map(
				static fn ( array $row ): array => array(
					'kind'    => (string) $row['kind'],
					'detail'  => (string) $row['detail'],
					'user'    => (int) $row['user'],
					'created' => (string) $row['created'],
				),
				$rows
			)
		);
	}
}
