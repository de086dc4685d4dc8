<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Mail_Files;
use Frontage\Domain\Forms\Mail_Html;
use Frontage\Domain\Forms\Untrusted_Recipient;

defined( 'ABSPATH' ) || exit;

/**
 * The emails about a submission, in the order of the form's actions.
 *
 * Emails to the author's recipients, and confirmations to the visitor.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 * @phpstan-import-type Mail from \Frontage\Domain\Forms\Entries as Made
 */
final class Notifications {
	/**
	 * Prepares the emails.
	 *
	 * @param list<Answer> $content Submitted values.
	 * @param int $post ID of the post it was sent from; 0 if none.
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 */
	private function __construct(
		private Saved_Form $form,
		private array $content,
		private int $post,
		private Conditional_Logic $logic
	) {}

	/**
	 * Creates the emails.
	 *
	 * @param list<Answer> $content Submitted values.
	 * @param int $post ID of the post it was sent from; 0 if none.
	 * @param Conditional_Logic $logic Evaluates conditions with what was submitted.
	 * @return list<Made>
	 */
	public static function of( Saved_Form $form, array $content, int $post, Conditional_Logic $logic ): array {
		$all   = new self( $form, $content, $post, $logic );
		$mails = array();
		foreach ( Form_Actions::due( $form->actions, $logic, 'mail', 'reply' ) as $settings ) {
			$new = 'mail' === $settings['type'] ? $all->to_owners( $settings ) : array( $all->to_visitor( $settings ) );
			array_push( $mails, ...array_values( array_filter( $new ) ) );
		}
		return $mails;
	}

	/**
	 * Returns the recipients of an email: those whose condition is met, or the site's admin email address if the author
	 * named none at all.
	 *
	 * @param array<string, mixed> $settings Settings of the action.
	 * @return list<string>
	 */
	private function recipients( array $settings ): array {
		$named = '';
		$due   = array();
		foreach ( (array) ( $settings['to'] ?? array() ) as $one ) {
			$one    = is_array( $one ) ? $one : array( 'address' => $one );
			$text   = Field_Blocks::text( $one, 'address' );
			$named .= "$text,";
			if ( $this->logic->holds( Conditional_Logic::read( $one['when'] ?? null ) ) ) {
				array_push( $due, ...Email::addresses( $text ) );
			}
		}
		$is_unnamed = array() === Email::addresses( $named );
		return $is_unnamed ? array( (string) get_option( 'admin_email' ) ) : array_values( array_unique( $due ) );
	}

	/**
	 * Returns emails to the author's recipients: one for all, or one for each, who then do not see each other.
	 *
	 * @param array<string, mixed> $settings Settings of the action.
	 * @return list<Made|null>
	 */
	private function to_owners( array $settings ): array {
		$to     = array_slice( $this->recipients( $settings ), 0, Email::RECIPIENTS_MAX );
		$groups = true === ( $settings['together'] ?? false ) ? array( implode( ',', $to ) ) : $to;
		$text   = Field_Blocks::text( $settings, 'text' );
		$body   = '' === $text ? Email::body( $this->content, $this->post ) : "$text\n" . Email::footer( $this->content, $this->post );
		$mails  = array();
		foreach ( $groups as $group ) {
			$mail = Email::write( $group, $this->subject( $settings ), $body, $this->visitor( $settings, 'replyTo' ), $this->content );
			$mail = self::formatted( $mail, $settings, $body, $this->content );
			// Copies of one email, not of each.
			if ( null !== $mail && array() === array_filter( $mails ) ) {
				$mail += array_filter(
					array(
						'cc'  => Email::some( Field_Blocks::text( $settings, 'cc' ) ),
						'bcc' => Email::some( Field_Blocks::text( $settings, 'bcc' ) ),
					)
				);
			}
			$mails[] = Mail_Files::add( $mail, $this->content, Field_Blocks::text( $settings, 'files' ) );
		}
		return $mails;
	}

	/**
	 * Returns a confirmation to the visitor; null if there is no address, or it has received enough today.
	 *
	 * @param array<string, mixed> $settings Settings of the action.
	 * @return Made|null
	 */
	private function to_visitor( array $settings ): ?array {
		$visitor = $this->visitor( $settings, 'to' );
		$text    = Field_Blocks::text( $settings, 'text' );
		if ( '' === $visitor || '' === $text || ! Untrusted_Recipient::consume( $visitor ) ) {
			return null;
		}
		$content = Untrusted_Recipient::content( $this->content );
		$subject = Field_Blocks::text( $settings, 'subject' ) ?: __( 'We have received your message', 'frontage' );
		$mail    = Email::write( $visitor, $subject, $text, $this->answers_to(), $content );
		$mail    = self::formatted( $mail, $settings, $text, $content );
		return null === $mail ? null : array( 'is_reply' => true ) + $mail;
	}

	/**
	 * Returns an email with an HTML part if the author wants one.
	 *
	 * @param Made|null $mail The email; null for none.
	 * @param array<string, mixed> $settings Settings of the action.
	 * @param string $text Its text, with placeholders.
	 * @param list<Answer> $content Values for the placeholders.
	 * @return Made|null
	 */
	private static function formatted( ?array $mail, array $settings, string $text, array $content ): ?array {
		return null !== $mail && 'html' === ( $settings['format'] ?? '' ) ? Mail_Html::add( $mail, $text, $content ) : $mail;
	}

	/** Returns the address to which visitors answer: the first recipient of the first email. */
	private function answers_to(): string {
		$mail = Form_Actions::due( $this->form->actions, $this->logic, 'mail' )[0] ?? array();
		return $this->recipients( $mail )[0] ?? '';
	}

	/**
	 * Returns the email's subject, with placeholders.
	 *
	 * @param array<string, mixed> $settings Settings of the action.
	 */
	private function subject( array $settings ): string {
		/* translators: 1: name of a form, 2: placeholder for the site's name. */
		$default = sprintf( __( '%1$s: new message – %2$s', 'frontage' ), $this->form->title(), '{site}' );
		return Field_Blocks::text( $settings, 'subject' ) ?: $default;
	}

	/**
	 * Returns the visitor's email address: from the chosen field, or from the first email field.
	 *
	 * @param array<string, mixed> $settings Settings of the action.
	 * @param string $key The setting that names the field.
	 */
	private function visitor( array $settings, string $key ): string {
		$wanted = Field_Blocks::text( $settings, $key );
		foreach ( $this->content as $answer ) {
			if ( 'email' === $answer['kind'] && in_array( $wanted, array( '', $answer['name'] ), true ) && is_string( $answer['value'] ) ) {
				return $answer['value'];
			}
		}
		return '';
	}
}
