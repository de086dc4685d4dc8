<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Domain\Forms\Entry_Jobs;
use Frontage\Domain\Forms\Webhooks;

defined( 'ABSPATH' ) || exit;

/**
 * What other services got of an entry, in sentences.
 *
 * @phpstan-import-type Line from Entry_History
 * @phpstan-import-type Stored from Entry_Jobs
 * @phpstan-import-type Event from \Frontage\Domain\Forms\Entry_Events
 */
final class Job_History {
	/** Kind of event of an attempt that failed. */
	public const FAILED = 'call-failed';

	/**
	 * Returns the sentence for an event; empty for events of other kinds.
	 *
	 * @param Event $event
	 */
	public static function sentence( array $event ): string {
		return match ( $event['kind'] ) {
			/* translators: %s: name of a webhook. */
			'called'     => sprintf( __( 'The webhook “%s” accepted the message.', 'frontage' ), $event['detail'] ),
			/* translators: %s: email address. */
			'signed-up'  => sprintf( __( '%s was signed up for the mailing list.', 'frontage' ), $event['detail'] ),
			/* translators: %s: error message. */
			self::FAILED => sprintf( __( 'Another service did not accept the message: %s', 'frontage' ), $event['detail'] ),
			default      => '',
		};
	}

	/**
	 * Returns what is still to come, or was given up.
	 *
	 * @param int $entry Entry ID.
	 * @return list<Line>
	 */
	public static function now( int $entry ): array {
		$lines = array();
		foreach ( Entry_Jobs::of( $entry ) as $job ) {
			$text = self::state( $job );
			if ( '' !== $text ) {
				$lines[] = self::line( '', $text, 'failed' === $job['state'] );
			}
		}
		return $lines;
	}

	/**
	 * Returns whether anything was given up or waits for another attempt.
	 *
	 * @param int $entry Entry ID.
	 */
	public static function can_retry( int $entry ): bool {
		$states = array_column( Entry_Jobs::of( $entry ), 'state' );
		return array() !== array_intersect( $states, array( 'failed', 'waiting' ) );
	}

	/**
	 * Returns a sentence with its time.
	 *
	 * @param string $time Time in UTC; empty for what is so now.
	 * @param string $text The sentence.
	 * @param bool $is_bad Whether something failed.
	 * @return Line
	 */
	public static function line( string $time, string $text, bool $is_bad ): array {
		$advice = '';
		$tone   = $is_bad ? 'bad' : '';
		return compact( 'time', 'text', 'tone', 'advice' );
	}

	/**
	 * Returns the sentence for the state of a job; empty if it is done.
	 *
	 * @param Stored $job
	 */
	private static function state( array $job ): string {
		$name = 'webhook' === $job['kind'] ? Webhooks::get( $job['target'] )['name'] ?? '' : '';
		$what = match ( true ) {
			'webhook' !== $job['kind'] => __( 'The sign-up for the mailing list', 'frontage' ),
			'' === $name               => __( 'A webhook that was removed', 'frontage' ),
			/* translators: %s: name of a webhook. */
			default                    => sprintf( __( 'The webhook “%s”', 'frontage' ), $name ),
		};
		$time = (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $job['due'] );
		return match ( $job['state'] ) {
			/* translators: 1: such as “The webhook “CRM””, 2: date and time. */
			'waiting' => sprintf( __( '%1$s: waiting. Next attempt: %2$s.', 'frontage' ), $what, $time ),
			/* translators: %s: such as “The webhook “CRM””. */
			'sending' => sprintf( __( '%s: in progress.', 'frontage' ), $what ),
			/* translators: 1: such as “The webhook “CRM””, 2: error message. */
			'failed'  => sprintf( __( '%1$s: given up. %2$s', 'frontage' ), $what, $job['problem'] ),
			/* translators: %s: such as “The webhook “CRM””. */
			'held'    => sprintf( __( '%s: held until you move the message to the inbox.', 'frontage' ), $what ),
			default   => '',
		};
	}
}
