<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * The submission tokens that come with a request and go with its response.
 *
 * @phpstan-import-type Value from Field
 */
final class Token_Exchange {
	/** Sets the properties. */
	public function __construct( private Saved_Form $form, private Submission_Input $posted, private Visitor $visitor ) {}

	/**
	 * Returns the token of the request; of a browser that runs no script the one that the page's time stands for.
	 *
	 * @param array<string, Value> $values Submitted values.
	 */
	public function sent( array $values ): ?Submission_Token {
		$token = $this->posted->text( Submission_Token::FIELD );
		return Submission_Token::read( $token, $this->form->id )
			?? Submission_Token::read( $token, $this->form->printed )
			?? Page_Time::token( $this->posted->text( Page_Time::FIELD ), $this->form->printed, $this->content( $values ) );
	}

	/**
	 * Returns the ID that repeated requests of a submission share: from its token, or from its content.
	 *
	 * @param Submission_Token|null $token Token of the request.
	 * @param array<string, Value> $values Submitted values.
	 */
	public function request_id( ?Submission_Token $token, array $values ): string {
		return $this->hash( $token?->subject() ?? $this->content( $values ) );
	}

	/**
	 * Returns the token for what a visitor changed after it had been sent: with the same key for the same changes.
	 *
	 * @param string $request Request ID of what was sent.
	 * @param array<mixed> $answers What it contains now.
	 */
	public function for_changes( string $request, array $answers ): Submission_Token {
		return $this->next( $this->hash( $request . "\n" . wp_json_encode( $answers ) ) );
	}

	/**
	 * Returns the key for the next token: that of the request.
	 *
	 * @param Submission_Token|null $token Token of the request.
	 */
	public function key( ?Submission_Token $token ): string {
		return ( $token->key ?? '' ) ?: Submission_Token::key( $this->posted->text( Submission_Token::KEY_FIELD ) );
	}

	/**
	 * Returns the token for another attempt: the same while it is valid.
	 *
	 * @param Submission_Token|null $token Token of the request.
	 */
	public function for_retry( ?Submission_Token $token ): Submission_Token {
		return null === $token || $token->is_burnt() ? $this->next( $this->key( $token ) ) : $token;
	}

	/**
	 * Issues a new token, for browsers that may run no script.
	 *
	 * @param string $key Result of `key()`.
	 */
	public function next( string $key ): Submission_Token {
		return Submission_Token::issue( $this->form->id, $this->form->guard()->question( Submission_Handler::has_script() ), $key );
	}

	/**
	 * Returns 32 hex digits of a text in this form.
	 *
	 * @param string $text Anything.
	 */
	private function hash( string $text ): string {
		return substr( hash( 'sha256', "$text\n{$this->form->id}" ), 0, 32 );
	}

	/**
	 * Returns what tells submissions of different visitors or contents apart.
	 *
	 * @param array<string, Value> $values Submitted values.
	 */
	private function content( array $values ): string {
		return $this->visitor->key() . "\n" . wp_json_encode( $values );
	}
}
