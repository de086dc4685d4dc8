<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Error_Boundary;

defined( 'ABSPATH' ) || exit;

/**
 * Validates field values.
 *
 * Mirrors `src/lib/form-rules/check.ts`; both are tested with the same vectors.
 *
 * @phpstan-import-type Value from Field
 * @phpstan-import-type Chosen from Field
 */
final class Validator {
	/** Problems of empty fields; all others are about invalid values. */
	public const MISSING = array( 'missing', 'unchecked' );

	private const CHECKED = array( 'radio', 'checkbox', 'rating', 'consent' );

	/**
	 * Normalizes a value for validation and storage: trims texts and removes duplicate choices.
	 *
	 * @param Value $value Value as entered.
	 * @return Value
	 */
	public static function clean( Field $field, string|array $value ): string|array {
		if ( is_string( $value ) ) {
			$text = Plain_Text::trim( Plain_Text::lines( $value ) );
			return match ( $field->kind ) {
				'email' => Email_Address::clean( $text ),
				'rows' => (string) Form_Rows::count( $field, $text ),
				default => self::normal_form( $field, $text ),
			};
		}
		$kept = array();
		foreach ( $value as $one ) {
			if ( '' !== $one && ! in_array( $one, $kept, true ) ) {
				$kept[] = $one;
			}
		}
		return $kept;
	}

	/**
	 * Returns what is wrong with a value.
	 *
	 * @param Field $field Field, which is shown.
	 * @param Value $value Result of `clean()`.
	 * @return string Problem, such as `missing` or `email`, or the sentence of a `Field_Type`; empty if valid.
	 */
	public static function problem( Field $field, string|array $value ): string {
		if ( '' === $value || array() === $value ) {
			$problem = in_array( $field->kind, self::CHECKED, true ) ? 'unchecked' : 'missing';
			return $field->required ? $problem : '';
		}
		if ( $field->takes_files() && is_array( $value ) ) {
			return File_Rules::check( $field, self::files( $value ) );
		}
		if ( is_array( $value ) || null !== $field->options ) {
			return self::is_choice( $field, (array) $value ) ? '' : 'choice';
		}
		// An address that equals its label was not entered by a visitor (S1 §5).
		if ( 'email' === $field->kind && Email_Address::clean( $field->label ) === $value ) {
			return '';
		}
		$problem = self::of_kind( $field, $value );
		return '' === $problem ? self::of_text( $field, $value ) : $problem;
	}

	/**
	 * Returns a text in the form of the field's type. No type can make it empty: an empty value would be accepted.
	 *
	 * @param string $text Field value.
	 */
	private static function normal_form( Field $field, string $text ): string {
		$type   = '' === $text ? null : Field_Type_Registry::find( $field->kind );
		$normal = null === $type ? '' : Error_Boundary::call( $type, static fn (): string => $type::clean( $text ), '' );
		return '' === $normal ? $text : $normal;
	}

	/**
	 * Returns whether all chosen values are allowed.
	 *
	 * @param array<mixed> $chosen Chosen values.
	 */
	private static function is_choice( Field $field, array $chosen ): bool {
		if ( 'consent' === $field->kind ) {
			return array( '1' ) === $chosen;
		}
		foreach ( $chosen as $one ) {
			if ( ! in_array( $one, $field->options ?? array(), true ) ) {
				return false;
			}
		}
		return 'checkbox' === $field->kind || 1 === count( $chosen );
	}

	/**
	 * Validates a text by the field's type.
	 *
	 * @param string $text Field value.
	 */
	private static function of_kind( Field $field, string $text ): string {
		return match ( $field->kind ) {
			'email'   => Email_Address::is_valid( $text ) ? '' : 'email',
			'number', 'range' => Field_Types::is_number( $text ) ? self::of_number( $field, (float) $text ) : 'number',
			'date'    => Field_Types::is_day( $text ) ? self::of_moment( $field, $text ) : 'date',
			'time'    => Field_Types::is_time( $text ) ? self::of_moment( $field, $text ) : 'time',
			'country' => Countries::has( $text ) ? '' : 'choice',
			'consent' => '1' === $text ? '' : 'choice',
			default   => self::of_type( $field, $text ),
		};
	}

	/**
	 * Validates a text by the class of the field's type, if it has one. If that fails, the text is accepted: no message gets lost.
	 *
	 * @param string $text Field value.
	 */
	private static function of_type( Field $field, string $text ): string {
		$type = Field_Type_Registry::find( $field->kind );
		return null === $type ? '' : Error_Boundary::call( $type, static fn (): string => $type::problem( $text, $field ), '' );
	}

	/**
	 * Validates a number.
	 *
	 * @param float $value Field value.
	 */
	private static function of_number( Field $field, float $value ): string {
		return match ( true ) {
			null !== $field->min && $value < (float) $field->min => 'min',
			null !== $field->max && $value > (float) $field->max => 'max',
			$field->step > 0 && ! Field_Types::is_on_step( $value, (float) ( $field->min ?? 0 ), $field->step ) => 'step',
			default => '',
		};
	}

	/**
	 * Validates a date or time. A minimum after the maximum goes over midnight: from 22:00 to 02:00.
	 *
	 * @param string $moment Such as `2027-01-31` or `09:30`.
	 */
	private static function of_moment( Field $field, string $moment ): string {
		$is_early = null !== $field->min && strcmp( $moment, (string) $field->min ) < 0;
		$is_late  = null !== $field->max && strcmp( $moment, (string) $field->max ) > 0;
		if ( null !== $field->min && null !== $field->max && strcmp( (string) $field->min, (string) $field->max ) > 0 ) {
			return $is_early && $is_late ? 'min' : '';
		}
		return match ( true ) {
			$is_early => 'min',
			$is_late => 'max',
			default => '',
		};
	}

	/**
	 * Validates the length and pattern of a text.
	 *
	 * @param string $text Field value.
	 */
	private static function of_text( Field $field, string $text ): string {
		$length = Plain_Text::length( $text );
		return match ( true ) {
			$length < $field->min_length => 'short',
			$field->max_length > 0 && $length > $field->max_length => 'long',
			'' !== $field->pattern && ! Field_Types::matches( $text, $field->pattern ) => 'pattern',
			default => '',
		};
	}

	/**
	 * Returns the files in a value.
	 *
	 * @param string|array<mixed> $value Value of a file field.
	 * @return list<Chosen>
	 */
	private static function files( string|array $value ): array {
		$files = array();
		foreach ( (array) $value as $file ) {
			$files[] = array(
				'name' => is_array( $file ) && is_string( $file['name'] ?? null ) ? $file['name'] : '',
				'size' => is_array( $file ) ? (int) ( $file['size'] ?? 0 ) : 0,
			);
		}
		return $files;
	}
}
