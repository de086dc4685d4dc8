<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Resumes_Work;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Sends the emails about entries.
 *
 * Sends immediately, and retries failures by cron at increasing intervals. Never sends an email twice.
 *
 * A process claims the entry's row before sending, so that two processes never send the same email. An
 * interrupted one is marked as failed, because it is unknown whether its email was sent. The event that finds it is
 * scheduled before the email is handed over, since a process may be killed meanwhile.
 *
 * @phpstan-import-type Row from Entries
 * @phpstan-import-type Mail from Entries
 */
final class Mail_Queue implements Bootable, Provides_Event_Labels, Resumes_Work {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_mail_queue';

	/** Pauses after each failure, in seconds; after the last one, sending is given up. */
	public const PAUSES = array( 300, 900, 3600, 14400, 43200 );

	private const AT_ONCE   = 20;
	private const BROKE_OFF = 900;

	/** Seconds after which cron looks whether a process has ended before its emails were sent. */
	private const RESCUE = 300;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Emails about forms', 'frontage' ) );
	}

	public static function resume(): void {
		$next = self::next();
		null === $next || Deferred_Event::run_by( self::HOOK, $next );
	}

	/** Schedules a look at entries whose emails this process may not live to send; before they are stored, or claimed. */
	public static function expect(): void {
		Deferred_Event::run_by( self::HOOK, Clock::now() + self::RESCUE );
	}

	/** Sends the emails that are due. */
	public static function run(): void {
		global $wpdb;
		Primary::read_from_primary();
		$table = Tables::name( 'entries' );
		$note  = __( 'Sending was interrupted. The email may or may not have been sent.', 'frontage' );
		Retry::write(
			$wpdb->prepare(
				"UPDATE %i SET mail = 'failed', problem = %s WHERE mail = 'sending' AND due < %d",
				$table,
				$note,
				Clock::now() - self::BROKE_OFF
			)
		);
		$due = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT id FROM %i WHERE mail = 'waiting' AND due <= %d ORDER BY due LIMIT %d",
				$table,
				Clock::now(),
				self::AT_ONCE
			)
		);
		foreach ( $due as $id ) {
			self::send( (int) $id );
		}
		self::resume();
	}

	/** Returns when there is something to do: a Unix timestamp; null if nothing waits or is being sent. */
	private static function next(): ?int {
		global $wpdb;
		$sql  = "SELECT MIN( CASE WHEN mail = 'sending' THEN due + %d ELSE due END ) FROM %i WHERE mail IN ('waiting', 'sending')";
		$next = $wpdb->get_var( $wpdb->prepare( $sql, self::BROKE_OFF + 1, Tables::name( 'entries' ) ) );
		return null === $next ? null : (int) $next;
	}

	/**
	 * Sends an entry's unsent emails.
	 *
	 * @param int $id Entry ID.
	 * @return bool Whether all have been sent.
	 */
	public static function send( int $id ): bool {
		global $wpdb;
		self::expect();
		$claim = "UPDATE %i SET mail = 'sending', due = %d WHERE id = %d AND mail = 'waiting'";
		if ( 1 !== Retry::write( $wpdb->prepare( $claim, Tables::name( 'entries' ), Clock::now(), $id ) ) ) {
			return false;
		}
		Primary::read_from_primary();
		$entry = Entries::get( $id );
		return null !== $entry && self::send_all( $entry );
	}

	/**
	 * Resends all emails of an entry, unless they are being sent.
	 *
	 * @param int $id Entry ID.
	 */
	public static function resend( int $id ): bool {
		Primary::read_from_primary();
		$entry = Entries::get( $id );
		if ( null === $entry || array() === $entry['emails'] || 'sending' === $entry['mail'] ) {
			return false;
		}
		$all    = 'sent' === $entry['mail'];
		$emails = array_map(
			static fn ( array $email ): array => array( 'sent' => ! $all && $email['sent'] ) + $email,
			$entry['emails']
		);
		self::save( $id, 'waiting', 0, Clock::now(), '', $emails );
		return self::send( $id );
	}

	/**
	 * Sends the emails of an entry.
	 *
	 * @param Row $entry Entry claimed by this process.
	 */
	private static function send_all( array $entry ): bool {
		$emails = $entry['emails'];
		foreach ( $emails as $place => $email ) {
			if ( $email['sent'] ) {
				continue;
			}
			// Emails to visitors must not use up the owner's notifications.
			$wait = Mailer::reserve_slot( $email['is_reply'] ?? false ? 'replies' : 'mail' );
			if ( $wait > 0 ) {
				self::postpone(
					$entry['id'],
					$entry['tries'],
					$wait,
					__( 'Too many emails within one hour. The rest will be sent later.', 'frontage' ),
					$emails
				);
				return false;
			}
			$problem = Mailer::send( Email::linked( $email, $entry['id'] ) );
			if ( '' !== $problem ) {
				self::mark_failed( $entry, $problem, $emails );
				return false;
			}
			Entry_Events::add( $entry['id'], 'handed', implode( ', ', $email['to'] ) );
			$emails[ $place ]['sent'] = true;
			self::save( $entry['id'], 'sending', $entry['tries'], Clock::now(), '', $emails );
		}
		self::save( $entry['id'], 'sent', $entry['tries'] + 1, 0, '', $emails );
		return true;
	}

	/**
	 * Records a failure and schedules a retry.
	 *
	 * @param Row $entry
	 * @param string $problem Error message.
	 * @param list<Mail> $emails Emails of the entry.
	 */
	private static function mark_failed( array $entry, string $problem, array $emails ): void {
		Log::count( 'mail_failed', $entry['form'], $problem );
		Entry_Events::add( $entry['id'], 'failed', $problem );
		$pause = self::PAUSES[ $entry['tries'] ] ?? 0;
		if ( 0 === $pause ) {
			self::save( $entry['id'], 'failed', $entry['tries'] + 1, 0, $problem, $emails );
			return;
		}
		self::postpone( $entry['id'], $entry['tries'] + 1, $pause, $problem, $emails );
	}

	/**
	 * Postpones sending.
	 *
	 * @param int $id Entry ID.
	 * @param int $tries Number of attempts so far.
	 * @param int $seconds Delay in seconds.
	 * @param string $problem Reason.
	 * @param list<Mail> $emails Emails of the entry.
	 */
	private static function postpone( int $id, int $tries, int $seconds, string $problem, array $emails ): void {
		self::save( $id, 'waiting', $tries, Clock::now() + $seconds, $problem, $emails );
		Deferred_Event::run_by( self::HOOK, Clock::now() + $seconds );
	}

	/**
	 * Saves the sending state.
	 *
	 * @param int $id Entry ID.
	 * @param string $mail One of `Entries::MAIL`.
	 * @param int $tries Number of attempts so far.
	 * @param int $due Unix timestamp of the next attempt.
	 * @param string $problem Error message.
	 * @param list<Mail> $emails Emails of the entry.
	 */
	private static function save( int $id, string $mail, int $tries, int $due, string $problem, array $emails ): void {
		global $wpdb;
		$sql = 'UPDATE %i SET mail = %s, tries = %d, due = %d, problem = %s, emails = %s WHERE id = %d';
		Retry::write(
			$wpdb->prepare(
				$sql,
				Tables::name( 'entries' ),
				$mail,
				$tries,
				$due,
				mb_substr( $problem, 0, 500 ),
				(string) wp_json_encode( $emails ),
				$id
			)
		);
	}
}
