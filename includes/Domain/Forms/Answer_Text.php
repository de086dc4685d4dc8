<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Texts for people of values that say less by themselves: a country's code, the result of a calculation.
 *
 * @phpstan-import-type Value from Field
 */
final class Answer_Text {
	/**
	 * Returns the text of a value; null if the value is the text.
	 *
	 * @param Value $value Value of the field.
	 * @param array<string, mixed> $attributes Attributes of the field's block.
	 */
	public static function of( Field $field, string|array $value, array $attributes ): ?string {
		if ( ! is_string( $value ) || '' === $value ) {
			return null;
		}
		return match ( $field->kind ) {
			'country'     => Countries::name( $value ),
			'rating'      => $value . ' / ' . count( $field->options ?? array() ),
			'calculation' => self::amount(
				$field,
				$value,
				Field_Blocks::text( $attributes, 'before' ),
				Field_Blocks::text( $attributes, 'after' )
			),
			'consent'     => self::consent( Terms_Html::plain( Field_Blocks::text( $attributes, 'terms' ) ) ),
			default       => null,
		};
	}

	/**
	 * Returns a number as people of the site write it, between its units.
	 *
	 * @param string $value A number.
	 * @param string $before Text before it, such as `$`.
	 * @param string $after Text after it, such as ` €`.
	 */
	public static function amount( Field $field, string $value, string $before, string $after ): string {
		return $before . number_format_i18n( (float) $value, $field->decimals ) . $after;
	}

	/**
	 * Returns which text was accepted; null if there was none.
	 *
	 * @param string $terms The text's words.
	 */
	private static function consent( string $terms ): ?string {
		/* translators: %s: version of a text, such as “3f2a9c01”. */
		return '' === $terms ? null : sprintf( __( 'Yes (version %s)', 'frontage' ), Terms_Html::version( $terms ) );
	}
}
