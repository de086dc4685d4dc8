<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Reads forms of WPForms (Tools, Export): a JSON list of forms with `fields` and `settings`. */
final class Wpforms_Forms {
	/** Our types of text fields by theirs. */
	private const TEXTS = array(
		'text'          => 'text',
		'textarea'      => 'textarea',
		'richtext'      => 'textarea',
		'email'         => 'email',
		'phone'         => 'phone',
		'url'           => 'url',
		'number'        => 'number',
		'number-slider' => 'range',
		'hidden'        => 'hidden',
	);

	private const CHOICES = array( 'select', 'radio', 'checkbox' );

	/** Types that only arrange others, or that forms have by themselves here. */
	private const SILENT = array( 'captcha', 'internal-information', 'entry-preview' );

	/** Parts of an address: name, autocomplete token and whether it is required with the address. */
	private const ADDRESS = array(
		'address1' => array( 'address-line1', true ),
		'address2' => array( 'address-line2', false ),
		'postal'   => array( 'postal-code', true ),
		'city'     => array( 'address-level2', true ),
		'state'    => array( 'address-level1', false ),
	);

	/**
	 * Returns the forms in a file; null if it is another file.
	 *
	 * @param array<array-key, mixed> $data Decoded JSON.
	 * @return list<Imported_Form>|null
	 */
	public static function read( array $data ): ?array {
		$forms = ( new Json_Value( isset( $data['fields'], $data['settings'] ) ? array( $data ) : $data ) )->list( '' );
		foreach ( $forms as $form ) {
			if ( '' === $form->text( 'settings.form_title' ) ) {
				return null;
			}
		}
		return array() === $forms ? null : array_values( array_map( array( self::class, 'form' ), $forms ) );
	}

	/** Returns a form. */
	private static function form( Json_Value $data ): Imported_Form {
		$mail    = $data->list( 'settings.notifications' );
		$mail    = $mail[1] ?? reset( $mail );
		$confirm = $data->list( 'settings.confirmations' );
		$confirm = $confirm[1] ?? reset( $confirm );
		$to      = false === $mail ? '' : $mail->text( 'email' );
		$form    = new Imported_Form(
			$data->text( 'settings.form_title' ),
			array(
				'button'     => $data->text( 'settings.submit_text' ),
				'recipients' => str_contains( $to, '{' ) ? '' : $to,
				'subject'    => false === $mail || str_contains( $mail->text( 'subject' ), '{' ) ? '' : $mail->text( 'subject' ),
				'success'    => false !== $confirm && 'message' === $confirm->text( 'type' ) ? $confirm->text( 'message' ) : '',
			)
		);
		if ( count( $data->list( 'settings.notifications' ) ) > 1 ) {
			$form->note( __( 'Emails', 'frontage' ), __( 'Only the first notification is taken over.', 'frontage' ) );
		}
		foreach ( $data->list( 'fields' ) as $field ) {
			self::add( $form, $field, $data );
		}
		return $form;
	}

	/**
	 * Adds a field.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param Json_Value $data Form of the file.
	 */
	private static function add( Imported_Form $form, Json_Value $field, Json_Value $data ): void {
		$type   = $field->text( 'type' );
		$label  = $field->text( 'label' );
		$name   = self::name( $field );
		$common = array(
			'label'    => $label,
			'name'     => Imported_Form::name( $name ),
			'required' => $field->is( 'required' ),
			'help'     => $field->text( 'description' ),
			'when'     => Wpforms_Logic::read( $form, $field, $data ),
		);
		$rules  = array(
			'placeholder' => $field->text( 'placeholder' ),
			'value'       => $field->text( 'default_value' ),
			'min'         => $field->text( 'min' ),
			'max'         => $field->text( 'max' ),
			'step'        => is_numeric( $field->text( 'step' ) ) ? (float) $field->text( 'step' ) : null,
			'maxLength'   => $field->is( 'limit_enabled' ) && 'characters' === $field->text( 'limit_mode' )
				? (int) $field->text( 'limit_count' ) : null,
		);
		if ( isset( self::TEXTS[ $type ] ) ) {
			$form->add_text( self::TEXTS[ $type ], $label, $name, $common + $rules );
			return;
		}
		if ( in_array( $type, self::CHOICES, true ) ) {
			$kind = 'select' === $type && $field->is( 'multiple' ) ? 'checkbox' : $type;
			$form->add_field(
				'field-choice',
				compact( 'kind' ) + $common + array( 'options' => array_values( $field->texts( 'choices', 'label' ) ) )
			);
			return;
		}
		match ( $type ) {
			'name' => self::add_name( $form, $field, $common ),
			'address' => self::add_address( $form, $field, $common ),
			'date-time' => self::add_moment( $form, $field, $common ),
			'rating' => $form->add_text( 'rating', $label, $name, $common + array( 'max' => $field->text( 'scale' ) ) ),
			'net_promoter_score' => $form->add_promoter_score( $label, $name, $common ),
			'file-upload' => $form->add_field(
				'field-file',
				$common + array(
					'types' => $field->text( 'extensions' ),
					'count' => max( 1, (int) $field->text( 'max_file_number' ) ),
				)
			),
			'signature' => $form->add_field( 'field-signature', $common ),
			'gdpr-checkbox' => $form->add_field(
				'field-consent',
				array( 'label' => (string) current( $field->texts( 'choices', 'label' ) ) ) + $common
			),
			'divider' => $form->add_words( $label, true ),
			'html', 'content' => $form->add_words( $field->text( 'html' === $type ? 'code' : 'content' ) ),
			'pagebreak' => 'bottom' === $field->text( 'position' ) ? null : $form->begin_step( $field->text( 'title' ) ),
			default => in_array( $type, self::SILENT, true ) ? null : $form->add_unknown( $label, $type ),
		};
	}

	/**
	 * Adds the fields of a name.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param array<string, mixed> $common Label, name and rules.
	 */
	private static function add_name( Imported_Form $form, Json_Value $field, array $common ): void {
		$name = self::name( $field );
		if ( ! str_contains( $field->text( 'format' ), 'first' ) ) {
			$form->add_text( 'text', $field->text( 'label' ), $name, array( 'autocomplete' => 'name' ) + $common );
			return;
		}
		foreach ( array( 'given-name', 'family-name' ) as $token ) {
			$label = 'given-name' === $token ? __( 'First name', 'frontage' ) : __( 'Last name', 'frontage' );
			$form->add_text(
				'text',
				$label,
				'',
				array(
					'label'        => $label,
					'name'         => Imported_Form::name( "{$name}_" . strtok( $token, '-' ) ),
					'autocomplete' => $token,
					'width'        => 'half',
				) + $common
			);
		}
	}

	/**
	 * Adds the fields of an address.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param array<string, mixed> $common Label, name and rules.
	 */
	private static function add_address( Imported_Form $form, Json_Value $field, array $common ): void {
		$name   = self::name( $field );
		$labels = array(
			'address1' => __( 'Street and house number', 'frontage' ),
			'address2' => __( 'Apartment, floor, company', 'frontage' ),
			'postal'   => __( 'Postal code', 'frontage' ),
			'city'     => __( 'City', 'frontage' ),
			'state'    => __( 'State or region', 'frontage' ),
		);
		$form->add_words( $field->text( 'label' ), true );
		foreach ( self::ADDRESS as $part => list( $token, $is_needed ) ) {
			if ( ! $field->is( "{$part}_hide" ) ) {
				$own = array(
					'label'        => $labels[ $part ],
					'name'         => Imported_Form::name( "{$name}_$part" ),
					'required'     => $is_needed && $field->is( 'required' ),
					'autocomplete' => $token,
				);
				$form->add_text( 'text', $labels[ $part ], '', $own + $common );
			}
		}
		if ( 'us' !== $field->text( 'scheme' ) && ! $field->is( 'country_hide' ) ) {
			$own = array(
				'kind'         => 'country',
				'label'        => __( 'Country', 'frontage' ),
				'name'         => Imported_Form::name( "{$name}_country" ),
				'autocomplete' => 'country',
			);
			$form->add_field( 'field-choice', $own + $common );
		}
	}

	/**
	 * Adds the fields of a date and time.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param Json_Value $field Field of the file.
	 * @param array<string, mixed> $common Label, name and rules.
	 */
	private static function add_moment( Imported_Form $form, Json_Value $field, array $common ): void {
		$format = $field->text( 'format' );
		$name   = self::name( $field );
		'time' === $format || $form->add_text( 'date', $field->text( 'label' ), $name, $common );
		if ( 'date' !== $format ) {
			$own = 'time' === $format ? array() : array(
				'label' => __( 'Time', 'frontage' ),
				'name'  => Imported_Form::name( "{$name}_time" ),
			);
			$form->add_text( 'time', '', $name, $own + $common );
		}
	}

	/**
	 * Returns the name of a field: fields of the plugin have only numbers.
	 *
	 * @param Json_Value $field Field of the file.
	 */
	private static function name( Json_Value $field ): string {
		return 'field ' . $field->text( 'id' );
	}
}
