<?php
/**
 * What went wrong, counted by day.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Store;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each day, event and subject, however often it happens, so a flood cannot fill the table.
 *
 * Nothing about visitors goes in: no address, no user agent, nothing they sent.
 */
final class Log {
	private const NAME_CHARACTERS   = 64;
	private const DETAIL_CHARACTERS = 500;

	/**
	 * Counts an event.
	 *
	 * @param string $event   What happened, such as `refused_origin`.
	 * @param string $subject Where, such as an action's name.
	 * @param string $detail  The latest particulars, for developers.
	 */
	public static function count( string $event, string $subject, string $detail = '' ): void {
		global $wpdb;
		$event   = mb_substr( $event, 0, self::NAME_CHARACTERS );
		$subject = mb_substr( $subject, 0, self::NAME_CHARACTERS );
		$detail  = mb_substr( $detail, 0, self::DETAIL_CHARACTERS );
		$sql     = 'INSERT INTO %i (day, event, subject, hits, detail) VALUES (%s, %s, %s, 1, %s) ON DUPLICATE KEY UPDATE hits = hits + 1, detail = %s';
		try {
			Retry::write( $wpdb->prepare( $sql, Tables::name( 'log' ), Clock::day(), $event, $subject, $detail, $detail ) );
		} catch ( RuntimeException ) {
			$detail .= ' (not in the table: the database refused)';
		}
		/**
		 * Fires when Frontage logs an event, for sites with a log of their own.
		 *
		 * @param string $event   What happened.
		 * @param string $subject Where.
		 * @param string $detail  Particulars.
		 */
		do_action( 'frontage_log', $event, $subject, $detail );
	}

	/**
	 * The events of the last days, latest first.
	 *
	 * @param int $max How many at most.
	 * @return list<array{day: string, event: string, subject: string, hits: int, detail: string}>
	 */
	public static function latest( int $max = 100 ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT day, event, subject, hits, detail FROM %i ORDER BY day DESC, hits DESC LIMIT %d', Tables::name( 'log' ), $max ) );
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
}
