<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

defined( 'ABSPATH' ) || exit;

/** What the owner can do about an email that was not sent, by what WordPress's mailer said. */
final class Mail_Advice {
	/** PHPMailer's words, in English, for what can go wrong. */
	private const LOGIN    = '/authenticat|username|password|credentials|\b53[05]\b/i';
	private const CONNECT  = '/connect|timed? ?out|network|certificate|ssl|tls|\bdns\b|resolve/i';
	private const ADDRESS  = '/invalid address|recipient|mailbox|user unknown|\b55[0-4]\b/i';
	private const SENDER   = '/\bfrom\b|sender/i';
	private const FUNCTION = '/mail function|instantiate|sendmail/i';

	/**
	 * Returns the advice.
	 *
	 * @param string $problem Error message of the mailer.
	 */
	public static function on( string $problem ): string {
		$is = static fn ( string $pattern ): bool => 1 === preg_match( $pattern, $problem );
		return match ( true ) {
			$is( self::FUNCTION ) => __(
				'Your server cannot send emails itself. Install a plugin that sends them with SMTP, and enter the account of your email provider there.',
				'frontage'
			),
			$is( self::LOGIN ) => __(
				'The mail server refused the login. Check the user name and password in your SMTP plugin.',
				'frontage'
			),
			$is( self::ADDRESS ) => __( 'An address was refused. Check the recipients in the settings of the form.', 'frontage' ),
			$is( self::CONNECT ) => __(
				'The mail server could not be reached. Check its name, port, and encryption in your SMTP plugin, or ask your host whether it blocks the port.',
				'frontage'
			),
			$is( self::SENDER ) => __(
				'The sender was refused. In your SMTP plugin, set a sender address that belongs to your email account.',
				'frontage'
			),
			default => __( 'Check the settings of the plugin that sends your emails, or ask your host.', 'frontage' ),
		};
	}
}
