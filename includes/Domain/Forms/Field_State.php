<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** A field while its form is being printed: its rules, its value and what is wrong with it. */
final class Field_State {
	/** Autocomplete tokens that authors may choose; others are ignored. */
	private const TOKENS = '/\A(?:off|on|(?:(?:shipping|billing) )?(?:name|honorific-prefix|given-name|additional-name|family-name|nickname'
		. '|organization|organization-title|email|tel|url|street-address|address-line[123]|address-level[12]|postal-code|country'
		. '|country-name|bday|sex|language))\z/';

	public readonly Field $field;
	public readonly string $id;
	public readonly Field_Label $label;

	/** Error message; empty if there is none. */
	public readonly string $problem;

	private readonly Form_Context $sheet;

	/**
	 * Block attributes.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $attributes;

	/**
	 * Registers the field with the form being rendered.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( array $attributes ) {
		$this->sheet      = Form_Context::current();
		$rules            = $this->sheet->row?->rules( $attributes ) ?? $attributes;
		$this->attributes = $attributes;
		$this->field      = Field_Blocks::field( $rules, $this->sheet->names->give( Field_Blocks::name( $rules ) ) );
		$this->label      = new Field_Label( $attributes, $this->field->required );
		$this->id         = Submission_Input::field_id( $this->field->name, $this->sheet->number );
		$this->problem    = $this->sheet->problems[ $this->field->name ] ?? '';
	}

	/**
	 * Returns a string attribute of the block.
	 *
	 * @param string $key Attribute name.
	 */
	public function text( string $key ): string {
		return Field_Blocks::text( $this->attributes, $key );
	}

	/** Returns the block's HTML anchor, if it has one; the rows of a group would repeat it. */
	public function anchor(): ?string {
		return null === $this->sheet->row ? $this->text( 'anchor' ) ?: null : null;
	}

	/** Returns the name of the row it is in, such as “Guest 2”; empty outside of repeating groups. */
	public function row(): string {
		return $this->sheet->row?->title() ?? '';
	}

	/** Returns whether a condition hides the field. */
	public function is_off(): bool {
		return in_array( $this->field->name, $this->sheet->off, true );
	}

	/** Returns whether the browser requires a value: a field that a condition may hide must not block submission without JavaScript. */
	public function is_required(): bool {
		return $this->field->required
			&& ! $this->field->is_conditional()
			&& ! in_array( $this->field->name, $this->sheet->conditional, true );
	}

	/** Returns the field's value. */
	public function value(): string {
		$value = $this->sheet->is_sent ? $this->sheet->values[ $this->field->name ] ?? '' : $this->text( 'value' );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the selected values.
	 *
	 * @return list<mixed>
	 */
	public function chosen(): array {
		return $this->sheet->is_sent ? (array) ( $this->sheet->values[ $this->field->name ] ?? array() ) : array( $this->text( 'value' ) );
	}

	/** Returns the IDs of the elements that describe the field. */
	public function described_by(): string {
		return trim( ( '' === $this->text( 'help' ) ? '' : "{$this->id}_help " ) . "{$this->id}_problem" );
	}

	/**
	 * Returns the attributes common to all controls.
	 *
	 * @return array<string, string|int|float|bool|null>
	 */
	public function shared(): array {
		$token = $this->text( 'autocomplete' );
		return array(
			'class'            => 'frontage-form__input',
			'id'               => $this->id,
			'name'             => $this->id,
			'placeholder'      => $this->text( 'placeholder' ) ?: null,
			'autocomplete'     => 1 === preg_match( self::TOKENS, $token ) ? $token : null,
			'required'         => $this->is_required(),
			'minlength'        => $this->field->min_length > 0 ? $this->field->min_length : null,
			'maxlength'        => $this->field->max_length > 0 ? $this->field->max_length : null,
			'aria-describedby' => $this->described_by(),
			'aria-invalid'     => '' === $this->problem ? null : 'true',
		);
	}
}
