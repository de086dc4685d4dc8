<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Email;


defined( 'ABSPATH' ) || exit;

/**
 * The mails about a submission.
 *
 * One to the owner's recipients, and one back to the visitor if the form's author wants it.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 * @phpstan-import-type Mail from \Frontage\Domain\Forms\Entries as Made
 */
final class Notifications {
	/**
	 * Writes them.
	 *
	 * @param Saved_Form   $form    The saved form.
	 * @param list<Answer> $content What was sent.
	 * @param int          $post    The post it was sent from; 0 if none.
	 * @return list<Made>
	 */
	public static function of( Saved_Form $form, array $content, int $post ): array {
		$visitor = self::address_in( $form, $content );
		$mails   = array( Email::write( self::recipients( $form ), self::subject( $form ), Email::body( $content, $post ), $visitor, $content ) );
		if ( '' !== $visitor && '' !== $form->text( 'replyText' ) ) {
			$subject = $form->text( 'replySubject' ) ?: __( 'We have received your message', 'frontage' );
			$mails[] = Email::write( $visitor, $subject, $form->text( 'replyText' ), Email::addresses( self::recipients( $form ) )[0] ?? '', $content );
		}
		return array_values( array_filter( $mails ) );
	}

	/**
	 * Who gets the mail: the saved recipients, else the site's own address.
	 *
	 * @param Saved_Form $form The saved form.
	 */
	public static function recipients( Saved_Form $form ): string {
		$saved = $form->text( 'recipients' );
		return array() === Email::addresses( $saved ) ? (string) get_option( 'admin_email' ) : $saved;
	}

	/**
	 * The mail's subject, with placeholders.
	 *
	 * @param Saved_Form $form The saved form.
	 */
	private static function subject( Saved_Form $form ): string {
		/* translators: 1: name of a form, 2: placeholder for the site's name. */
		return $form->text( 'subject' ) ?: sprintf( __( '%1$s: new message – %2$s', 'frontage' ), $form->title(), '{site}' );
	}

	/**
	 * The visitor's address: of the chosen field, else of the first that asks for one.
	 *
	 * @param Saved_Form   $form    The saved form.
	 * @param list<Answer> $content What was sent.
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
