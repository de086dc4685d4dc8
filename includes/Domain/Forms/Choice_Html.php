<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders the controls of a field with options: a list, radio buttons, checkboxes, stars, or a consent checkbox. */
final class Choice_Html {
	/** Sets the field. */
	public function __construct( private Field_State $state ) {}

	/** Returns a select element. */
	public function select(): Html {
		$first   = $this->state->text( 'placeholder' );
		$options = array( el( 'option', array( 'value' => '' ), '' === $first ? __( 'Select…', 'frontage' ) : $first ) );
		foreach ( $this->labels() as $value => $label ) {
			$about     = array(
				'value'    => (string) $value,
				'selected' => in_array( (string) $value, $this->state->chosen(), true ),
			);
			$options[] = el( 'option', $about, $label );
		}
		return el(
			'select',
			array_diff_key( $this->state->shared(), array_flip( array( 'placeholder', 'minlength', 'maxlength' ) ) ),
			$options
		);
	}

	/** Returns checkboxes, radio buttons or stars. */
	public function group(): Html {
		$is_rating = 'rating' === $this->state->field->kind;
		$required  = $this->state->is_required() && 'checkbox' !== $this->state->field->kind;
		$boxes     = array();
		foreach ( $this->state->field->options ?? array() as $place => $option ) {
			$boxes[] = $is_rating
				? $this->star( $option, $required, "-$place" )
				: $this->box( $option, Html::text( $option ), $required, "-$place" );
		}
		if ( $is_rating && ! $this->state->field->required ) {
			$boxes[] = $this->box( '', Html::text( __( 'No rating', 'frontage' ) ), false, '-none' );
		}
		return el( 'div', array( 'class' => $is_rating ? 'frontage-form__stars' : 'frontage-form__options' ), $boxes );
	}

	/** Returns the checkbox of a consent, whose label is the field's. */
	public function consent(): Html {
		return $this->box( '1', $this->state->label->html(), $this->state->is_required() );
	}

	/**
	 * Returns the labels of a list's options.
	 *
	 * @return array<int|string, string> Keyed by value.
	 */
	private function labels(): array {
		$options = $this->state->field->options ?? array();
		return 'country' === $this->state->field->kind ? Countries::names() : array_combine( $options, $options );
	}

	/**
	 * Returns a star: a radio button with a name such as “3 of 5”.
	 *
	 * @param string $value Number of stars.
	 * @param bool $required Whether the browser requires one of them.
	 * @param string $suffix Suffix of its ID.
	 */
	private function star( string $value, bool $required, string $suffix ): Html {
		/* translators: 1: number of stars, 2: highest number of stars. */
		$name = sprintf( __( '%1$s of %2$s', 'frontage' ), $value, (string) count( $this->state->field->options ?? array() ) );
		return el(
			'label',
			array( 'class' => 'frontage-form__star' ),
			el( 'input', $this->input( $value, $required, $suffix ) ),
			el( 'span', array(), $name )
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
		return el(
			'label',
			array( 'class' => 'frontage-form__option' ),
			el( 'input', $this->input( $value, $required, $suffix ) ),
			el( 'span', array(), $label )
		);
	}

	/**
	 * Returns the attributes of a checkbox or radio button.
	 *
	 * @param string $value Value of the input.
	 * @param bool $required Whether the browser requires it.
	 * @param string $suffix Suffix of its ID.
	 * @return array<string, string|bool|null>
	 */
	private function input( string $value, bool $required, string $suffix ): array {
		$kind = $this->state->field->kind;
		return array(
			'type'             => in_array( $kind, array( 'radio', 'rating' ), true ) ? 'radio' : 'checkbox',
			'id'               => $this->state->id . $suffix,
			'name'             => $this->state->id . ( 'checkbox' === $kind ? '[]' : '' ),
			'value'            => $value,
			'checked'          => '' !== $value && in_array( $value, $this->state->chosen(), true ),
			'required'         => $required,
			'aria-describedby' => 'consent' === $kind ? $this->state->described_by() : null,
			'aria-invalid'     => '' === $this->state->problem ? null : 'true',
		);
	}
}
