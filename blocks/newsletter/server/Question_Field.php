<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Closure;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** The markup of a further question: a text or number input, a list, or a group of choices. */
final class Question_Field {
	private const ROOT = 'frontage-newsletter';

	/**
	 * Renders the field.
	 *
	 * @param string $id Field ID.
	 * @param bool $is_off Whether its condition hides it initially.
	 * @param Closure( string, string, bool ): Html $label Renders a label.
	 */
	public static function html( Question $question, string $id, bool $is_off, Closure $label ): Html {
		$field = $question->field;
		if ( in_array( $field->kind, array( 'radio', 'checkbox' ), true ) ) {
			return self::boxes( $question, $is_off );
		}
		$common = array(
			'class'    => self::ROOT . '__input',
			'id'       => $id,
			'name'     => self::name( $question ),
			'required' => $question->is_always_needed(),
		);
		$input  = 'select' === $field->kind
			? el( 'select', $common, self::options( $question ) )
			: el(
				'input',
				$common
					+ array(
						'type'      => $field->kind,
						'maxlength' => 'number' === $field->kind ? null : $field->max_length,
						'step'      => 'number' === $field->kind ? 'any' : null,
					)
			);
		$box    = array(
			'class'    => self::ROOT . '__field',
			'data-off' => $is_off,
		);
		return el( 'p', $box, $label( $id, $field->label, $field->required ), $input );
	}

	/**
	 * Returns the visual mark of required fields; screen readers announce the field's own attribute.
	 *
	 * @param bool $required Whether the field is required.
	 */
	public static function mark( bool $required ): ?Html {
		$star = array(
			'class'       => self::ROOT . '__needed',
			'aria-hidden' => 'true',
		);
		return $required ? fragment( ' ', el( 'span', $star, '*' ) ) : null;
	}

	/**
	 * Returns the options of a list, with an empty one first.
	 *
	 * @return list<Html>
	 */
	private static function options( Question $question ): array {
		$options = array( el( 'option', array( 'value' => '' ), '—' ) );
		foreach ( $question->options as $id => $text ) {
			$options[] = el( 'option', array( 'value' => (string) $id ), $text );
		}
		return $options;
	}

	/**
	 * Returns a group of radio buttons or checkboxes.
	 *
	 * @param bool $is_off Whether its condition hides it initially.
	 */
	private static function boxes( Question $question, bool $is_off ): Html {
		$field = $question->field;
		$boxes = array();
		foreach ( $question->options as $id => $text ) {
			$box     = array(
				'type'     => $field->kind,
				'name'     => self::name( $question ) . ( 'checkbox' === $field->kind ? '[]' : '' ),
				'value'    => (string) $id,
				'required' => $question->is_always_needed() && 'radio' === $field->kind,
			);
			$boxes[] = el( 'label', array( 'class' => self::ROOT . '__choice' ), el( 'input', $box ), ' ', el( 'span', array(), $text ) );
		}
		$group = array(
			'class'       => self::ROOT . '__field is-choice',
			'data-needed' => $field->required && 'checkbox' === $field->kind,
			'data-off'    => $is_off,
		);
		return el(
			'fieldset',
			$group,
			el( 'legend', array( 'class' => self::ROOT . '__label' ), $field->label, self::mark( $field->required ) ),
			$boxes
		);
	}

	/** Returns the field name in the request. */
	private static function name( Question $question ): string {
		return "et_custom_fields[{$question->field->name}]";
	}
}
