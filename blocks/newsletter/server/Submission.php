<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Guard;
use Frontage\Domain\Forms\Conditional_Logic;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Forms\Validator;
use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Signup;

defined( 'ABSPATH' ) || exit;

/**
 * A submission of a newsletter form.
 *
 * Validates it against the signed rules and adds the subscriber; ignores everything else in the request.
 */
final class Submission {
	private const EMAIL_BYTES = 254;
	private const NAME_LENGTH = 100;

	/**
	 * Labels of missing fields.
	 *
	 * @var list<string>
	 */
	private array $missing = array();

	/**
	 * Error messages of invalid fields.
	 *
	 * @var list<string>
	 */
	private array $wrong = array();

	/**
	 * Messages, keyed by name.
	 *
	 * @var array<string, string>
	 */
	private array $words;

	/** The guard that doubts that a person submitted it; null if none does. */
	private ?Guard $guard = null;

	/**
	 * Sets the properties.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param string $email Submitted email address.
	 * @param string $first Submitted first name.
	 * @param string $last Submitted last name.
	 * @param array<array-key, mixed> $answers Submitted answers, keyed by question.
	 * @param array<string, string> $proof Token, page time, typed answer and captcha response, keyed by field name.
	 * @param bool $has_script Whether JavaScript is available.
	 */
	public function __construct(
		private Form_Grant $terms,
		private string $email,
		private string $first = '',
		private string $last = '',
		private array $answers = array(),
		private array $proof = array(),
		private bool $has_script = true
	) {
		$this->words = Messages::of( array( 'subscription_failed' => $terms->more['failed'] ?? '' ) );
	}

	/**
	 * Adds the subscriber.
	 *
	 * @return string Error message for the visitor; empty on success.
	 */
	public function handle(): string {
		$person = $this->person();
		if ( $this->is_trapped() && $this->is_spam( $person ) ) {
			return '';
		}
		if ( array() !== $this->missing || array() !== $this->wrong ) {
			$missing = array() === $this->missing ? array() : array( $this->words['fill_message'] . ' ' . implode( ', ', $this->missing ) );
			return implode( ' ', array_merge( $missing, array_unique( $this->wrong ) ) );
		}
		$guard = Spam_Check::guard( $this->terms, $this->has_script );
		$doubt = $guard->doubt(
			$this->proof[ Submission_Token::FIELD ] ?? '',
			$this->proof[ Captcha_Response::ANSWER ] ?? '',
			$this->proof[ Captcha_Response::TOKEN ] ?? '',
			$person->email,
			$this->proof[ Page_Time::FIELD ] ?? ''
		);
		if ( '' !== $doubt || $guard->is_repeated() ) {
			$this->guard = '' === $doubt ? null : $guard;
			return $doubt;
		}
		Abuse_Level::accept();
		return $this->is_spam( $person ) ? '' : Signup::subscribe( $this->terms, $person, $guard->is_quarantined() );
	}

	/** Returns whether it may be spam: the captcha has to be solved again. */
	public function is_doubted(): bool {
		return null !== $this->guard;
	}

	/** Returns whether the visitor did nothing wrong and only has to submit again, which is no error. */
	public function is_step(): bool {
		return true === $this->guard?->is_step();
	}

	/** Returns the guard that doubts it. */
	public function guard(): ?Guard {
		return $this->guard;
	}

	/** Whether it is spam. */
	private function is_spam( Contact $person ): bool {
		$content = array(
			'name'  => trim( "$person->first $person->last" ),
			'email' => $person->email,
		);
		return Spam_Score::is_spam( 'newsletter', $content, $this->is_trapped() );
	}

	/** Whether the honeypot was filled in. */
	private function is_trapped(): bool {
		return '' !== ( $this->proof[ Honeypot::FIELD ] ?? '' );
	}

	/** Returns the success message. */
	public function success(): string {
		$success = $this->terms->more['success'] ?? '';
		return is_string( $success ) ? $success : '';
	}

	/** Returns the error message for failures that are not the visitor's fault. */
	public function failed(): string {
		return $this->words['subscription_failed'];
	}

	/** Reads and validates all values. */
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
	 * Returns a name: required if the form has the field (S1 §5), otherwise empty.
	 *
	 * @param string $which `first` or `last`.
	 * @param string $sent Submitted value.
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
	 * Returns the answers in the format that the vendor expects.
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
			$values[ $question->field->name ] = Validator::clean(
				$question->field,
				$question->read( $this->answers[ $question->field->name ] ?? '' )
			);
		}
		$off = Conditional_Logic::hidden( array_map( static fn ( Question $question ): Field => $question->field, $questions ), $values );
		foreach ( $questions as $question ) {
			$value = $values[ $question->field->name ];
			if (
				! in_array( $question->field->name, $off, true )
				&& $this->is_right( $question->field, $value )
				&& '' !== $value
				&& array() !== $value
			) {
				$fields[ $question->field->name ] = $question->shape(
					is_string( $value ) ? $value : array_values( array_filter( $value, 'is_string' ) ),
					$shape
				);
			}
		}
		return $fields;
	}

	/**
	 * Returns whether an answer is valid, and records the error if not.
	 *
	 * @param Field $field The field with its rules.
	 * @param string|array<mixed, mixed> $value Sanitized value.
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
	 * Returns a field's label, empty if the form does not have it.
	 *
	 * @param string $which `email`, `first`, `last` or `consent`.
	 */
	private function label( string $which ): string {
		$label = $this->terms->more['labels'][ $which ] ?? '';
		return is_string( $label ) ? $label : '';
	}
}
