<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use Frontage\Base\Clock;
use Frontage\Domain\Forms\Untrusted_Recipient;
use Frontage\Http\Rate_Limit;
use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Emails to subscribers: the confirmation request, and a notice for existing subscribers. */
final class Mails {
	/** Maximum number of emails per hour for the whole site. */
	private const PER_HOUR = 100;

	/**
	 * Sends the pending email of a row.
	 *
	 * @throws RuntimeException If the email could not be sent.
	 * @throws Postponed If the site's limit is reached.
	 */
	public static function send( Subscriber $row ): void {
		// Another attempt is the same email: a server that failed three times must not cost the subscription.
		$is_first = 0 === $row->tries && '' === $row->error;
		if ( $is_first && ! Untrusted_Recipient::consume( $row->email ) ) {
			return;
		}
		/**
		 * Filters how many newsletter emails Frontage sends per hour.
		 *
		 * Runs before each email. Emails above the limit wait for the next hour.
		 *
		 *     add_filter( 'frontage_mails_per_hour', fn () => 500 );
		 *
		 * @since 0.2.0
		 *
		 * @param int $mails Emails per hour, at least 1; 100 by default.
		 */
		$limit = max( 1, (int) apply_filters( 'frontage_mails_per_hour', self::PER_HOUR ) );
		$wait  = Rate_Limit::consume_for_site( 'mails', array( HOUR_IN_SECONDS => $limit ) );
		if ( $wait > 0 ) {
			throw new Postponed(
				__( 'The site has reached its hourly email limit. The rest will be sent automatically.', 'frontage' ),
				Clock::now() + $wait
			);
		}
		self::deliver( $row->email, ...( Signup::KNOWN === $row->task ? self::known( $row ) : self::question( $row ) ) );
	}

	/**
	 * Returns the confirmation email.
	 *
	 * @return array{string, string, string} Subject, text, unsubscribe URL.
	 */
	private static function question( Subscriber $row ): array {
		$site = self::site();
		$text = array(
			'' === Untrusted_Recipient::name( $row->first )
				? __( 'Hello,', 'frontage' )
				: sprintf( /* translators: %s: first name. */ __( 'Hello %s,', 'frontage' ), Untrusted_Recipient::name( $row->first ) ),
			sprintf(
				/* translators: %s: name of the site. */
				__( 'You signed up for the %s newsletter. To confirm, open this link and click the button on the page:', 'frontage' ),
				$site
			),
			Links::confirm( $row ),
			__( 'If this was not you, ignore this email. You will not be subscribed, and we will delete your address.', 'frontage' ),
			"$site\n" . home_url( '/' ),
		);
		return array(
			sprintf(
				/* translators: %s: name of the site. */
				__( 'Please confirm your subscription to the %s newsletter', 'frontage' ),
				$site
			),
			implode( "\n\n", $text ),
			Links::leave( $row ),
		);
	}

	/**
	 * Returns the email to an existing subscriber.
	 *
	 * @return array{string, string, string} Subject, text, unsubscribe URL.
	 */
	private static function known( Subscriber $row ): array {
		$site = self::site();
		$text = array(
			__( 'Hello,', 'frontage' ),
			sprintf(
				/* translators: %s: name of the site. */
				__(
					'Someone, probably you, signed up for the %s newsletter with this address. You are already subscribed, so nothing has changed.',
					'frontage'
				),
				$site
			),
			__( 'To unsubscribe:', 'frontage' ) . "\n" . Links::leave( $row ),
			"$site\n" . home_url( '/' ),
		);
		return array(
			sprintf( /* translators: %s: name of the site. */ __( 'You are already subscribed to the %s newsletter', 'frontage' ), $site ),
			implode( "\n\n", $text ),
			Links::leave( $row ),
		);
	}

	/**
	 * Sends an email.
	 *
	 * @param string $to Email address.
	 * @param string $subject Subject, one line.
	 * @param string $text Plain text.
	 * @param string $leave Unsubscribe URL for the email client's own button (RFC 8058).
	 * @throws RuntimeException If it could not be sent.
	 */
	private static function deliver( string $to, string $subject, string $text, string $leave ): void {
		$why   = __( 'WordPress could not send the email.', 'frontage' );
		$watch = static function ( mixed $error ) use ( &$why ): void {
			$why = $error instanceof WP_Error ? $error->get_error_message() : $why;
		};
		add_action( 'wp_mail_failed', $watch );
		$headers = array( "List-Unsubscribe: <$leave>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
		$is_sent = wp_mail( $to, self::line( $subject ), $text, $headers );
		remove_action( 'wp_mail_failed', $watch );
		if ( ! $is_sent ) {
			throw new RuntimeException( $why );
		}
	}

	/** Returns the site's name as one line of plain text. */
	private static function site(): string {
		return self::line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
	}

	/**
	 * Removes line breaks from a text, to prevent header injection.
	 *
	 * @param string $text Text to clean.
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\r\n\t]+/', ' ', $text ) );
	}
}
