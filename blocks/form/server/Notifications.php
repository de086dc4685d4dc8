<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Mail_Files;
use Frontage\Domain\Forms\Stranger_Mail;


defined( 'ABSPATH' ) || exit;

/**
 * The emails about a submission.
 *
 * One to the owner's recipients, and a copy to the visitor if the author has enabled it.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 * @phpstan-import-type Mail from \Frontage\Domain\Forms\Entries as Made
 */
final class Notifications {
	/**
	 * Creates the emails.
	 *
	 * @param list<Answer> $content Submitted values.
	 * @param int $post ID of the post it was sent from; 0 if none.
	 * @return list<Made>
	 */
	public static function of( Saved_Form $form, array $content, int $post ): array {
		$visitor = self::address_in( $form, $content );
		$mails   = array(
			Mail_Files::add(
				Email::write( self::recipients( $form ), self::subject( $form ), Email::body( $content, $post ), $visitor, $content ),
				$content,
				$form->text( 'mailFiles' )
			),
		);
		if ( '' !== $visitor && '' !== $form->text( 'replyText' ) && Stranger_Mail::has_place( $visitor ) ) {
			$subject = $form->text( 'replySubject' ) ?: __( 'We have received your message', 'frontage' );
			$reply   = Email::write(
				$visitor,
				$subject,
				$form->text( 'replyText' ),
				Email::addresses( self::recipients( $form ) )[0] ?? '',
				Stranger_Mail::content( $content )
			);
			$mails[] = null === $reply ? null : array( 'is_reply' => true ) + $reply;
		}
		return array_values( array_filter( $mails ) );
	}

	/** Returns the saved recipients, or the site's admin email address. */
	public static function recipients( Saved_Form $form ): string {
		$saved = $form->text( 'recipients' );
		return array() === Email::addresses( $saved ) ? (string) get_option( 'admin_email' ) : $saved;
	}

	/** Returns the email's subject, with placeholders. */
	private static function subject( Saved_Form $form ): string {
		/* translators: 1: name of a form, 2: placeholder for the site's name. */
		return $form->text( 'subject' ) ?: sprintf( __( '%1$s: new message – %2$s', 'frontage' ), $form->title(), '{site}' );
	}

	/**
	 * Returns the visitor's email address: from the chosen field, or from the first email field.
	 *
	 * @param list<Answer> $content Submitted values.
	 */
	private static function address_in( Saved_Form $form, array $content ): string {
		$wanted = $form->text( 'replyTo' );
		foreach ( $content as $answer ) {
			if ( 'email' === $answer['kind'] && in_array( $wanted, array( '', $answer['name'] ), true ) && is_string( $answer['value'] ) ) {
				return $answer['value'];
			}
		}
		return '';
	}
}
