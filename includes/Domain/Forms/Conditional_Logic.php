<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the conditions of a form: which fields are shown, and what else holds with the values of those.
 *
 * Mirrors `src/lib/form-rules/logic.ts`.
 *
 * @phpstan-import-type When from Field
 * @phpstan-import-type Value from Field
 */
final class Conditional_Logic {
	/** The eight operators of S1 §5. */
	public const OPERATORS = array( 'is', 'is not', 'is empty', 'is not empty', 'contains', 'does not contain', 'is greater', 'is less' );

	/**
	 * Whether each field is shown, as far as evaluated.
	 *
	 * @var array<string, bool>
	 */
	private array $known = array();

	/**
	 * Stores the form's fields and values.
	 *
	 * @param array<string, Field> $fields All fields of the form, keyed by name.
	 * @param array<string, Value> $values Field values.
	 */
	private function __construct( private array $fields, private array $values ) {}

	/**
	 * Prepares the evaluation of a form with values.
	 *
	 * A hidden field counts as empty in other conditions. In circular conditions, the field evaluated
	 * first counts as shown.
	 *
	 * @param list<Field> $fields All fields of the form.
	 * @param array<string, Value> $values Field values.
	 */
	public static function of( array $fields, array $values ): self {
		return new self( array_combine( array_map( static fn ( Field $field ): string => $field->name, $fields ), $fields ), $values );
	}

	/**
	 * Returns the names of hidden fields, in form order.
	 *
	 * @param list<Field> $fields All fields of the form.
	 * @param array<string, Value> $values Field values.
	 * @return list<string>
	 */
	public static function hidden( array $fields, array $values ): array {
		return self::of( $fields, $values )->off();
	}

	/**
	 * Returns the names of hidden fields, in form order.
	 *
	 * @return list<string>
	 */
	public function off(): array {
		$names = array_map( 'strval', array_keys( $this->fields ) );
		return array_values( array_filter( $names, fn ( string $name ): bool => ! $this->is_shown( $name ) ) );
	}

	/**
	 * Returns whether a condition is met.
	 *
	 * @param When|null $when Condition; null for none, which is always met.
	 */
	public function holds( ?array $when ): bool {
		$rules  = $when['rules'] ?? array();
		$is_any = 'any' === ( $when['relation'] ?? 'all' );
		foreach ( $rules as list( $target, $operator, $want ) ) {
			if ( self::test( $operator, $this->texts( $target ), Plain_Text::trim( $want ) ) === $is_any ) {
				return $is_any;
			}
		}
		return ! $is_any || array() === $rules;
	}

	/**
	 * Validates a condition; null if invalid.
	 *
	 * @param mixed $when Value from an attribute or script.
	 * @return When|null
	 */
	public static function read( mixed $when ): ?array {
		if ( ! is_array( $when ) || ! is_array( $when['rules'] ?? null ) ) {
			return null;
		}
		$rules = array();
		foreach ( $when['rules'] as $rule ) {
			if ( is_array( $rule ) && 3 === count( array_filter( array_slice( $rule, 0, 3 ), 'is_scalar' ) ) ) {
				$rules[] = array( (string) $rule[0], (string) $rule[1], (string) $rule[2] );
			}
		}
		$relation = 'any' === ( $when['relation'] ?? 'all' ) ? 'any' : 'all';
		return compact( 'relation', 'rules' );
	}

	/**
	 * Returns whether a field is shown.
	 *
	 * @param string $name Field name.
	 */
	private function is_shown( string $name ): bool {
		$field = $this->fields[ $name ] ?? null;
		if ( true !== $field?->is_conditional() ) {
			return null !== $field;
		}
		if ( ! isset( $this->known[ $name ] ) ) {
			$this->known[ $name ] = true;
			$this->known[ $name ] = $this->hold_all( array( ...$field->within, $field->when ) );
		}
		return $this->known[ $name ];
	}

	/**
	 * Returns whether all of several conditions are met.
	 *
	 * @param list<When|null> $whens Conditions.
	 */
	private function hold_all( array $whens ): bool {
		foreach ( $whens as $when ) {
			if ( ! $this->holds( $when ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Evaluates one rule.
	 *
	 * @param string $operator One of OPERATORS; any other is false.
	 * @param list<string> $have Values of the field.
	 * @param string $want Value of the rule.
	 */
	private static function test( string $operator, array $have, string $want ): bool {
		return match ( $operator ) {
			'is'               => in_array( $want, $have, true ) || ( '' === $want && array() === $have ),
			'is not'           => ! self::test( 'is', $have, $want ),
			'is empty'         => array() === $have,
			'is not empty'     => array() !== $have,
			'contains'         => array() !== array_filter( $have, static fn ( string $one ): bool => str_contains( $one, $want ) ),
			'does not contain' => ! self::test( 'contains', $have, $want ),
			'is greater'       => array() !== array_filter( $have, static fn ( string $one ): bool => self::compare( $one, $want ) > 0 ),
			'is less'          => array() !== array_filter( $have, static fn ( string $one ): bool => self::compare( $one, $want ) < 0 ),
			default            => false,
		};
	}

	/**
	 * Compares two numbers; 0 if one of them is not a number.
	 *
	 * @param string $one First text.
	 * @param string $other Second text.
	 */
	private static function compare( string $one, string $other ): int {
		return Field_Types::is_number( $one ) && Field_Types::is_number( $other ) ? (float) $one <=> (float) $other : 0;
	}

	/**
	 * Returns a field's values for use in conditions; none if the field is hidden.
	 *
	 * @param string $name Field name.
	 * @return list<string>
	 */
	private function texts( string $name ): array {
		if ( ! $this->is_shown( $name ) ) {
			return array();
		}
		$texts = array();
		foreach ( (array) ( $this->values[ $name ] ?? '' ) as $one ) {
			$texts[] = Plain_Text::trim( is_array( $one ) ? $one['name'] : $one );
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
