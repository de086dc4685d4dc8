<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Storage of the owner's replies to entries.
 *
 * A reply is stored before it is sent, under an ID that the browser makes: sent again after a lost response, it is the same reply.
 *
 * @phpstan-type Stored array{
 *     id: int,
 *     entry: int,
 *     request: string,
 *     created: string,
 *     user: int,
 *     recipient: string,
 *     subject: string,
 *     body: string,
 *     mail: 'sending'|'sent'|'failed',
 *     since: int,
 *     problem: string,
 * }
 */
final class Entry_Replies {
	/** Seconds after which sending must have been interrupted. */
	private const BROKE_OFF = 900;

	/**
	 * Stores a reply that is about to be sent, unless it was sent or is being sent.
	 *
	 * @param int $entry Entry ID.
	 * @param string $request Request ID of 32 characters.
	 * @param string $to Email address.
	 * @param string $subject One line.
	 * @param string $body Plain text.
	 * @param int $user ID of the user who replies.
	 * @return bool Whether this process must send it.
	 */
	public static function claim( int $entry, string $request, string $to, string $subject, string $body, int $user ): bool {
		global $wpdb;
		$table = Tables::name( 'entry_replies' );
		$now   = Clock::now();
		$time  = gmdate( 'Y-m-d H:i:s', $now );
		$sql   = 'INSERT IGNORE INTO %i (entry, request, created, user, recipient, subject, body, mail, since, problem) '
			. "VALUES (%d, %s, %s, %d, %s, %s, %s, 'sending', %d, '')";
		if ( 1 === Retry::write( $wpdb->prepare( $sql, $table, $entry, $request, $time, $user, $to, $subject, $body, $now ) ) ) {
			return true;
		}
		$sql = "UPDATE %i SET created = %s, user = %d, recipient = %s, subject = %s, body = %s, mail = 'sending', since = %d, problem = '' "
			. "WHERE request = %s AND entry = %d AND ( mail = 'failed' OR ( mail = 'sending' AND since < %d ) )";
		return 1 === Retry::write(
			$wpdb->prepare( $sql, $table, $time, $user, $to, $subject, $body, $now, $request, $entry, $now - self::BROKE_OFF )
		);
	}

	/**
	 * Records whether a reply was handed to the mail server.
	 *
	 * @param string $request Request ID.
	 * @param string $problem Error message; empty if it was.
	 */
	public static function finish( string $request, string $problem ): void {
		global $wpdb;
		$sql  = 'UPDATE %i SET mail = %s, problem = %s WHERE request = %s';
		$mail = '' === $problem ? 'sent' : 'failed';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'entry_replies' ), $mail, mb_substr( $problem, 0, 500 ), $request ) );
	}

	/**
	 * Returns the replies to an entry, oldest first. One that was interrupted is shown as failed.
	 *
	 * @param int $entry Entry ID.
	 * @return list<Stored>
	 */
	public static function of( int $entry ): array {
		global $wpdb;
		$sql  = 'SELECT * FROM %i WHERE entry = %d ORDER BY id';
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entry_replies' ), $entry ), ARRAY_A );
		return array_values( array_map( array( self::class, 'row' ), $rows ) );
	}

	/**
	 * Returns those of some entries that were answered.
	 *
	 * @param list<int> $entries Entry IDs.
	 * @return list<int>
	 */
	public static function answered( array $entries ): array {
		global $wpdb;
		if ( array() === $entries ) {
			return array();
		}
		$places = implode( ',', array_fill( 0, count( $entries ), '%d' ) );
		$sql    = "SELECT DISTINCT entry FROM %i WHERE mail = 'sent' AND entry IN ($places)";
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		$found = $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( 'entry_replies' ), ...$entries ) );
		return array_values( array_map( 'intval', $found ) );
	}

	/**
	 * Converts a database row.
	 *
	 * @param array<string, mixed> $row Row from the database.
	 * @return Stored
	 */
	private static function row( array $row ): array {
		foreach ( array( 'id', 'entry', 'user', 'since' ) as $number ) {
			$row[ $number ] = (int) ( $row[ $number ] ?? 0 );
		}
		if ( 'sending' === $row['mail'] && $row['since'] < Clock::now() - self::BROKE_OFF ) {
			$row['mail']    = 'failed';
			$row['problem'] = __( 'Sending was interrupted. The email may or may not have been sent.', 'frontage' );
		}
		return $row; // @phpstan-ignore return.type (As the table has it.)
	}
}
