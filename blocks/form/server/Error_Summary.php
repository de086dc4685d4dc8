<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Validator;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The error summary above a form.
 *
 * Prints the lists of S1 §5: missing fields and invalid fields, each with a link to the field.
 */
final class Error_Summary {
	/**
	 * Sets the properties.
	 *
	 * @param int $number Number of the form on the page.
	 * @param Submission_Result|null $result Result; null before submission.
	 * @param array<string, string> $problems Error messages, keyed by field.
	 */
	public function __construct(
		private Saved_Form $form,
		private int $number,
		private ?Submission_Result $result,
		private array $problems
	) {}

	/** Returns the list of errors with links to the fields; empty before submission. */
	public function html(): Html {
		$notice  = $this->result->notice ?? '';
		$is_step = true === $this->result?->is_step;
		return el(
			'div',
			array(
				'class'    => 'frontage-form__summary' . ( $is_step ? ' is-step' : '' ),
				'role'     => $is_step ? 'status' : 'alert',
				'tabindex' => '-1',
			),
			'' === $notice ? null : el( 'p', array(), $notice ),
			$this->problem_list( 'fill_message', true ),
			$this->problem_list( 'contact_error_message', false )
		);
	}

	/**
	 * Returns one list of fields.
	 *
	 * @param string $word Heading of the list.
	 * @param bool $is_missing Whether to list empty required fields, or all others.
	 * @return list<Html>
	 */
	private function problem_list( string $word, bool $is_missing ): array {
		$items = array();
		foreach ( $this->result->problems ?? array() as $name => $problem ) {
			if ( in_array( $problem, Validator::MISSING, true ) === $is_missing ) {
				$label   = $this->form->field( $name )->label ?: $this->form->words()['captcha'];
				$link    = el( 'a', array( 'href' => '#' . $this->target( $name ) ), $label );
				$items[] = $is_missing ? el( 'li', array(), $link ) : el( 'li', array(), $link, ': ' . $this->problems[ $name ] );
			}
		}
		return array() === $items ? array() : array( el( 'p', array(), $this->form->words()[ $word ] ), el( 'ul', array(), $items ) );
	}

	/**
	 * Returns the ID of a field's first control.
	 *
	 * @param string $name Field name.
	 */
	private function target( string $name ): string {
		$suffix = in_array( $this->form->field( $name )->kind, array( 'radio', 'checkbox', 'rating' ), true ) ? '-0' : '';
		return Submission_Input::field_id( $name, $this->number ) . $suffix;
	}
}
