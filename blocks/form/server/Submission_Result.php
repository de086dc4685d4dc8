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
	 * Of this request.
	 *
	 * @var array{Form_Reference, self}|null
	 */
	private static ?array $noted = null;

	/** Whether the page has told it. */
	private static bool $is_told = false;

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

	/**
	 * Notes the outcome of this request.
	 *
	 * @param Form_Reference $pointer Of the form.
	 */
	public function note( Form_Reference $pointer ): void {
		self::$noted   = array( $pointer, $this );
		self::$is_told = false;
	}

	/**
	 * What became of a form in this request; null if it was not sent.
	 *
	 * @param string $form   Its id.
	 * @param int    $number Its place on the page.
	 */
	public static function of( string $form, int $number ): ?self {
		if ( null === self::$noted || $form !== self::$noted[0]->form || $number !== self::$noted[0]->number ) {
			return null;
		}
		self::$is_told = true;
		return self::$noted[1];
	}

	/** What the page had no place to tell; null if there is nothing like that. */
	public static function untold(): ?self {
		return self::$is_told ? null : ( self::$noted[1] ?? null );
	}

	/** The form that was sent in this request, and what became of it. */
	public static function pointer(): ?Form_Reference {
		return self::$noted[0] ?? null;
	}

	/** Starts anew, for tests. */
	public static function reset(): void {
		self::$noted   = null;
		self::$is_told = false;
	}
}
