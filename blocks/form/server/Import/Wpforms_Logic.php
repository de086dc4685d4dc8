<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Conditions of WPForms: groups of rules, of which one group suffices. */
final class Wpforms_Logic {
	/**
	 * Returns a field's condition; says if it cannot be kept.
	 *
	 * @param Imported_Form $form Form to tell.
	 * @param Json_Value $field Field of the file.
	 * @param Json_Value $data Form of the file.
	 * @return array<string, mixed>|null
	 */
	public static function read( Imported_Form $form, Json_Value $field, Json_Value $data ): ?array {
		$groups = array_map(
			static fn ( Json_Value $group ): array => array_values(
				array_map( static fn ( Json_Value $rule ): array => self::rule( $rule, $data ), $group->list( '' ) )
			),
			array_values( $field->is( 'conditional_logic' ) ? $field->list( 'conditionals' ) : array() )
		);
		if ( array() === $groups ) {
			return null;
		}
		$is_any = count( $groups ) > 1;
		$fits   = 'hide' !== $field->text( 'conditional_type' ) && ( ! $is_any || 1 === max( array_map( 'count', $groups ) ) );
		$when   = $fits ? Imported_Form::when( $is_any, array_merge( ...$groups ) ) : null;
		if ( null === $when ) {
			$form->note( $field->text( 'label' ), __( 'Its condition has no equal; the field is always shown.', 'frontage' ) );
		}
		return $when;
	}

	/**
	 * Returns a rule; the number of a choice becomes its label.
	 *
	 * @param Json_Value $rule Rule of the file.
	 * @param Json_Value $data Form of the file.
	 * @return array{string, string, string}
	 */
	private static function rule( Json_Value $rule, Json_Value $data ): array {
		$target  = $rule->text( 'field' );
		$choices = $data->texts( "fields.$target.choices", 'label' );
		return array( "field $target", $rule->text( 'operator' ), $choices[ $rule->text( 'value' ) ] ?? $rule->text( 'value' ) );
	}
}
