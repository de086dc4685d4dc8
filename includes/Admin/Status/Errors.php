<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Log;

defined( 'ABSPATH' ) || exit;

/** The most recent errors of actions. */
final class Errors implements Section {
	private const SHOWN = 10;

	/** Number of days after which an error no longer needs attention. */
	private const FRESH_DAYS = 2;

	public function slug(): string {
		return 'errors';
	}

	public function title(): string {
		return __( 'Recent errors', 'frontage' );
	}

	public function order(): int {
		return 70;
	}

	public function rows(): array {
		$rows = array_map( array( self::class, 'row' ), Log::latest( self::SHOWN, 'errors' ) );
		return array() === $rows ? array( Row::good( __( 'Errors', 'frontage' ), __( 'None', 'frontage' ) ) ) : $rows;
	}

	/**
	 * Returns the row for one error.
	 *
	 * @param array{day: string, event: string, subject: string, hits: int, detail: string} $entry Log row.
	 */
	private static function row( array $entry ): Row {
		$value = trim(
			sprintf(
				/* translators: 1: day, 2: event, 3: number of occurrences, 4: details. */
				__( '%1$s: %2$s, %3$d×. %4$s', 'frontage' ),
				$entry['day'],
				Events::title( $entry['event'] ),
				$entry['hits'],
				$entry['detail']
			)
		);
		if ( $entry['day'] <= Clock::day( self::FRESH_DAYS ) ) {
			return Row::good( $entry['subject'], $value );
		}
		return Row::warn( $entry['subject'], $value, self::advice( $entry['event'], $entry['detail'] ) );
	}

	/**
	 * Returns what to do about an error.
	 *
	 * @param string $event Event slug.
	 * @param string $detail As the mailer gave them.
	 */
	private static function advice( string $event, string $detail ): string {
		return match ( $event ) {
			'mail_failed' => Mail_Advice::on( $detail ) . ' '
				. __( 'Then send a test email on the Forms tab. The messages are saved and can be resent.', 'frontage' ),
			'uploads_full' => __(
				'Visitors cannot send files until there is space again. Delete messages with files that you no longer need, or raise the limit with the filter frontage_upload_quota.',
				'frontage'
			),
			'subscriber_failed' => __(
				'Test the connection on the Integrations tab. Subscribers are saved on this site, and delivery is tried again.',
				'frontage'
			),
			Error_Boundary::EVENT => __( 'Frontage leaves this out. Update the plugin that adds it, or tell its developer.', 'frontage' ),
			default => __(
				'Update Frontage and the plugin mentioned above. If it happens again, report it and include the text of this page.',
				'frontage'
			),
		};
	}
}
