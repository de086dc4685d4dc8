<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** The mail template of a form of Contact Form 7. */
final class Cf7_Mail {
	/**
	 * Returns recipients and subject.
	 *
	 * @param array<mixed> $mail Mail template.
	 * @return array<string, string>
	 */
	public static function settings( array $mail ): array {
		$text      = static fn ( string $key ): string => is_string( $mail[ $key ] ?? null ) ? $mail[ $key ] : '';
		$recipient = $text( 'recipient' );
		return array(
			'recipients' => str_contains( $recipient, '[' ) ? '' : $recipient,
			'subject'    => self::fill( $text( 'subject' ) ),
		);
	}

	/**
	 * Says what of the mail is not taken over.
	 *
	 * @param Imported_Form $form Form to tell.
	 * @param array<mixed> $mail Mail template.
	 */
	public static function note( Imported_Form $form, array $mail ): void {
		$body      = is_string( $mail['body'] ?? null ) ? $mail['body'] : '';
		$recipient = is_string( $mail['recipient'] ?? null ) ? $mail['recipient'] : '';
		if ( '' !== $body ) {
			$form->note( __( 'Mail body', 'frontage' ), __( 'Emails list all answers instead of the template’s text.', 'frontage' ) );
		}
		if ( str_contains( $recipient, '[' ) && ! str_contains( $recipient, '_site_admin_email' ) ) {
			$form->note( $recipient, __( 'Recipients from a field are left out; the email goes to the site’s address.', 'frontage' ) );
		}
	}

	/**
	 * Returns a text with our placeholders.
	 *
	 * @param string $text Text with mail tags such as `[your-name]`.
	 */
	private static function fill( string $text ): string {
		return (string) preg_replace_callback(
			'/\[(_?[a-z][-\w]*)\]/i',
			static fn ( array $found ): string => match ( true ) {
				'_site_title' === $found[1] => '{site}',
				str_starts_with( $found[1], '_' ) => '',
				default => '{' . Imported_Form::name( $found[1] ) . '}',
			},
			$text
		);
	}
}
