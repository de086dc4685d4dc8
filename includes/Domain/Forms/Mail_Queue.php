<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Http\Rate_Limit;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the mails about entries.
 *
 * Sends at once, and what failed again by cron, each time later; never the same letter twice.
 *
 * Whoever sends owns the entry's row first, so two processes never send the same. One that broke
 * off in the middle is shown as failed: whether its letter went, nobody knows.
 *
 * @phpstan-import-type Row from Entries
 * @phpstan-import-type Mail from Entries
 */
final class Mail_Queue implements Bootable {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_outbox';

	/** Pauses after each failure, in seconds; after the last one it is given up. */
	public const PAUSES = array( 300, 900, 3600, 14400, 43200 );

	/** Mails of the whole site within an hour. */
	private const PER_HOUR  = 100;
	private const AT_ONCE   = 20;
	private const BROKE_OFF = 900;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	/** Sends what is due. */
	public static function run(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$note  = __( 'Sending was interrupted. The email may or may not have been sent.', 'frontage' );
		Retry::write( $wpdb->prepare( "UPDATE %i SET mail = 'failed', problem = %s WHERE mail = 'sending' AND due < %d", $table, $note, Clock::now() - self::BROKE_OFF ) );
		$due = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE mail = 'waiting' AND due <= %d ORDER BY due LIMIT %d", $table, Clock::now(), self::AT_ONCE ) );
		foreach ( $due as $id ) {
			self::send( (int) $id );
		}
		$next = $wpdb->get_var( $wpdb->prepare( "SELECT MIN(due) FROM %i WHERE mail = 'waiting'", $table ) );
		null === $next || self::schedule( (int) $next );
	}

	/**
	 * Sends the letters of an entry that still wait.
	 *
	 * @param int $id The entry.
	 * @return bool Whether all have gone.
	 */
	public static function send( int $id ): bool {
		global $wpdb;
		$claim = "UPDATE %i SET mail = 'sending', due = %d WHERE id = %d AND mail = 'waiting'";
		if ( 1 !== Retry::write( $wpdb->prepare( $claim, Tables::name( 'entries' ), Clock::now(), $id ) ) ) {
			return false;
		}
		$entry = Entries::get( $id );
		return null !== $entry && self::send_all( $entry );
	}

	/**
	 * Makes an entry's letters wait again, all of them, and sends them; not while they are being sent.
	 *
	 * @param int $id The entry.
	 */
	public static function resend( int $id ): bool {
		global $wpdb;
		$entry = Entries::get( $id );
		if ( null === $entry || array() === $entry['letters'] || 'sending' === $entry['mail'] ) {
			return false;
		}
		$all     = 'sent' === $entry['mail'];
		$letters = array_map( static fn ( array $letter ): array => array( 'sent' => ! $all && $letter['sent'] ) + $letter, $entry['letters'] );
		self::save( $id, 'waiting', 0, Clock::now(), '', $letters );
		return self::send( $id );
	}

	/**
	 * Sends the letters.
	 *
	 * @param Row $entry The entry, which this process owns.
	 */
	private static function send_all( array $entry ): bool {
		$letters = $entry['letters'];
		foreach ( $letters as $place => $letter ) {
			if ( $letter['sent'] ) {
				continue;
			}
			$wait = Rate_Limit::site( 'mail', array( HOUR_IN_SECONDS => self::PER_HOUR ) );
			if ( $wait > 0 ) {
				self::postpone( $entry['id'], $entry['tries'], $wait, __( 'Too many emails within one hour. The rest will be sent later.', 'frontage' ), $letters );
				return false;
			}
			$problem = self::try_to_send( $letter );
			if ( '' !== $problem ) {
				self::failed( $entry, $problem, $letters );
				return false;
			}
			$letters[ $place ]['sent'] = true;
		}
		self::save( $entry['id'], 'sent', $entry['tries'] + 1, 0, '', $letters );
		return true;
	}

	/**
	 * Sends a letter.
	 *
	 * @param Mail $letter The letter.
	 * @return string What went wrong; empty if nothing.
	 */
	public static function try_to_send( array $letter ): string {
		$problem = '';
		$hear    = static function ( mixed $error ) use ( &$problem ): void {
			$problem = is_wp_error( $error ) ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $hear );
		try {
			$done = Email::mail( $letter );
		} catch ( Throwable $error ) {
			$done    = false;
			$problem = $error->getMessage();
		}
		remove_action( 'wp_mail_failed', $hear );
		return $done ? '' : ( '' === $problem ? __( 'The server’s mail function rejected the email.', 'frontage' ) : $problem );
	}

	/**
	 * Notes a failure, and when to try again.
	 *
	 * @param Row          $entry   The entry.
	 * @param string       $problem What went wrong.
	 * @param list<Mail> $letters Its letters.
	 */
	private static function failed( array $entry, string $problem, array $letters ): void {
		Log::count( 'mail_failed', $entry['form'], $problem );
		$pause = self::PAUSES[ $entry['tries'] ] ?? 0;
		if ( 0 === $pause ) {
			self::save( $entry['id'], 'failed', $entry['tries'] + 1, 0, $problem, $letters );
			return;
		}
		self::postpone( $entry['id'], $entry['tries'] + 1, $pause, $problem, $letters );
	}

	/**
	 * Puts it off.
	 *
	 * @param int          $id      The entry.
	 * @param int          $tries   How often it was tried.
	 * @param int          $seconds For how long.
	 * @param string       $problem Why.
	 * @param list<Mail> $letters Its letters.
	 */
	private static function postpone( int $id, int $tries, int $seconds, string $problem, array $letters ): void {
		self::save( $id, 'waiting', $tries, Clock::now() + $seconds, $problem, $letters );
		self::schedule( Clock::now() + $seconds );
	}

	/**
	 * Writes down how far it is.
	 *
	 * @param int          $id      The entry.
	 * @param string       $mail    One of `Entries::MAIL`.
	 * @param int          $tries   How often it was tried.
	 * @param int          $due     When it is tried again.
	 * @param string       $problem What went wrong.
	 * @param list<Mail> $letters Its letters.
	 */
	private static function save( int $id, string $mail, int $tries, int $due, string $problem, array $letters ): void {
		global $wpdb;
		$sql = 'UPDATE %i SET mail = %s, tries = %d, due = %d, problem = %s, letters = %s WHERE id = %d';
		Retry::write( $wpdb->prepare( $sql, Tables::name( 'entries' ), $mail, $tries, $due, mb_substr( $problem, 0, 500 ), (string) wp_json_encode( $letters ), $id ) );
	}

	/**
	 * Has cron come by.
	 *
	 * @param int $time Unix time.
	 */
	private static function schedule( int $time ): void {
		$next = wp_next_scheduled( self::HOOK );
		if ( false === $next || $next > $time ) {
			wp_schedule_single_event( $time, self::HOOK );
		}
	}
}
