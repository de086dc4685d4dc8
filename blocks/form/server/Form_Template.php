<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

defined( 'ABSPATH' ) || exit;

/** Block markup of the forms that are ready to use: patterns, which an empty form also offers. */
final class Form_Template {
	/** What the patterns have in common: they are listed with forms, and an empty form offers them. */
	public const ARGS = array(
		'categories'    => array( 'frontage', 'frontage-forms' ),
		'blockTypes'    => array( Saved_Form::NAME ),
		'viewportWidth' => 700,
	);

	/**
	 * Returns a form.
	 *
	 * @param array<string, mixed> $attributes Attributes of the form.
	 * @param string ...$blocks Its fields.
	 */
	public static function form( array $attributes, string ...$blocks ): string {
		return self::block( 'form', $attributes, ...$blocks );
	}

	/**
	 * Returns a text field or one of its variations.
	 *
	 * @param string $label What visitors read above the field.
	 * @param string $name Name in the form.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public static function text( string $label, string $name, array $more = array() ): string {
		return self::block( 'field-text', compact( 'label', 'name' ) + $more );
	}

	/**
	 * Returns a choice field.
	 *
	 * @param string $kind `select`, `radio`, `checkbox` or `country`.
	 * @param string $label What visitors read above the field.
	 * @param string $name Name in the form.
	 * @param list<string> $options What visitors can choose; saved as they read it.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public static function choice( string $kind, string $label, string $name, array $options, array $more = array() ): string {
		return self::block( 'field-choice', compact( 'kind', 'label', 'name', 'options' ) + $more );
	}

	/** Returns the name field, half of the width. */
	public static function name(): string {
		return self::text(
			__( 'Name', 'frontage' ),
			'name',
			array(
				'required'     => true,
				'autocomplete' => 'name',
				'width'        => 'half',
			)
		);
	}

	/** Returns the email field, half of the width. */
	public static function email(): string {
		return self::text(
			__( 'Email', 'frontage' ),
			'email',
			array(
				'kind'         => 'email',
				'required'     => true,
				'autocomplete' => 'email',
				'width'        => 'half',
			)
		);
	}

	/**
	 * Returns the phone field, half of the width.
	 *
	 * @param bool $required Whether it must be filled in.
	 */
	public static function phone( bool $required = false ): string {
		$more = array(
			'kind'         => 'phone',
			'autocomplete' => 'tel',
			'width'        => 'half',
		);
		return self::text( __( 'Phone', 'frontage' ), 'phone', $more + array_filter( compact( 'required' ) ) );
	}

	/**
	 * Returns a field for several lines.
	 *
	 * @param string $label What visitors read above the field.
	 * @param string $name Name in the form.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public static function message( string $label, string $name = 'message', array $more = array() ): string {
		return self::text( $label, $name, array( 'kind' => 'textarea' ) + $more );
	}

	/**
	 * Returns a consent checkbox.
	 *
	 * @param string $label What is agreed to.
	 * @param string $name Name in the form.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public static function consent( string $label, string $name = 'consent', array $more = array() ): string {
		return self::block( 'field-consent', compact( 'label', 'name' ) + $more );
	}

	/**
	 * Returns a step.
	 *
	 * @param string $title Its name and heading.
	 * @param string ...$blocks Its fields.
	 */
	public static function step( string $title, string ...$blocks ): string {
		$heading = '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">' . esc_html( $title ) . '</h3><!-- /wp:heading -->';
		return self::block( 'form-step', compact( 'title' ), $heading, ...$blocks );
	}

	/**
	 * Returns a block.
	 *
	 * @param string $slug Such as `form-group`.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string ...$inner Blocks inside.
	 */
	public static function block( string $slug, array $attributes, string ...$inner ): string {
		$head = "wp:frontage/$slug" . ( array() === $attributes ? '' : ' ' . serialize_block_attributes( $attributes ) );
		return array() === $inner
			? "<!-- $head /-->"
			: "<!-- $head -->\n" . implode( "\n\n", $inner ) . "\n<!-- /wp:frontage/$slug -->";
	}
}
