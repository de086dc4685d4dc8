<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Forms\Validator;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Signup;


defined( 'ABSPATH' ) || exit;

/**
 * A newsletter form that was sent.
 *
 * Checks it by the rules that came back signed and takes the person; nothing else of the request counts.
 */
final class Submission {
	private const EMAIL_BYTES = 254;
	private const NAME_LENGTH = 100;

	/**
	 * Labels of what is missing.
	 *
	 * @var list<string>
	 */
	private array $missing = array();

	/**
	 * Sentences on what is wrong.
	 *
	 * @var list<string>
	 */
	private array $wrong = array();

	/**
	 * Words by key.
	 *
	 * @var array<string, string>
	 */
	private array $words;

	/**
	 * Whether a robot may have sent it.
	 *
	 * @var bool
	 */
	private bool $is_doubted = false;

	/**
	 * Whether a sum stands in for the form's captcha.
	 *
	 * @var bool
	 */
	private bool $asks_for_sum = false;

	/**
	 * Prepares the submission.
	 *
	 * @param Form_Grant                   $terms   The form's.
	 * @param string                  $email   As sent.
	 * @param string                  $first   As sent.
	 * @param string                  $last    As sent.
	 * @param array<array-key, mixed> $answers As sent, by question.
	 * @param array<string, string>   $proof   Ticket, typed answer and token of the captcha, by the fields' names.
	 */
	public function __construct(
		private Form_Grant $terms,
		private string $email,
		private string $first = '',
		private string $last = '',
		private array $answers = array(),
		private array $proof = array()
	) {
		$this->words = Messages::of( array( 'subscription_failed' => $terms->more['failed'] ?? '' ) );
	}

	/**
	 * Takes the person.
	 *
	 * @return string What is wrong, for the visitor; empty if nothing.
	 */
	public function take(): string {
		$person = $this->person();
		if ( $this->is_trapped() && $this->is_spam( $person ) ) {
			return '';
		}
		if ( array() !== $this->missing || array() !== $this->wrong ) {
			$missing = array() === $this->missing ? array() : array( $this->words['fill_message'] . ' ' . implode( ', ', $this->missing ) );
			return implode( ' ', array_merge( $missing, array_unique( $this->wrong ) ) );
		}
		$guard = Spam_Check::guard( $this->terms );
		$doubt = $guard->doubt( $this->proof[ Submission_Token::FIELD ] ?? '', $this->proof[ Captcha_Response::ANSWER ] ?? '', $this->proof[ Captcha_Response::TOKEN ] ?? '', $person->email );
		if ( '' !== $doubt || $guard->is_repeated() ) {
			$this->is_doubted   = '' !== $doubt;
			$this->asks_for_sum = $guard->asks_for_sum();
			return $doubt;
		}
		return $this->is_spam( $person ) ? '' : Signup::take( $this->terms, $person );
	}

	/** Whether a robot may have sent it: the captcha has to be answered anew. */
	public function is_doubted(): bool {
		return $this->is_doubted;
	}

	/** Whether the next question is a sum, whatever the form's captcha. */
	public function asks_for_sum(): bool {
		return $this->asks_for_sum;
	}

	/**
	 * Whether it is spam.
	 *
	 * @param Contact $person Who.
	 */
	private function is_spam( Contact $person ): bool {
		$content = array(
			'name'  => trim( "$person->first $person->last" ),
			'email' => $person->email,
		);
		return Spam_Score::is_spam( 'newsletter', $content, $this->is_trapped() );
	}

	/** Whether the honeypot was filled in. */
	private function is_trapped(): bool {
		return '' !== ( $this->proof[ Spam_Check::TRAP ] ?? '' );
	}

	/** What the visitor reads when it has worked. */
	public function success(): string {
		$success = $this->terms->more['success'] ?? '';
		return is_string( $success ) ? $success : '';
	}

	/** What the visitor reads when it has not, for no reason of theirs. */
	public function failed(): string {
		return $this->words['subscription_failed'];
	}

	/** Reads and checks everything. */
	private function person(): Contact {
		$email = Email_Address::clean( $this->email );
		if ( '' === $email ) {
			$this->missing[] = $this->label( 'email' );
		} elseif ( ! Email_Address::is_valid( $email ) || strlen( $email ) > self::EMAIL_BYTES || false === is_email( $email ) ) {
			$this->wrong[] = $this->words['invalid'];
		}
		return new Contact( $email, $this->name( 'first', $this->first ), $this->name( 'last', $this->last ), $this->fields() );
	}

	/**
	 * A name, needed where the form asks for it (S1 §5) and dropped where it does not.
	 *
	 * @param string $which `first` or `last`.
	 * @param string $sent  As sent.
	 */
	private function name( string $which, string $sent ): string {
		$label = $this->label( $which );
		$name  = mb_substr( trim( $sent ), 0, self::NAME_LENGTH );
		if ( '' === $label ) {
			return '';
		}
		if ( '' === $name ) {
			$this->missing[] = $label;
		}
		return $name;
	}

	/**
	 * Answers in the shape that the vendor wants.
	 *
	 * @return array<string, mixed>
	 */
	private function fields(): array {
		$fields = array();
		$shape  = $this->terms->vendor()?->shape() ?? With_List::AS_TEXT;
		if ( '' !== $this->label( 'consent' ) && '1' !== ( $this->answers['consent'] ?? '' ) ) {
			$this->missing[] = $this->label( 'consent' );
		}
		$questions = Question::all( $this->terms->more['fields'] ?? array() );
		$values    = array();
		foreach ( $questions as $question ) {
			$values[ $question->field->name ] = Validator::clean( $question->field, $question->read( $this->answers[ $question->field->name ] ?? '' ) );
		}
		$off = Conditional_Logic::hidden( array_map( static fn ( Question $question ): Field => $question->field, $questions ), $values );
		foreach ( $questions as $question ) {
			$value = $values[ $question->field->name ];
			if ( ! in_array( $question->field->name, $off, true ) && $this->is_right( $question->field, $value ) && '' !== $value && array() !== $value ) {
				$fields[ $question->field->name ] = $question->shape( is_string( $value ) ? $value : array_values( array_filter( $value, 'is_string' ) ), $shape );
			}
		}
		return $fields;
	}

	/**
	 * Whether an answer keeps the rules; notes what is wrong.
	 *
	 * @param Field                      $field Its rules.
	 * @param string|array<mixed, mixed> $value Cleaned.
	 * @phpstan-param string|list<string>|list<array{name: string, size: int}> $value
	 */
	private function is_right( Field $field, string|array $value ): bool {
		$problem = Validator::problem( $field, $value );
		if ( in_array( $problem, Validator::MISSING, true ) ) {
			$this->missing[] = $field->label;
		} elseif ( '' !== $problem ) {
			$this->wrong[] = $field->label . ': ' . Messages::problem( $this->words, $problem, $field );
		}
		return '' === $problem;
	}

	/**
	 * The label of a part, empty if the form does not have it.
	 *
	 * @param string $which `email`, `first`, `last` or `consent`.
	 */
	private function label( string $which ): string {
		$label = $this->terms->more['labels'][ $which ] ?? '';
		return is_string( $label ) ? $label : '';
	}
}
