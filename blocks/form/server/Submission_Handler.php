<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Inbox;
use Frontage\Domain\Forms\Pending_Files;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Forms\Uploaded_Files;
use Frontage\Domain\Forms\Validator;
use Frontage\Http\Visitor;


defined( 'ABSPATH' ) || exit;

/**
 * Takes what a visitor has sent.
 *
 * From a request to an entry: rules, conditions, captcha, storing, mails, in this order.
 *
 * @phpstan-import-type Value from Field
 * @phpstan-import-type Answer from Entries
 */
final class Submission_Handler {
	/** A field that people do not see and robots fill in. */
	public const HONEYPOT = 'frontage_homepage';

	/**
	 * Prepares the reception.
	 *
	 * @param Saved_Form $form    The saved form.
	 * @param Form_Reference    $pointer Where it stands.
	 * @param Submission_Input     $posted  The request's fields.
	 * @param Visitor    $visitor Who sends.
	 */
	public function __construct(
		private Saved_Form $form,
		private Form_Reference $pointer,
		private Submission_Input $posted,
		private Visitor $visitor
	) {}

	/** Takes the submission. */
	public function take(): Submission_Result {
		$values  = $this->posted->values( $this->form->fields );
		$ticket  = Submission_Token::read( $this->posted->text( Submission_Token::FIELD ), $this->form->id );
		$request = $this->request_id( $ticket, $values );
		$off     = Conditional_Logic::hidden( $this->form->fields, $values );
		if ( Entries::id_of( $request ) > 0 ) {
			return $this->again( $request, $values, $off );
		}
		list( $problems, $whats ) = $this->problems( $values, $off );
		if ( array() !== $problems ) {
			// Files that are gone may have gone into the entry just now.
			return Entries::id_of( $request ) > 0 ? new Submission_Result( true ) : new Submission_Result( false, $this->hold( $values, array( ...array_keys( $problems ), ...$off ) ), $problems, $off, '', $this->fresh( $ticket ), $whats );
		}
		$guard  = $this->form->guard();
		$notice = $guard->judge( $ticket, $this->posted->text( Captcha_Response::ANSWER ), $this->posted->text( Captcha_Response::TOKEN ) );
		if ( '' !== $notice ) {
			return new Submission_Result( false, $this->hold( $values, $off ), array(), $off, $notice, true === $ticket?->is_too_fast() ? $ticket : $this->next_ticket( $guard->asks_for_sum() ) );
		}
		$this->store( $request, array_diff_key( $values, array_flip( $off ) ) );
		return new Submission_Result( true );
	}

	/**
	 * Gives everything back that was typed, to whoever may not send now; files have to be chosen again.
	 *
	 * @param string $why What is said.
	 */
	public function refuse( string $why ): Submission_Result {
		$values = $this->posted->values( $this->form->fields );
		$ticket = Submission_Token::read( $this->posted->text( Submission_Token::FIELD ), $this->form->id );
		return new Submission_Result( false, $this->hold( $values, array_keys( $values ) ), array(), Conditional_Logic::hidden( $this->form->fields, $values ), $why, $this->fresh( $ticket ) );
	}

	/**
	 * What a submission is told that has been stored before: that it has arrived, unless it says something
	 * else by now, as after the browser's Back. Such a message asks for one more press, so that it is not lost.
	 *
	 * @param string               $request 32 characters.
	 * @param array<string, Value> $values  What was sent.
	 * @param list<string>         $off     Hidden fields.
	 */
	private function again( string $request, array $values, array $off ): Submission_Result {
		$texts  = static function ( array $content ): array {
			$content = array_filter( $content, static fn ( array $answer ): bool => 'file' !== $answer['kind'] );
			return array_column( $content, 'value', 'name' );
		};
		$stored = Entries::get( Entries::id_of( $request ) )['content'] ?? array();
		if ( $texts( Entry_Values::of( $this->form, array_diff_key( $values, array_flip( $off ) ) ) ) === $texts( $stored ) ) {
			return new Submission_Result( true );
		}
		$notice = __( 'You have already sent this form. Send it again to submit your changes.', 'frontage' );
		return new Submission_Result( false, $this->hold( $values, $off ), array(), $off, $notice, $this->next_ticket() );
	}

	/**
	 * What is wrong with the values; fields that conditions hide are not looked at.
	 *
	 * @param array<string, Value> $values What was sent.
	 * @param list<string>         $off    Hidden fields.
	 * @return array{array<string, string>, array<string, string>} Problems, and what they are about, by field.
	 */
	private function problems( array $values, array $off ): array {
		$problems = array();
		$whats    = array();
		foreach ( $this->form->fields as $field ) {
			if ( in_array( $field->name, $off, true ) ) {
				continue;
			}
			$files   = 'file' === $field->kind ? Uploaded_Files::problem( $field, $this->posted->files_of( $field ) ) : array( '', '' );
			$problem = '' === $files[0] ? Validator::problem( $field, $values[ $field->name ] ) : $files[0];
			if ( '' !== $problem ) {
				$problems[ $field->name ] = $problem;
				$whats[ $field->name ]    = $files[1];
			}
		}
		return array( $problems, $whats );
	}

	/**
	 * Lets files wait for the next try, so that nobody has to choose them again.
	 *
	 * @param array<string, Value> $values What was sent.
	 * @param list<string>         $except Fields whose files are not kept.
	 * @return array<string, Value>
	 */
	private function hold( array $values, array $except ): array {
		foreach ( $this->form->fields as $field ) {
			if ( 'file' !== $field->kind ) {
				continue;
			}
			$held = array();
			foreach ( in_array( $field->name, $except, true ) ? array() : $this->posted->files_of( $field ) as $file ) {
				$receipt = $file['receipt'] ?? Pending_Files::add( $file['path'], $file['name'], Upload_Grant::place( 'form', $this->form->id, $field->name ) );
				$held[]  = array( 'receipt' => $receipt ) + $file;
			}
			$values[ $field->name ] = $held;
		}
		return $values;
	}

	/**
	 * Stores the entry, then sends the mails.
	 *
	 * @param string               $request 32 characters.
	 * @param array<string, Value> $values  What was sent with the fields that are shown.
	 */
	private function store( string $request, array $values ): void {
		$content = $this->content( $values );
		$is_spam = Spam_Score::is_spam( 'form', Spam_Score::content( $content ), '' !== $this->posted->text( self::HONEYPOT ) );
		$letters = Notifications::of( $this->form, $content, $this->pointer->post );
		Inbox::store( $request, $this->form->id, $this->form->title(), $this->pointer->post, $is_spam, $content, $letters );
	}

	/**
	 * What is kept of the values, with files where they stay.
	 *
	 * @param array<string, Value> $values By field.
	 * @return list<Answer>
	 */
	private function content( array $values ): array {
		foreach ( $this->form->fields as $field ) {
			if ( 'file' === $field->kind && '' !== ( $values[ $field->name ] ?? '' ) ) {
				$values[ $field->name ] = Inbox::keep( $this->posted->files_of( $field ) );
			}
		}
		return Entry_Values::of( $this->form, $values );
	}

	/**
	 * What makes a submission the same however often it arrives: its ticket, and without one what it says.
	 *
	 * @param Submission_Token|null          $ticket What the browser showed.
	 * @param array<string, Value> $values What was sent.
	 */
	private function request_id( ?Submission_Token $ticket, array $values ): string {
		$who = null === $ticket ? $this->visitor->key() . "\n" . wp_json_encode( $values ) : $ticket->id;
		return substr( hash( 'sha256', "$who\n{$this->form->id}" ), 0, 32 );
	}

	/**
	 * The ticket for another try: the same while it is good.
	 *
	 * @param Submission_Token|null $ticket What the browser showed.
	 */
	private function fresh( ?Submission_Token $ticket ): Submission_Token {
		return null === $ticket || $ticket->is_burnt() ? $this->next_ticket() : $ticket;
	}

	/**
	 * A new ticket, for a browser that may have no script.
	 *
	 * @param bool $is_sum Whether a sum stands in for the form's captcha.
	 */
	private function next_ticket( bool $is_sum = false ): Submission_Token {
		return Submission_Token::issue( $this->form->id, Captchas::question( $this->form->captcha(), self::has_script() && ! $is_sum ) );
	}

	/** Whether the visitor's script has sent this, not the browser by itself. */
	public static function has_script(): bool {
		return isset( $_SERVER['HTTP_X_FRONTAGE_REQUEST'] );
	}
}
