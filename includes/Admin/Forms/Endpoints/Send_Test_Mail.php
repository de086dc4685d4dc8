<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Status\Mail_Advice;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Mailer;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** Sends an email, so that authors see whether emails arrive. Administrators choose the recipients; everyone else gets it themselves. */
final class Send_Test_Mail implements Endpoint {
	public const ROUTE  = '/entries/test-mail';
	public const METHOD = 'POST';
	public const REPLY  = '`{ ok, message }`';

	public function args(): array {
		return array( 'recipients' => Args::paragraphs( 0, 1000, '' ) );
	}

	public function policy(): Policy {
		return Policy::users( 'edit_pages' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$text  = __(
			'This email was sent from the settings of a form. If you can read it, emails from this site are being delivered.',
			'frontage'
		);
		$email = Email::write( self::recipients( $args['recipients'] ), __( 'Form test – {site}', 'frontage' ), $text, '', array() );
		if ( null === $email ) {
			return self::answer( false, __( 'There is no valid email address to send to.', 'frontage' ) );
		}
		$problem = Mailer::send( $email );
		/* translators: %s: email address. */
		$success = __( 'Sent to %s. Check the inbox and the spam folder.', 'frontage' );
		return '' === $problem
			? self::answer( true, sprintf( $success, implode( ', ', $email['to'] ) ) )
			: self::answer( false, rtrim( $problem, '.' ) . '. ' . Mail_Advice::on( $problem ) );
	}

	/**
	 * Who gets the email: what the form says, or the site’s address, for administrators; the user’s own address otherwise.
	 *
	 * @param string $wanted Recipients of the form, separated by commas or line breaks.
	 */
	private static function recipients( string $wanted ): string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return wp_get_current_user()->user_email;
		}
		return '' === $wanted ? (string) get_option( 'admin_email' ) : $wanted;
	}

	/**
	 * The answer for the editor.
	 *
	 * @param bool   $ok      Whether the email was sent.
	 * @param string $message For the author.
	 */
	private static function answer( bool $ok, string $message ): Response {
		return Response::json( compact( 'ok', 'message' ) );
	}
}
