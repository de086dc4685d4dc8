<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Http\Rate_Limit;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Hands emails to WordPress, and says what went wrong.
 *
 * @phpstan-import-type Mail from Entries
 */
final class Mailer {
	/** Maximum number of emails per hour for the whole site, to and from owners, and to visitors each. */
	private const PER_HOUR = 100;

	/**
	 * Takes a place for an email in the site's hour.
	 *
	 * @param 'mail'|'replies' $budget Which emails: those to and from owners, or automatic replies to visitors.
	 * @return int Seconds until there is one; 0 if it was taken.
	 * @phpstan-impure
	 */
	public static function reserve_slot( string $budget = 'mail' ): int {
		return Rate_Limit::consume_for_site( $budget, array( HOUR_IN_SECONDS => self::PER_HOUR ) );
	}

	/**
	 * Sends an email.
	 *
	 * @param Mail $email
	 * @param list<string> $headers Further headers.
	 * @return string Error message; empty on success.
	 */
	public static function send( array $email, array $headers = array() ): string {
		$problem = '';
		$hear    = static function ( mixed $error ) use ( &$problem ): void {
			$problem = is_wp_error( $error ) ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $hear );
		try {
			$done = Email::mail( $email, $headers );
		} catch ( Throwable $error ) {
			$done    = false;
			$problem = $error->getMessage();
		}
		remove_action( 'wp_mail_failed', $hear );
		return $done ? '' : ( '' === $problem ? __( 'The server’s mail function rejected the email.', 'frontage' ) : $problem );
	}
}
