<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Validator;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * What is not right with a form, above it.
 *
 * The lists of S1 §5: fields that are missing, fields that are wrong, each a link to its field.
 */
final class Error_Summary {
	/**
	 * Prepares the summary.
	 *
	 * @param Saved_Form            $form     The form.
	 * @param int                   $number   Its place on the page.
	 * @param Submission_Result|null          $outcome  What became of it; null before it is sent.
	 * @param array<string, string> $problems What is wrong, as sentences, by field.
	 */
	public function __construct(
		private Saved_Form $form,
		private int $number,
		private ?Submission_Result $outcome,
		private array $problems
	) {}

	/** The list of what is not right, with links to the fields; empty at first. */
	public function html(): Html {
		$notice = $this->outcome->notice ?? '';
		return el(
			'div',
			array(
				'class'    => 'frontage-form__summary',
				'role'     => 'alert',
				'tabindex' => '-1',
			),
			'' === $notice ? null : el( 'p', array(), $notice ),
			$this->problem_list( 'fill_message', true ),
			$this->problem_list( 'contact_error_message', false )
		);
	}

	/**
	 * One list of fields.
	 *
	 * @param string $word       The word above it.
	 * @param bool   $is_missing Of fields that were not filled in, or of all others.
	 * @return list<Html>
	 */
	private function problem_list( string $word, bool $is_missing ): array {
		$items = array();
		foreach ( $this->outcome->problems ?? array() as $name => $problem ) {
			if ( in_array( $problem, Validator::MISSING, true ) === $is_missing ) {
				$label   = $this->form->field( $name )->label ?: $this->form->words()['captcha'];
				$link    = el( 'a', array( 'href' => '#' . $this->target( $name ) ), $label );
				$items[] = $is_missing ? el( 'li', array(), $link ) : el( 'li', array(), $link, ': ' . $this->problems[ $name ] );
			}
		}
		return array() === $items ? array() : array( el( 'p', array(), $this->form->words()[ $word ] ), el( 'ul', array(), $items ) );
	}

	/**
	 * Id of the first control of a field.
	 *
	 * @param string $name The field.
	 */
	private function target( string $name ): string {
		$suffix = in_array( $this->form->field( $name )->kind, array( 'radio', 'checkbox' ), true ) ? '-0' : '';
		return Submission_Input::field_id( $name, $this->number ) . $suffix;
	}
}
