<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * The log: events, counted by day.
 *
 * There is one row per day, event, and subject, however often it happens, so that a flood cannot fill the table.
 *
 * It contains nothing about visitors: no IP address, no user agent, nothing they sent. Details are
 * scrubbed, because the text of an error may quote any of it.
 *
 * @phpstan-type Row array{day: string, event: string, subject: string, hits: int, detail: string}
 */
final class Log {
	/** Filters for readers: errors, refused requests, outgoing requests. */
	public const KINDS = array( 'errors', 'refused', 'outbound' );

	private const NAME_CHARACTERS   = 64;
	private const DETAIL_CHARACTERS = 500;

	/**
	 * Counts an event.
	 *
	 * @param string $event Event slug, such as `refused_origin`.
	 * @param string $subject Subject, such as an action's name.
	 * @param string $detail Latest details, for developers.
	 */
	public static function count( string $event, string $subject, string $detail = '' ): void {
		global $wpdb;
		$event   = mb_substr( $event, 0, self::NAME_CHARACTERS );
		$subject = mb_substr( $subject, 0, self::NAME_CHARACTERS );
		$detail  = mb_substr( Redactor::text( $detail ), 0, self::DETAIL_CHARACTERS );
		$sql     = 'INSERT INTO %i (day, event, subject, hits, detail) VALUES (%s, %s, %s, 1, %s) '
			. 'ON DUPLICATE KEY UPDATE hits = hits + 1, detail = %s';
		try {
			Retry::write( $wpdb->prepare( $sql, Tables::name( 'log' ), Clock::day(), $event, $subject, $detail, $detail ), false );
		} catch ( RuntimeException ) {
			$detail .= ' (not in the table: the database refused)';
		}
		/**
		 * Fires after Frontage has logged an event.
		 *
		 * Use it to send events to your own log.
		 *
		 *     add_action( 'frontage_log', function ( $event, $subject, $detail ) {
		 *         error_log( "$event: $subject $detail" );
		 *     }, 10, 3 );
		 *
		 * @since 0.2.0
		 *
		 * @param string $event   Name of the event, at most 64 characters.
		 * @param string $subject What it is about, such as an action or a provider.
		 * @param string $detail  Details without personal data; may be empty.
		 */
		do_action( 'frontage_log', $event, $subject, $detail );
	}

	/**
	 * Returns the events of the last days, newest first.
	 *
	 * @param int $max Maximum number of rows.
	 * @param string $kind One of KINDS; empty for all.
	 * @param int $skip Number of rows to skip.
	 * @return list<Row>
	 */
	public static function latest( int $max = 100, string $kind = '', int $skip = 0 ): array {
		global $wpdb;
		$sql  = 'SELECT day, event, subject, hits, detail FROM %i WHERE '
			. self::where( $kind )
			. ' ORDER BY day DESC, hits DESC, event, subject LIMIT %d OFFSET %d';
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'log' ), $max, $skip ) );
		$list = array();
		foreach ( (array) $rows as $row ) {
			$list[] = array(
				'day'     => (string) $row->day,
				'event'   => (string) $row->event,
				'subject' => (string) $row->subject,
				'hits'    => (int) $row->hits,
				'detail'  => (string) $row->detail,
			);
		}
		return $list;
	}

	/**
	 * Returns the number of rows.
	 *
	 * @param string $kind One of KINDS; empty for all.
	 */
	public static function size( string $kind = '' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ' . self::where( $kind ), Tables::name( 'log' ) ) );
	}

	/** Deletes all rows. */
	public static function clear(): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( 'log' ) ) );
	}

	/**
	 * Returns which of KINDS an event belongs to.
	 *
	 * @param string $event Event slug.
	 */
	public static function kind_of( string $event ): string {
		return match ( true ) {
			str_starts_with( $event, 'refused_' ) => 'refused',
			str_starts_with( $event, 'outbound_' ) => 'outbound',
			default => 'errors',
		};
	}

	/**
	 * Returns the SQL condition for a kind.
	 *
	 * @param string $kind One of KINDS; anything else for all.
	 */
	private static function where( string $kind ): string {
		$like = static fn ( string $start, string $not = '' ): string => "event $not LIKE '$start\\\\_%%'";
		return match ( $kind ) {
			'refused', 'outbound' => $like( $kind ),
			'errors' => $like( 'refused', 'NOT' ) . ' AND ' . $like( 'outbound', 'NOT' ),
			default => '1 = 1',
		};
	}
}
