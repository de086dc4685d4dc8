<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Status\Mail_Advice;
use Frontage\Domain\Forms\Entry_Events;
use Frontage\Domain\Forms\Entry_Replies;

defined( 'ABSPATH' ) || exit;

/**
 * What happened to an entry, in sentences.
 *
 * They say no more than is known: WordPress learns that a mail server accepted an email, never that it arrived.
 *
 * @phpstan-import-type Row from \Frontage\Domain\Forms\Entries
 * @phpstan-import-type Event from Entry_Events
 * @phpstan-import-type Stored from Entry_Replies
 * @phpstan-type Line array{time: string, text: string, tone: ''|'bad', advice: string}
 */
final class Entry_History {
	/**
	 * Returns the sentences in order. The time is in UTC, and empty for what is so now or has no known time.
	 *
	 * @param Row $entry
	 * @return list<Line>
	 */
	public static function of( array $entry ): array {
		$events = Entry_Events::of( $entry['id'] );
		$lines  = array( self::line( $entry['created'], __( 'Stored in the inbox of this site.', 'frontage' ) ) );
		foreach ( self::unrecorded( $entry, $events ) as $to ) {
			$lines[] = self::line( '', self::handed( $to ) );
		}
		foreach ( $events as $event ) {
			$lines[] = self::happened( $event );
		}
		foreach ( Entry_Replies::of( $entry['id'] ) as $reply ) {
			$lines[] = self::line( $reply['created'], self::replied( $reply ), $reply['problem'] );
		}
		usort( $lines, static fn ( array $one, array $other ): int => self::rank( $one, $entry ) <=> self::rank( $other, $entry ) );
		$now   = self::now( $entry );
		$lines = '' === $now ? $lines : array( ...$lines, self::line( '', $now, 'failed' === $entry['mail'] ? $entry['problem'] : '' ) );
		return array( ...$lines, ...Job_History::now( $entry['id'] ) );
	}

	/**
	 * Returns the line for an event.
	 *
	 * @param Event $event
	 * @return Line
	 */
	private static function happened( array $event ): array {
		$job = Job_History::sentence( $event );
		return '' === $job
			? self::line( $event['created'], self::sentence( $event ), 'failed' === $event['kind'] ? $event['detail'] : '' )
			: Job_History::line( $event['created'], $job, Job_History::FAILED === $event['kind'] );
	}

	/**
	 * Returns the recipients of emails that were sent before this was recorded.
	 *
	 * @param Row $entry
	 * @param list<Event> $events
	 * @return list<string>
	 */
	private static function unrecorded( array $entry, array $events ): array {
		$sent = array_filter( $entry['emails'], static fn ( array $email ): bool => $email['sent'] );
		$to   = array_map( static fn ( array $email ): string => implode( ', ', $email['to'] ), $sent );
		return array_values( array_diff( $to, array_column( $events, 'detail' ) ) );
	}

	/**
	 * Returns the sentence for an event.
	 *
	 * @param Event $event
	 */
	private static function sentence( array $event ): string {
		return match ( $event['kind'] ) {
			'held'   => __( 'Taken for spam, so no email was sent.', 'frontage' ),
			'handed' => self::handed( $event['detail'] ),
			/* translators: %s: error message from the mail server. */
			'failed' => sprintf( __( 'An email could not be sent: %s', 'frontage' ), $event['detail'] ),
			default  => self::moved( $event['kind'], Entry_View::user( $event['user'] ) ),
		};
	}

	/**
	 * Says where an entry was moved.
	 *
	 * @param string $kind `spam`, `trash` or `inbox`.
	 * @param string $by Name of a user; empty if unknown.
	 */
	private static function moved( string $kind, string $by ): string {
		if ( '' === $by ) {
			return match ( $kind ) {
				'spam'  => __( 'Marked as spam.', 'frontage' ),
				'trash' => __( 'Moved to the trash.', 'frontage' ),
				default => __( 'Moved to the inbox.', 'frontage' ),
			};
		}
		$sentence = match ( $kind ) {
			/* translators: %s: name of a user. */
			'spam'  => __( 'Marked as spam by %s.', 'frontage' ),
			/* translators: %s: name of a user. */
			'trash' => __( 'Moved to the trash by %s.', 'frontage' ),
			/* translators: %s: name of a user. */
			default => __( 'Moved to the inbox by %s.', 'frontage' ),
		};
		return sprintf( $sentence, $by );
	}

	/**
	 * Says that an email was handed over.
	 *
	 * @param string $to Email addresses.
	 */
	private static function handed( string $to ): string {
		/* translators: %s: email addresses. */
		return sprintf( __( 'Email to %s handed to the mail server.', 'frontage' ), $to );
	}

	/**
	 * Says what became of a reply.
	 *
	 * @param Stored $reply
	 */
	private static function replied( array $reply ): string {
		return match ( $reply['mail'] ) {
			/* translators: %s: email address. */
			'sent'   => sprintf( __( 'Your reply to %s was handed to the mail server.', 'frontage' ), $reply['recipient'] ),
			/* translators: 1: email address, 2: error message from the mail server. */
			'failed' => sprintf( __( 'Your reply to %1$s was not sent: %2$s', 'frontage' ), $reply['recipient'], $reply['problem'] ),
			/* translators: %s: email address. */
			default  => sprintf( __( 'Your reply to %s is being sent.', 'frontage' ), $reply['recipient'] ),
		};
	}

	/**
	 * Says what is still to come, or why nothing does.
	 *
	 * @param Row $entry
	 */
	private static function now( array $entry ): string {
		$time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $entry['due'] );
		return match ( $entry['mail'] ) {
			/* translators: %s: date and time. */
			'waiting' => sprintf( __( 'An email is waiting to be sent. Next attempt: %s.', 'frontage' ), (string) $time ),
			'sending' => __( 'An email is being sent.', 'frontage' ),
			/* translators: %s: error message from the mail server. */
			'failed'  => sprintf( __( 'An email was given up: %s', 'frontage' ), $entry['problem'] ),
			'none'    => array() === $entry['emails'] ? __( 'No email was to be sent.', 'frontage' ) : self::held( $entry ),
			default   => '',
		};
	}

	/**
	 * Says that emails are held back.
	 *
	 * @param Row $entry
	 */
	private static function held( array $entry ): string {
		return 'spam' === $entry['state'] ? __( 'The emails are sent when you move the message to the inbox.', 'frontage' ) : '';
	}

	/**
	 * Returns a sentence with its time.
	 *
	 * @param string $time Time in UTC; empty if unknown.
	 * @param string $text The sentence.
	 * @param string $problem Error message, for advice.
	 * @return Line
	 */
	private static function line( string $time, string $text, string $problem = '' ): array {
		return array(
			'time'   => $time,
			'text'   => $text,
			'tone'   => '' === $problem ? '' : 'bad',
			'advice' => '' === $problem ? '' : Mail_Advice::on( $problem ),
		);
	}

	/**
	 * Returns what a sentence is sorted by: its time, or right after the entry was stored.
	 *
	 * @param Line $line
	 * @param Row $entry
	 */
	private static function rank( array $line, array $entry ): string {
		return '' === $line['time'] ? $entry['created'] : $line['time'];
	}
}
