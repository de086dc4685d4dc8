<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * An owner's reply to an entry, sent as an email.
 *
 * It goes to the address in the entry's own email field and nowhere else. Each refers to the one before, so that mail programs show
 * them together.
 *
 * @phpstan-import-type Row from Entries
 */
final class Reply {
	public const BODY_MAX    = 20_000;
	public const SUBJECT_MAX = 200;

	/** Longest host in the ID of an email: PHPMailer encodes headers of more than 47 characters, and then they name no email. */
	private const HOST_MAX = 27;

	private const ID_DIGITS = 16;

	/**
	 * Returns the address that is answered: the one that the form's notification names, or the first one; empty if there is none.
	 *
	 * @param Row $entry
	 */
	public static function address( array $entry ): string {
		$emails = Entry_Headline::emails( $entry['content'] );
		$chosen = $entry['emails'][0]['reply'] ?? '';
		return in_array( $chosen, $emails, true ) ? $chosen : $emails[0] ?? '';
	}

	/**
	 * Returns the address that answers to the reply go to: the first one that was notified of the entry.
	 *
	 * @param Row $entry
	 */
	public static function answers_to( array $entry ): string {
		return Email::addresses( $entry['emails'][0]['to'][0] ?? '' )[0] ?? (string) get_option( 'admin_email' );
	}

	/**
	 * Returns the message in the way emails quote one.
	 *
	 * @param Row $entry
	 */
	public static function quote( array $entry ): string {
		$when = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) strtotime( $entry['created'] . ' UTC' ) );
		/* translators: %s: date and time. */
		$head = sprintf( __( 'Your message of %s:', 'frontage' ), (string) $when );
		return $head . "\n\n" . preg_replace( '/^/m', '> ', Email::list( $entry['content'] ) );
	}

	/**
	 * Stores a reply and sends it. A reply that was sent, or is being sent, is not sent again.
	 *
	 * @param Row $entry Entry with an address.
	 * @param string $request Request ID of 32 characters.
	 * @param string $subject Plain text; it is cut to one line of at most SUBJECT_MAX characters.
	 * @param string $body Plain text.
	 * @param int $user ID of the user who replies.
	 */
	public static function send( array $entry, string $request, string $subject, string $body, int $user ): void {
		$to      = self::address( $entry );
		$subject = mb_substr( Email::line( $subject ), 0, self::SUBJECT_MAX );
		if ( '' === $to || ! Entry_Replies::claim( $entry['id'], $request, $to, $subject, $body, $user ) ) {
			return;
		}
		$wait    = Mailer::reserve_slot();
		$problem = $wait > 0 ? self::too_many( $wait ) : self::hand_over( $entry, $request, $to, $subject, $body );
		Entry_Replies::finish( $request, $problem );
	}

	/**
	 * Says when the next email can be sent.
	 *
	 * @param int $wait Seconds.
	 */
	private static function too_many( int $wait ): string {
		$until = human_time_diff( Clock::now(), Clock::now() + $wait );
		/* translators: %s: duration, such as “12 minutes”. */
		return sprintf( __( 'Your site has sent too many emails within one hour. Send the reply again in %s.', 'frontage' ), $until );
	}

	/**
	 * Hands the email to the mail server.
	 *
	 * @param Row $entry
	 * @param string $request Request ID.
	 * @param string $to Email address.
	 * @param string $subject One line.
	 * @param string $body Plain text.
	 * @return string Error message; empty on success.
	 */
	private static function hand_over( array $entry, string $request, string $to, string $subject, string $body ): string {
		$email   = array(
			'to'      => array( $to ),
			'subject' => $subject,
			'body'    => $body,
			'reply'   => self::answers_to( $entry ),
			'sent'    => false,
		);
		$earlier = array_filter( Entry_Replies::of( $entry['id'] ), static fn ( array $reply ): bool => 'sent' === $reply['mail'] );
		$last    = array() === $earlier ? '' : self::message_id( $earlier[ array_key_last( $earlier ) ]['request'] );
		$headers = '' === $last ? array() : array( "In-Reply-To: $last", "References: $last" );
		$name    = static function ( mixed $mailer ) use ( $request ): void {
			if ( $mailer instanceof PHPMailer ) {
				$mailer->MessageID = self::message_id( $request ); // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			}
		};
		add_action( 'phpmailer_init', $name );
		try {
			return Mailer::send( $email, $headers );
		} finally {
			remove_action( 'phpmailer_init', $name );
		}
	}

	/**
	 * Returns the ID of a reply's email.
	 *
	 * @param string $request Request ID.
	 */
	private static function message_id( string $request ): string {
		$host = (string) preg_replace( '/[^a-z0-9.-]/', '', strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) );
		$host = ltrim( substr( $host, - self::HOST_MAX ), '.-' );
		return '<' . substr( $request, 0, self::ID_DIGITS ) . '@' . ( '' === $host ? 'localhost' : $host ) . '>';
	}
}
