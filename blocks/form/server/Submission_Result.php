<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Submission_Token;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a submission.
 *
 * Kept for the rest of the request, so that the form can render it in its place.
 *
 * @phpstan-import-type Value from \Frontage\Domain\Forms\Field
 */
final class Submission_Result {
	/**
	 * Sets the properties.
	 *
	 * @param bool $is_sent Whether the message was accepted.
	 * @param array<string, Value> $values Submitted values.
	 * @param array<string, string> $problems Problem codes from `Validator`, keyed by field.
	 * @param list<string> $off Fields that are hidden with these values.
	 * @param string $notice Additional notice.
	 * @param Submission_Token|null $token Token for the next attempt.
	 * @param array<string, string> $subjects Subject of each problem, such as a file name, keyed by field.
	 * @param bool $is_step Whether nothing is wrong, and the form only has to be sent again.
	 * @param string $thanks What the visitor reads when the message was accepted.
	 * @param string $redirect URL of this site to go to when the message was accepted; empty to stay.
	 * @param array<string, mixed>|null $captcha Token and proof of work with which a script goes on by itself.
	 */
	public function __construct(
		public readonly bool $is_sent,
		public readonly array $values = array(),
		public readonly array $problems = array(),
		public readonly array $off = array(),
		public readonly string $notice = '',
		public readonly ?Submission_Token $token = null,
		public readonly array $subjects = array(),
		public readonly bool $is_step = false,
		public readonly string $thanks = '',
		public readonly string $redirect = '',
		public readonly ?array $captcha = null
	) {}

	/**
	 * Returns the result for scripts.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array( Saved_Form $form ): array {
		return array( 'sent' => $this->is_sent ) + ( $this->is_sent ? array() : array(
			'notice'   => $this->notice,
			'problems' => (object) $this->sentences( $form ),
		) + array_filter( array( 'captcha' => $this->captcha ) ) );
	}

	/**
	 * Returns the error messages.
	 *
	 * @return array<string, string> Keyed by field.
	 */
	public function sentences( Saved_Form $form ): array {
		$sentences = array();
		foreach ( $this->problems as $name => $problem ) {
			$sentences[ $name ] = Messages::problem( $form->words(), $problem, $form->field( $name ), $this->subjects[ $name ] ?? '' );
		}
		return $sentences;
	}
}
