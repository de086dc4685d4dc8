<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Storage of form entries, the inbox.
 *
 * Entries are stored before anything is sent, one row per submission however often it arrives.
 *
 * @phpstan-type Answer array{
 *     name: string,
 *     label: string,
 *     kind: string,
 *     value: string|list<string>|list<array{name: string, path: string, size: int}>,
 *     shown?: string,
 *     terms?: string,
 *     is_drawn?: bool,
 * }
 * @phpstan-type Mail array{
 *     to: list<string>,
 *     subject: string,
 *     body: string,
 *     reply: string,
 *     sent: bool,
 *     is_reply?: bool,
 *     cc?: list<string>,
 *     bcc?: list<string>,
 *     html?: string,
 *     files?: list<array{name: string, path: string, size: int}>,
 * }
 * @phpstan-type Row array{
 *     id: int,
 *     request: string,
 *     form: string,
 *     title: string,
 *     place: int,
 *     created: string,
 *     state: string,
 *     email: string,
 *     summary: string,
 *     content: list<Answer>,
 *     notes: string,
 *     mail: string,
 *     tries: int,
 *     due: int,
 *     problem: string,
 *     emails: list<Mail>,
 * }
 */
final class Entries {
	public const STATES = array( 'new', 'read', 'spam', 'trash' );

	/** States of an entry's emails: nothing to send, queued, being sent, sent, failed for good. */
	public const MAIL = array( 'none', 'waiting', 'sending', 'sent', 'failed' );

	/** Tables with more about an entry, which is deleted with it. */
	private const DETAILS = array( 'entry_values', 'entry_events', 'entry_replies', 'entry_jobs' );

	private const TITLE     = 200;
	private const DAY_CHARS = 'Y-m-d H:i:s';

	/**
	 * Stores an entry unless one with its request ID exists.
	 *
	 * @param string $request Request ID of 32 characters.
	 * @param string $form Form ID.
	 * @param string $title Display name of the form.
	 * @param int $place ID of the post that contains the form; 0 if none.
	 * @param string $state `new` or `spam`; `read` for imported ones.
	 * @param list<Answer> $content Submitted answers.
	 * @param list<Mail> $emails Emails to send; those of spam are held until it is marked as not spam.
	 * @param int $created Unix timestamp; 0 for now.
	 * @return int ID of the new entry; 0 if it existed.
	 */
	public static function add(
		string $request,
		string $form,
		string $title,
		int $place,
		string $state,
		array $content,
		array $emails,
		int $created = 0
	): int {
		global $wpdb;
		$values = array(
			$request,
			$form,
			mb_substr( $title, 0, self::TITLE ),
			$place,
			gmdate( self::DAY_CHARS, $created ?: Clock::now() ),
			$state,
			Entry_Headline::email( $content ),
			Entry_Headline::summary( $content ),
			self::json( $content ),
			array() === $emails || 'spam' === $state ? 'none' : 'waiting',
			Clock::now(),
			self::json( $emails ),
		);
		$sql    = 'INSERT IGNORE INTO %i (request, form, title, place, created, state, email, summary, content, notes, mail, due, '
			. "problem, emails) VALUES (%s, %s, %s, %d, %s, %s, %s, %s, %s, '', %s, %d, '', %s)";
		if ( 1 !== Retry::write( $wpdb->prepare( $sql, Tables::name( 'entries' ), ...$values ) ) ) {
			return 0;
		}
		$id = self::id_of( $request );
		Entry_Index::add( $id, $content );
		'spam' === $state && Entry_Events::add( $id, 'held' );
		Unread_Count::on_changed();
		return $id;
	}

	/**
	 * Returns the ID of the entry with a request ID; 0 if there is none.
	 *
	 * @param string $request Request ID of 32 characters.
	 * @phpstan-impure
	 */
	public static function id_of( string $request ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE request = %s', Tables::name( 'entries' ), $request ) );
	}

	/**
	 * Returns an entry; null if it does not exist.
	 *
	 * @param int $id Entry ID.
	 * @return Row|null
	 */
	public static function get( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Tables::name( 'entries' ), $id ), ARRAY_A );
		return is_array( $row ) ? self::row( $row ) : null;
	}

	/**
	 * Converts a database row.
	 *
	 * @param array<string, mixed> $row Row from the database.
	 * @return Row
	 */
	public static function row( array $row ): array {
		foreach ( array( 'id', 'place', 'tries', 'due' ) as $number ) {
			$row[ $number ] = (int) ( $row[ $number ] ?? 0 );
		}
		foreach ( array( 'content', 'emails' ) as $list ) {
			$row[ $list ] = json_decode( (string) ( $row[ $list ] ?? '' ), true ) ?: array();
		}
		return $row; // @phpstan-ignore return.type (As the table has it.)
	}

	/**
	 * Changes the state of entries.
	 *
	 * @param list<int> $ids Entry IDs.
	 * @param string $state One of STATES.
	 */
	public static function mark( array $ids, string $state ): void {
		global $wpdb;
		foreach ( array_chunk( $ids, 200 ) as $some ) {
			$places = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
			Retry::write( $wpdb->prepare( "UPDATE %i SET state = %s WHERE id IN ($places)", Tables::name( 'entries' ), $state, ...$some ) );
		}
		Unread_Count::on_changed();
	}

	/**
	 * Saves the owner's notes on an entry.
	 *
	 * @param int $id Entry ID.
	 * @param string $notes Text of the notes.
	 */
	public static function note( int $id, string $notes ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'UPDATE %i SET notes = %s WHERE id = %d', Tables::name( 'entries' ), $notes, $id ) );
	}

	/**
	 * Deletes entries with their files, replies and history.
	 *
	 * @param list<int> $ids Entry IDs.
	 */
	public static function delete( array $ids ): void {
		global $wpdb;
		foreach ( $ids as $id ) {
			foreach ( self::get( $id )['content'] ?? array() as $answer ) {
				'file' === $answer['kind'] && Files::delete( (array) $answer['value'] );
			}
			foreach ( self::DETAILS as $table ) {
				Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE entry = %d', Tables::name( $table ), $id ) );
			}
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', Tables::name( 'entries' ), $id ) );
		}
		Unread_Count::on_changed();
	}

	/**
	 * Returns an answer as text: the one for people, if the value says less.
	 *
	 * @param array<string, mixed> $answer
	 */
	public static function text( array $answer ): string {
		if ( is_string( $answer['shown'] ?? null ) ) {
			return $answer['shown'];
		}
		$parts = array_map(
			static fn ( mixed $one ): string => (string) ( is_array( $one ) ? $one['name'] ?? '' : $one ),
			(array) $answer['value']
		);
		return implode( ', ', $parts );
	}

	/**
	 * Encodes data as JSON.
	 *
	 * @param array<mixed> $data Data to encode.
	 */
	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
