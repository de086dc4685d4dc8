<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Submission_Token;


defined( 'ABSPATH' ) || exit;

/**
 * What became of a submission.
 *
 * Kept for the rest of the request, so that the form prints it in its place on the page.
 *
 * @phpstan-import-type Value from \Frontage\Domain\Forms\Field
 */
final class Submission_Result {
	/**
	 * Prepares the outcome.
	 *
	 * @param bool                                $is_sent  Whether the message has arrived.
	 * @param array<string, Value>                $values   What was sent.
	 * @param array<string, string>               $problems By field, from `Check`.
	 * @param list<string>                        $off      Fields that are hidden with these values.
	 * @param string                              $notice   What is to be said besides.
	 * @param Submission_Token|null                         $ticket   For the next try.
	 * @param array<string, string>               $whats    By field: what is wrong, such as a file's name.
	 */
	public function __construct(
		public readonly bool $is_sent,
		public readonly array $values = array(),
		public readonly array $problems = array(),
		public readonly array $off = array(),
		public readonly string $notice = '',
		public readonly ?Submission_Token $ticket = null,
		public readonly array $whats = array()
	) {}

	/**
	 * The outcome for a caller that shows no page.
	 *
	 * @param Saved_Form $form The form.
	 * @return array<string, mixed>
	 */
	public function to_array( Saved_Form $form ): array {
		return array( 'sent' => $this->is_sent ) + ( $this->is_sent ? array() : array(
			'notice'   => $this->notice,
			'problems' => (object) $this->sentences( $form ),
		) );
	}

	/**
	 * What is wrong, as sentences.
	 *
	 * @param Saved_Form $form The form.
	 * @return array<string, string> By field.
	 */
	public function sentences( Saved_Form $form ): array {
		$sentences = array();
		foreach ( $this->problems as $name => $problem ) {
			$sentences[ $name ] = Messages::problem( $form->words(), $problem, $form->field( $name ), $this->whats[ $name ] ?? '' );
		}
		return $sentences;
	}
}
