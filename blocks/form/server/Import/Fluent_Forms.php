<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Reads forms of Fluent Forms (Tools, Export): a JSON list of forms with `form_fields` and `metas`. */
final class Fluent_Forms {
	/** Our types of text fields by theirs. */
	private const TEXTS = array(
		'input_text'      => 'text',
		'input_email'     => 'email',
		'input_url'       => 'url',
		'input_number'    => 'number',
		'input_date'      => 'date',
		'input_hidden'    => 'hidden',
		'phone'           => 'phone',
		'textarea'        => 'textarea',
		'rich_text_input' => 'textarea',
		'rangeslider'     => 'range',
	);

	/** Our types of choices by theirs. */
	private const CHOICES = array(
		'select'         => 'select',
		'multi_select'   => 'checkbox',
		'input_radio'    => 'radio',
		'input_checkbox' => 'checkbox',
		'select_country' => 'country',
	);

	/** Autocomplete tokens of parts of names and addresses. */
	private const TOKENS = array(
		'first_name'     => 'given-name',
		'middle_name'    => 'additional-name',
		'last_name'      => 'family-name',
		'address_line_1' => 'address-line1',
		'address_line_2' => 'address-line2',
		'city'           => 'address-level2',
		'state'          => 'address-level1',
		'zip'            => 'postal-code',
		'country'        => 'country',
	);

	/** Elements that forms have by themselves here. */
	private const SILENT = array( 'recaptcha', 'hcaptcha', 'turnstile', 'button', 'custom_submit_button' );

	/**
	 * Returns the forms in a file; null if it is another file.
	 *
	 * @param array<array-key, mixed> $data Decoded JSON.
	 * @return list<Imported_Form>|null
	 */
	public static function read( array $data ): ?array {
		$forms = ( new Json_Value( $data ) )->list( '' );
		foreach ( $forms as $form ) {
			if ( array() === $form->list( 'form_fields.fields' ) && array() === $form->list( 'form.fields' ) ) {
				return null;
			}
		}
		return array() === $forms ? null : array_values( array_map( array( self::class, 'form' ), $forms ) );
	}

	/** Returns a form. */
	private static function form( Json_Value $data ): Imported_Form {
		$root = array() === $data->list( 'form_fields.fields' ) ? 'form' : 'form_fields';
		$form = new Imported_Form(
			$data->text( 'title' ) ?: __( 'Form', 'frontage' ),
			array( 'button' => $data->text( "$root.submitButton.settings.button_ui.text" ) ) + Fluent_Settings::of( $data )
		);
		Fluent_Settings::note( $form, $data );
		$fields = $data->list( "$root.fields" );
		self::add_all( $form, $fields, self::labels( $fields ) );
		return $form;
	}

	/**
	 * Returns what visitors read for the values of choices: conditions name the values.
	 *
	 * @param array<array-key, Json_Value> $fields Fields of the file.
	 * @return array<string, array<string, string>> Labels by value, keyed by name of the field.
	 */
	private static function labels( array $fields ): array {
		$labels = array();
		foreach ( $fields as $field ) {
			foreach ( $field->list( 'columns' ) as $column ) {
				$labels += self::labels( $column->list( 'fields' ) );
			}
			foreach ( $field->list( 'settings.advanced_options' ) as $option ) {
				$labels[ $field->text( 'attributes.name' ) ][ $option->text( 'value' ) ] = $option->text( 'label' );
			}
		}
		return $labels;
	}

	/**
	 * Adds fields.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param array<array-key, Json_Value> $fields Fields of the file.
	 * @param array<string, array<string, string>> $labels Result of `labels()`.
	 */
	private static function add_all( Imported_Form $form, array $fields, array $labels ): void {
		foreach ( $fields as $field ) {
			if ( 'container' === $field->text( 'element' ) ) {
				foreach ( $field->list( 'columns' ) as $column ) {
					self::add_all( $form, $column->list( 'fields' ), $labels );
				}
			} else {
				self::add( $form, $field, $labels );
			}
		}
	}

	/**
	 * Adds a field.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param array<string, array<string, string>> $labels Result of `labels()`.
	 */
	private static function add( Imported_Form $form, Json_Value $field, array $labels ): void {
		$element = $field->text( 'element' );
		$label   = $field->text( 'settings.label' ) ?: $field->text( 'settings.admin_field_label' );
		$name    = $field->text( 'attributes.name' );
		$common  = array(
			'label'    => $label,
			'name'     => Imported_Form::name( $name ),
			'required' => $field->is( 'settings.validation_rules.required.value' ),
			'help'     => $field->text( 'settings.help_message' ),
			'when'     => self::when( $form, $field, $label, $labels ),
		);
		if ( isset( self::TEXTS[ $element ] ) ) {
			$form->add_text( self::TEXTS[ $element ], $label, $name, $common + self::rules( $field ) );
			return;
		}
		if ( isset( self::CHOICES[ $element ] ) ) {
			$is_many = 'select' === $element && $field->is( 'attributes.multiple' );
			$options = 'select_country' === $element ? array() : array_values( $field->texts( 'settings.advanced_options', 'label' ) );
			$form->add_field(
				'field-choice',
				array( 'kind' => $is_many ? 'checkbox' : self::CHOICES[ $element ] ) + $common + compact( 'options' )
			);
			return;
		}
		match ( $element ) {
			'input_name', 'address' => self::add_parts( $form, $field, $common ),
			'ratings' => $form->add_text(
				'rating',
				$label,
				$name,
				$common + array( 'max' => (string) count( $field->list( 'options' ) ) )
			),
			'net_promoter_score' => $form->add_promoter_score( $label, $name, $common ),
			'input_file', 'input_image' => $form->add_field(
				'field-file',
				$common + array( 'count' => max( 1, (int) $field->text( 'settings.validation_rules.max_file_count.value' ) ) )
			),
			'signature' => $form->add_field( 'field-signature', $common ),
			'terms_and_condition', 'gdpr_agreement' => $form->add_field(
				'field-consent',
				array( 'label' => $field->text( 'settings.tnc_html' ) ) + $common
			),
			'section_break' => $form->add_words( $label, true ),
			'custom_html' => $form->add_words( $field->text( 'settings.html_codes' ) ),
			'form_step' => $form->begin_step( $label ),
			default => in_array( $element, self::SILENT, true ) ? null : $form->add_unknown( $label, $element ),
		};
	}

	/**
	 * Returns the rules of a text field.
	 *
	 * @param Json_Value $field Field of the file.
	 * @return array<string, mixed>
	 */
	private static function rules( Json_Value $field ): array {
		$value  = $field->text( 'attributes.value' );
		$length = (int) $field->text( 'attributes.maxlength' );
		return array(
			'placeholder' => $field->text( 'attributes.placeholder' ),
			'value'       => str_contains( $value, '{' ) ? '' : $value,
			'min'         => $field->text( 'settings.validation_rules.min.value' ) ?: $field->text( 'attributes.min' ),
			'max'         => $field->text( 'settings.validation_rules.max.value' ) ?: $field->text( 'attributes.max' ),
			'maxLength'   => $length > 0 ? $length : null,
		);
	}

	/**
	 * Adds the parts of a name or an address.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param array<string, mixed> $common Label, name and rules.
	 */
	private static function add_parts( Imported_Form $form, Json_Value $field, array $common ): void {
		'address' === $field->text( 'element' ) && $form->add_words( (string) $common['label'], true );
		foreach ( $field->list( 'fields' ) as $key => $part ) {
			if ( ! $part->is( 'settings.visible' ) ) {
				continue;
			}
			$label = $part->text( 'settings.label' ) ?: ucfirst( str_replace( '_', ' ', (string) $key ) );
			$own   = array(
				'label'        => $label,
				'name'         => Imported_Form::name( $field->text( 'attributes.name' ) . "_$key" ),
				'required'     => $part->is( 'settings.validation_rules.required.value' ),
				'autocomplete' => self::TOKENS[ $key ] ?? '',
				'help'         => '',
			);
			if ( 'select_country' === $part->text( 'element' ) ) {
				$form->add_field( 'field-choice', array( 'kind' => 'country' ) + $own + $common );
			} else {
				$form->add_text( 'text', $label, '', $own + $common );
			}
		}
	}

	/**
	 * Returns a field's condition; says if it cannot be kept.
	 *
	 * @param Imported_Form $form Form to tell.
	 * @param Json_Value $field Field of the file.
	 * @param string $label Label of the field.
	 * @param array<string, array<string, string>> $labels Result of `labels()`.
	 * @return array<string, mixed>|null
	 */
	private static function when( Imported_Form $form, Json_Value $field, string $label, array $labels ): ?array {
		if ( ! $field->is( 'settings.conditional_logics.status' ) ) {
			return null;
		}
		$rules = array_map(
			static fn ( Json_Value $rule ): array => array(
				$rule->text( 'field' ),
				$rule->text( 'operator' ),
				$labels[ $rule->text( 'field' ) ][ $rule->text( 'value' ) ] ?? $rule->text( 'value' ),
			),
			array_values( $field->list( 'settings.conditional_logics.conditions' ) )
		);
		$type  = $field->text( 'settings.conditional_logics.type' );
		// Groups of rules nest; what is left beside them is of no use.
		$when = 'group' === $type ? null : Imported_Form::when( 'any' === $type, $rules );
		if ( null === $when ) {
			$form->note( $label, __( 'Its condition has no equal; the field is always shown.', 'frontage' ) );
		}
		return $when;
	}
}
