<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Renders a form field.
 *
 * Label, control, help and error message, connected for assistive technology. Works without JavaScript.
 */
final class Field_Html {
	/** HTML input types that differ from the field type. */
	private const TYPES = array( 'phone' => 'tel' );

	/** Autocomplete tokens that authors may choose; others are ignored. */
	private const TOKENS = '/\A(?:off|on|name|honorific-prefix|given-name|additional-name|family-name|nickname|organization'
		. '|organization-title|email|tel|url|street-address|address-line[123]|address-level[12]|postal-code|country'
		. '|country-name|bday|sex|language)\z/';

	private readonly Field $field;
	private readonly string $id;
	private readonly string $problem;
	private readonly Form_Context $sheet;
	private readonly Field_Label $label;

	/**
	 * Registers the field with the form being rendered.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private array $attributes ) {
		$this->sheet   = Form_Context::current();
		$this->field   = Field_Blocks::field( $attributes, $this->sheet->names->give( Field_Blocks::name( $attributes ) ) );
		$this->label   = new Field_Label( $attributes, $this->field->required );
		$this->id      = Submission_Input::field_id( $this->field->name, $this->sheet->number );
		$this->problem = $this->sheet->problems[ $this->field->name ] ?? '';
	}

	/** Returns the field. */
	public function html(): Html {
		return match ( $this->field->kind ) {
			'hidden'             => $this->control(),
			'radio', 'checkbox'  => $this->group(),
			'consent'            => $this->wrap( 'div', $this->box( '1', $this->label->html(), $this->is_required() ), $this->after() ),
			default              => $this->wrap( 'div', $this->label->tag( $this->id ), $this->control(), $this->after() ),
		};
	}

	/**
	 * Returns the field's wrapper element.
	 *
	 * @param string $tag `div` or `fieldset`.
	 * @param Html ...$children Content of the wrapper.
	 */
	private function wrap( string $tag, Html ...$children ): Html {
		$width = Field_Blocks::text( $this->attributes, 'width' );
		return Wrapper::tag(
			$tag,
			array(
				'id'               => $this->attributes['anchor'] ?? null,
				'class'            => 'frontage-form__field is-'
					. $this->field->kind
					. ( 'full' === $width ? '' : " is-$width" ),
				'data-field'       => $this->field->name,
				'data-off'         => in_array( $this->field->name, $this->sheet->off, true ),
				'aria-describedby' => 'fieldset' === $tag ? $this->described_by() : null,
			),
			...$children
		);
	}

	/** Returns the control of all types except groups. */
	private function control(): Html {
		return match ( $this->field->kind ) {
			'textarea' => el(
				'textarea',
				$this->shared() + array( 'rows' => max( 2, min( 30, (int) ( $this->attributes['rows'] ?? 6 ) ) ) ),
				"\n" . $this->value()
			),
			'select'   => $this->select(),
			'file'     => File_Html::control( $this->field, array( 'name' => $this->id . '[]' ) + $this->shared(), $this->chosen() ),
			default    => el( 'input', $this->input() ),
		};
	}

	/**
	 * Returns the attributes of an input.
	 *
	 * @return array<string, string|int|float|bool|null>
	 */
	private function input(): array {
		$field = $this->field;
		$type  = array( 'type' => self::TYPES[ $field->kind ] ?? $field->kind );
		if ( 'hidden' === $field->kind ) {
			return $type + array(
				'name'  => $this->id,
				'value' => $this->value(),
			);
		}
		return $type + $this->shared() + array(
			'value'   => $this->value(),
			'min'     => $field->min,
			'max'     => $field->max,
			'step'    => 'number' === $field->kind ? ( $field->step > 0 ? $field->step : 'any' ) : null,
			'pattern' => '' === $field->pattern ? null : $field->pattern,
		);
	}

	/**
	 * Returns the attributes common to all controls.
	 *
	 * @return array<string, string|int|float|bool|null>
	 */
	private function shared(): array {
		$field = $this->field;
		$token = Field_Blocks::text( $this->attributes, 'autocomplete' );
		return array(
			'class'            => 'frontage-form__input',
			'id'               => $this->id,
			'name'             => $this->id,
			'placeholder'      => Field_Blocks::text( $this->attributes, 'placeholder' ) ?: null,
			'autocomplete'     => 1 === preg_match( self::TOKENS, $token ) ? $token : null,
			'required'         => $this->is_required(),
			'minlength'        => $field->min_length > 0 ? $field->min_length : null,
			'maxlength'        => $field->max_length > 0 ? $field->max_length : null,
			'aria-describedby' => $this->described_by(),
			'aria-invalid'     => '' === $this->problem ? null : 'true',
		);
	}

	/** Returns a select element. */
	private function select(): Html {
		$first   = Field_Blocks::text( $this->attributes, 'placeholder' );
		$options = array( el( 'option', array( 'value' => '' ), '' === $first ? __( 'Select…', 'frontage' ) : $first ) );
		foreach ( $this->field->options ?? array() as $option ) {
			$selected  = in_array( $option, $this->chosen(), true );
			$options[] = el(
				'option',
				array(
					'value'    => $option,
					'selected' => $selected,
				),
				$option
			);
		}
		return el( 'select', array_diff_key( $this->shared(), array_flip( array( 'placeholder', 'minlength', 'maxlength' ) ) ), $options );
	}

	/** Returns a group of checkboxes or radio buttons. */
	private function group(): Html {
		$boxes = array();
		foreach ( $this->field->options ?? array() as $place => $option ) {
			$required = 'radio' === $this->field->kind && $this->is_required();
			$boxes[]  = $this->box( $option, Html::text( $option ), $required, "-$place" );
		}
		return $this->wrap(
			'fieldset',
			el( 'legend', array( 'class' => 'frontage-form__label' ), $this->label->html() ),
			el( 'div', array( 'class' => 'frontage-form__options' ), $boxes ),
			$this->after()
		);
	}

	/**
	 * Returns a checkbox or radio button with its label.
	 *
	 * @param string $value Value of the input.
	 * @param bool $required Whether the browser requires it.
	 * @param string $suffix Suffix of its ID.
	 */
	private function box( string $value, Html $label, bool $required, string $suffix = '' ): Html {
		$is_group = 'consent' !== $this->field->kind;
		$input    = array(
			'type'             => 'radio' === $this->field->kind ? 'radio' : 'checkbox',
			'id'               => $this->id . $suffix,
			'name'             => $this->id . ( 'checkbox' === $this->field->kind ? '[]' : '' ),
			'value'            => $value,
			'checked'          => in_array( $value, $this->chosen(), true ),
			'required'         => $required,
			'aria-describedby' => $is_group ? null : $this->described_by(),
			'aria-invalid'     => '' === $this->problem ? null : 'true',
		);
		return el( 'label', array( 'class' => 'frontage-form__option' ), el( 'input', $input ), el( 'span', array(), $label ) );
	}

	/** Returns the help text and the error message. */
	private function after(): Html {
		$help  = Field_Blocks::text( $this->attributes, 'help' );
		$hint  = array(
			'class' => 'frontage-form__help',
			'id'    => "{$this->id}_help",
		);
		$error = array(
			'class' => 'frontage-form__problem',
			'id'    => "{$this->id}_problem",
		);
		return Html::raw( ( '' === $help ? '' : el( 'p', $hint, $help ) ) . el( 'p', $error, $this->problem ) );
	}

	/** Returns the IDs of the elements that describe the field. */
	private function described_by(): string {
		return trim( ( '' === Field_Blocks::text( $this->attributes, 'help' ) ? '' : "{$this->id}_help " ) . "{$this->id}_problem" );
	}

	/** Returns whether browsers require a value. A field that a condition may hide must not block submission without JavaScript. */
	private function is_required(): bool {
		return $this->field->required
			&& ! $this->field->is_conditional()
			&& ! in_array( $this->field->name, $this->sheet->conditional, true );
	}

	/** Returns the field's value. */
	private function value(): string {
		$value = $this->sheet->is_sent
			? $this->sheet->values[ $this->field->name ] ?? ''
			: Field_Blocks::text( $this->attributes, 'value' );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the selected values.
	 *
	 * @return list<mixed>
	 */
	private function chosen(): array {
		return $this->sheet->is_sent
			? (array) ( $this->sheet->values[ $this->field->name ] ?? array() )
			: array( Field_Blocks::text( $this->attributes, 'value' ) );
	}
}
