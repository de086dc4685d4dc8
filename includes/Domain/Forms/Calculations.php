<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the calculations of a form. What a browser sends for them is ignored.
 *
 * Mirrors `src/lib/form-rules/results.ts`.
 *
 * @phpstan-import-type Value from Field
 * @phpstan-import-type Node from Formula
 */
final class Calculations {
	/** Larger results are not exact and not shown. */
	private const LIMIT = 1e11;

	/** Half of a cent that a computer cannot write is still rounded up. */
	private const NEAR = 1e-9;

	/**
	 * Returns the values with the results. Fields that are hidden count as empty.
	 *
	 * Conditions may depend on results: they are computed once without the conditions' fields, and again with them.
	 *
	 * @param list<Field> $fields Fields of the form.
	 * @param array<string, Value> $values Values, keyed by field.
	 * @return array<string, Value>
	 */
	public static function apply( array $fields, array $values ): array {
		$sums = array_filter( $fields, static fn ( Field $field ): bool => 'calculation' === $field->kind );
		foreach ( $sums as $field ) {
			$values[ $field->name ] = '';
		}
		for ( $round = 0; array() !== $sums && $round < 2; $round++ ) {
			$off = array_flip( Conditional_Logic::hidden( $fields, $values ) );
			foreach ( $sums as $field ) {
				$values[ $field->name ] = self::result( $field, array_diff_key( $values, $off ) );
			}
		}
		return $values;
	}

	/**
	 * Returns the result of a calculation as a text such as `20.5`; empty if there is none.
	 *
	 * @param array<string, Value> $values Values of the visible fields.
	 */
	private static function result( Field $field, array $values ): string {
		$tree  = Formula::parse( $field->formula );
		$value = null === $tree ? NAN : Formula_Value::number( ( new Formula_Value( $values ) )->of( $tree ) );
		if ( is_nan( $value ) || abs( $value ) >= self::LIMIT ) {
			return '';
		}
		$whole = number_format( floor( abs( $value ) * 10 ** $field->decimals + 0.5 + self::NEAR ), 0, '', '' );
		$whole = str_pad( $whole, $field->decimals + 1, '0', STR_PAD_LEFT );
		$text  = substr( $whole, 0, strlen( $whole ) - $field->decimals );
		$rest  = rtrim( substr( $whole, strlen( $whole ) - $field->decimals ), '0' );
		$text .= 0 === $field->decimals || '' === $rest ? '' : ".$rest";
		return $value < 0 && '0' !== $text ? "-$text" : $text;
	}
}
