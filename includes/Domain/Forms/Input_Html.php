<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Number_Format;
use Frontage\Domain\Render\Typed_Number;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders the control of a field whose value is one text: an input, a text area, a slider, or the result of a calculation. */
final class Input_Html {
	/** Sets the field. */
	public function __construct( private Field_State $state ) {}

	/** Returns the control. */
	public function html(): Html {
		return match ( $this->state->field->kind ) {
			'hidden'      => self::hidden( $this->state->id, $this->state->value() ),
			'textarea'    => $this->textarea(),
			'number'      => el( 'input', $this->number() ),
			'range'       => $this->range(),
			'calculation' => $this->result(),
			default       => el( 'input', $this->input() ),
		};
	}

	/**
	 * Returns a hidden input.
	 *
	 * @param string $name Name of the input.
	 * @param string $value Its value.
	 */
	public static function hidden( string $name, string $value ): Html {
		$type = 'hidden';
		return el( 'input', compact( 'type', 'name', 'value' ) );
	}

	/** Returns a field for several lines. */
	private function textarea(): Html {
		$rows = (int) ( $this->state->text( 'rows' ) ?: 6 );
		return el( 'textarea', $this->state->shared() + array( 'rows' => max( 2, min( 30, $rows ) ) ), "\n" . $this->state->value() );
	}

	/** Returns a slider between its ends. The script adds its value, which would be wrong as soon as it is moved without one. */
	private function range(): Html {
		$field  = $this->state->field;
		$input  = array(
			'class' => 'frontage-form__slider',
			'value' => '' === $this->state->value() ? (string) $field->min : $this->state->value(),
		) + $this->input();
		$output = array(
			'class' => 'frontage-form__value',
			'for'   => $this->state->id,
		);
		unset( $input['required'], $input['placeholder'] );
		return el(
			'div',
			array( 'class' => 'frontage-form__range' ),
			el( 'span', array(), (string) $field->min ),
			el( 'input', $input ),
			el( 'span', array(), (string) $field->max ),
			el( 'output', $output )
		);
	}

	/** Returns the place of a calculation's result, which is known once the form was sent or a script runs. */
	private function result(): Html {
		$value = $this->state->value();
		$about = array(
			'class'       => 'frontage-form__result',
			'id'          => $this->state->id,
			'name'        => $this->state->id,
			'data-value'  => '' === $value ? null : $value,
			'data-before' => $this->state->text( 'before' ) ?: null,
			'data-after'  => $this->state->text( 'after' ) ?: null,
		);
		return el(
			'output',
			$about,
			'' === $value
				? __( 'Calculated when you send the form', 'frontage' )
				: Answer_Text::amount( $this->state->field, $value, $this->state->text( 'before' ), $this->state->text( 'after' ) )
		);
	}

	/**
	 * Returns the attributes of a text input for a number: what is typed there arrives whatever mark is before the decimals,
	 * and is checked by our own rules.
	 *
	 * @return array<string, string|int|float|bool|null>
	 */
	private function number(): array {
		$field = $this->state->field;
		$typed = array(
			'type'       => 'text',
			'value'      => Typed_Number::text( $this->state->value() ),
			'inputmode'  => self::keys( $field ),
			'data-group' => Number_Format::current()['group'],
		);
		return $typed + array_diff_key( $this->input(), array_flip( array( 'min', 'max', 'step' ) ) );
	}

	/**
	 * Returns which keys a phone shows; those for numbers alone have no minus.
	 *
	 * @return string|null Null for all keys.
	 */
	private static function keys( Field $field ): ?string {
		if ( ! is_numeric( $field->min ) || $field->min < 0 ) {
			return null;
		}
		$is_whole = static fn ( float $number ): bool => floor( $number ) === $number;
		return $field->step > 0 && $is_whole( (float) $field->step ) && $is_whole( (float) $field->min ) ? 'numeric' : 'decimal';
	}

	/**
	 * Returns the attributes of an input.
	 *
	 * @return array<string, string|int|float|bool|null>
	 */
	private function input(): array {
		$field  = $this->state->field;
		$steps  = 'range' === $field->kind;
		$type   = self::of_type( $field );
		$chosen = $this->state->shared() + array(
			'value'   => $this->state->value(),
			'min'     => $field->min,
			'max'     => $field->max,
			'step'    => $steps ? ( $field->step > 0 ? $field->step : 'any' ) : null,
			'pattern' => '' === $field->pattern ? null : $field->pattern,
		);
		return array( 'type' => $type['type'] ) + array_filter( $chosen, static fn ( mixed $one ): bool => null !== $one ) + $type;
	}

	/**
	 * Returns the attributes that an input has by the type of its field; a field whose plugin is not active is a text.
	 *
	 * @return array{type: string|int|bool, ...<string, string|int|bool>}
	 */
	private static function of_type( Field $field ): array {
		$type = Field_Type_Registry::find( $field->kind );
		$kind = in_array( $field->kind, Field::KINDS, true ) ? $field->kind : 'text';
		$own  = null === $type ? array() : Error_Boundary::call( $type, static fn (): array => $type::attributes(), array() );
		return $own + array( 'type' => $kind );
	}
}
