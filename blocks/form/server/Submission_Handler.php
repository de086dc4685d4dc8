<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Calculations;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Form_Rows;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Forms\Uploaded_Files;
use Frontage\Domain\Forms\Validator;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a submission.
 *
 * Turns a request into an entry: rules, conditions, captcha, storage and emails, in this order.
 *
 * @phpstan-import-type Value from Field
 */
final class Submission_Handler {
	/** The tokens that come with the request and go with its response. */
	private Token_Exchange $tokens;

	private Held_Files $files;

	/**
	 * Sets the properties.
	 *
	 * @param Form_Reference $reference Reference to the form.
	 * @param Submission_Input $posted The request's fields.
	 * @param Visitor $visitor Current visitor.
	 */
	public function __construct(
		private Saved_Form $form,
		private Form_Reference $reference,
		private Submission_Input $posted,
		Visitor $visitor
	) {
		$this->tokens = new Token_Exchange( $form, $posted, $visitor );
		$this->files  = new Held_Files( $form, $posted );
	}

	/** Processes the submission. */
	public function handle(): Submission_Result {
		$values  = $this->posted->values( $this->form->fields );
		$token   = $this->tokens->sent( $values );
		$request = $this->tokens->request_id( $token, $values );
		$button  = $this->posted->text( Form_Rows::FIELD );
		if ( null !== Form_Rows::press( $button, $this->form->fields, $values ) ) {
			return $this->pressed( $button, $values, $token );
		}
		$off = Conditional_Logic::hidden( $this->form->fields, $values );
		if ( Entries::id_of( $request ) > 0 ) {
			return $this->again( $request, $values, $off );
		}
		// Whether an address was used is told only after the captcha, by `admit()`.
		$closed = $this->form->availability()->state();
		if ( '' !== $closed ) {
			return $this->closed( $closed, $values, $off, $token );
		}
		$most = $this->posted->most_files();
		if ( $most > 0 ) {
			/* translators: %s: number of files. */
			$notice = __( 'This site takes at most %s files at once. Add what is missing, then send the form again.', 'frontage' );
			return $this->kept( sprintf( $notice, number_format_i18n( $most ) ), $values, $off, $token, true );
		}
		list( $problems, $subjects ) = $this->problems( $values, $off );
		if ( array() !== $problems ) {
			// Files that are gone may have just been moved into the entry.
			return Entries::id_of( $request ) > 0
				? $this->sent( $values )
				: new Submission_Result(
					false,
					$this->files->hold( $values, $off ),
					$problems,
					$off,
					'',
					$this->tokens->for_retry( $token ),
					$subjects
				);
		}
		$guard  = $this->form->guard();
		$answer = $this->posted->text( Captcha_Response::ANSWER );
		$notice = $guard->judge( $token, $answer, $this->posted->text( Captcha_Response::TOKEN ) );
		if ( '' !== $notice ) {
			return new Submission_Result(
				false,
				$this->files->hold( $values, $off ),
				array(),
				$off,
				$notice,
				true === $token?->is_too_fast() ? $token : $this->tokens->next( $this->tokens->key( $token ) ),
				is_step: $guard->is_step(),
				captcha: $guard->asks_for_proof()
					? $guard->begin( Rendered_Form::captcha_id( $this->reference->number ), key: $this->tokens->key( $token ) )
					: null
			);
		}
		$storage = new Entry_Storage( $this->form, $this->reference, $this->posted );
		$closed  = $storage->store( $request, array_diff_key( $values, array_flip( $off ) ), $guard->is_quarantined() );
		return match ( true ) {
			'' !== $closed => $this->closed( $closed, $values, $off, $token ),
			$storage->was_there() => $this->again( $request, $values, $off ),
			default => $this->sent( $values ),
		};
	}

	/**
	 * Returns all input to a visitor whose entry the form does not accept now.
	 *
	 * @param string $state Why, as `Availability` says.
	 * @param array<string, Value> $values Submitted values.
	 * @param list<string> $off Hidden fields.
	 * @param Submission_Token|null $token Token of the request, if it is still valid.
	 */
	private function closed( string $state, array $values, array $off, ?Submission_Token $token ): Submission_Result {
		return $this->kept( $this->form->availability()->message( $state ), $values, $off, $token );
	}

	/**
	 * Returns all input with a notice.
	 *
	 * @param array<string, Value> $values Submitted values.
	 * @param list<string> $off Hidden fields.
	 * @param bool $is_step Whether nothing is wrong, and the form only has to be sent again.
	 */
	private function kept( string $notice, array $values, array $off, ?Submission_Token $token, bool $is_step = false ): Submission_Result {
		$held = $this->files->hold( $values, $off );
		return new Submission_Result( false, $held, array(), $off, $notice, $this->tokens->for_retry( $token ), is_step: $is_step );
	}

	/**
	 * Returns the result of a submission that was accepted.
	 *
	 * @param array<string, Value> $values Submitted values.
	 */
	private function sent( array $values ): Submission_Result {
		$logic = $this->form->logic( $values );
		return new Submission_Result(
			true,
			thanks: After_Sending::message( $this->form, $logic ),
			redirect: After_Sending::redirect( $this->form, $logic )
		);
	}

	/**
	 * Returns the form with one row more or less, for browsers without script.
	 *
	 * @param string $button Value of the pressed button.
	 * @param array<string, Value> $values Submitted values.
	 * @param Submission_Token|null $token Token of the request.
	 */
	private function pressed( string $button, array $values, ?Submission_Token $token ): Submission_Result {
		$fields = $this->form->fields;
		$held   = $this->files->hold( $values, Conditional_Logic::hidden( $fields, $values ) );
		$after  = Calculations::apply( $fields, Form_Rows::press( $button, $fields, $held ) ?? $held );
		$off    = Conditional_Logic::hidden( $fields, $after );
		return new Submission_Result( false, $after, array(), $off, '', $this->tokens->for_retry( $token ), is_step: true );
	}

	/**
	 * Returns all input to a visitor who may not submit now; files have to be selected again.
	 *
	 * @param string $why Error message.
	 */
	public function refuse( string $why ): Submission_Result {
		$values = $this->posted->values( $this->form->fields );
		$token  = $this->tokens->sent( $values );
		return new Submission_Result(
			false,
			$this->files->hold( $values, array_keys( $values ) ),
			array(),
			Conditional_Logic::hidden( $this->form->fields, $values ),
			$why,
			$this->tokens->for_retry( $token )
		);
	}

	/**
	 * Returns the result of a submission that is already stored: success if the content is the same.
	 *
	 * If the content differs, as after the browser's Back, it asks to submit once more, so that the
	 * message is not lost.
	 *
	 * @param string $request Request ID, 32 characters.
	 * @param array<string, Value> $values Submitted values.
	 * @param list<string> $off Hidden fields.
	 */
	private function again( string $request, array $values, array $off ): Submission_Result {
		$now = Entry_Values::of( $this->form, array_diff_key( $values, array_flip( $off ) ) );
		do {
			$stored = Entries::get( Entries::id_of( $request ) )['content'] ?? array();
			if ( Entry_Values::are_same( $now, $stored ) ) {
				return $this->sent( $values );
			}
			// The changes may have been sent before, too.
			$token   = $this->tokens->for_changes( $request, Entry_Values::without_paths( $now ) );
			$request = $this->tokens->request_id( $token, $values );
		} while ( Entries::id_of( $request ) > 0 );
		$notice = __( 'You have already sent this form. Send it again to submit your changes.', 'frontage' );
		return new Submission_Result( false, $this->files->hold( $values, $off ), array(), $off, $notice, $token );
	}

	/**
	 * Validates the values, except for fields hidden by conditions.
	 *
	 * @param array<string, Value> $values Submitted values.
	 * @param list<string> $off Hidden fields.
	 * @return array{array<string, string>, array<string, string>} Problems and their subjects, keyed by field.
	 */
	private function problems( array $values, array $off ): array {
		$problems = array();
		$subjects = array();
		foreach ( $this->form->fields as $field ) {
			if ( in_array( $field->name, $off, true ) ) {
				continue;
			}
			$files   = $field->takes_files() ? Uploaded_Files::problem( $field, $this->posted->files_of( $field ) ) : array( '', '' );
			$problem = '' === $files[0] ? Validator::problem( $field, $values[ $field->name ] ) : $files[0];
			if ( '' !== $problem ) {
				$problems[ $field->name ] = $problem;
				$subjects[ $field->name ] = $files[1];
			}
		}
		return array( $problems, $subjects );
	}

	/** Returns whether the request was sent by script. */
	public static function has_script(): bool {
		return isset( $_SERVER['HTTP_X_FRONTAGE_REQUEST'] );
	}
}
