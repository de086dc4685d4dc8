<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the tree of a formula. A number that cannot be known is `NAN`, and so is everything computed with it.
 *
 * Mirrors `src/lib/form-rules/formula-value.ts`.
 *
 * @phpstan-import-type Node from Formula
 */
final class Formula_Value {
	private const MAX_DECIMALS = 4;

	/** Half of a cent that a computer cannot write is still rounded up. */
	private const NEAR = 1e-9;

	/**
	 * Sets the values.
	 *
	 * @param array<string, mixed> $values Values of the visible fields, keyed by name.
	 */
	public function __construct( private array $values ) {}

	/**
	 * Returns the value of a tree.
	 *
	 * @param Node $node Result of `Formula::parse()`.
	 * @return float|string|list<string>
	 */
	public function of( array $node ): float|string|array {
		list( $type, $what ) = $node;
		if ( 'field' === $type ) {
			return $this->field( (string) $what );
		}
		$parts = $node[2] ?? array();
		if ( 'if' === $what && 'call' === $type ) {
			return $this->of( self::is_true( $this->of( $parts[0] ) ) ? $parts[1] : $parts[2] );
		}
		return 'call' === $type ? self::call( (string) $what, array_map( array( $this, 'of' ), $parts ) ) : $what;
	}

	/**
	 * Returns a value as a number: an empty one is 0, several are added, and other texts are none.
	 *
	 * @param float|string|list<string> $value Result of `of()`.
	 */
	public static function number( float|string|array $value ): float {
		if ( is_array( $value ) ) {
			return (float) array_sum( array_map( array( self::class, 'number' ), $value ) );
		}
		if ( is_string( $value ) ) {
			return Field_Types::is_number( $value ) ? (float) $value : ( '' === $value ? 0.0 : NAN );
		}
		return $value;
	}

	/**
	 * Returns the value of a field; of `group.field` those of all rows.
	 *
	 * @param string $name Name of the field.
	 * @return string|list<string>
	 */
	private function field( string $name ): string|array {
		list( $group, $inner ) = array_pad( explode( '.', $name, 2 ), 2, '' );
		if ( '' === $inner ) {
			return self::texts( $this->values[ $name ] ?? '' );
		}
		$found = array();
		for ( $row = 1; isset( $this->values[ Form_Row::prefix( $group, $row ) . $inner ] ); $row++ ) {
			array_push( $found, ...(array) self::texts( $this->values[ Form_Row::prefix( $group, $row ) . $inner ] ) );
		}
		return $found;
	}

	/**
	 * Returns the texts of a value; files are none.
	 *
	 * @param mixed $value Value of a field.
	 * @return string|list<string>
	 */
	private static function texts( mixed $value ): string|array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : (string) $value;
	}

	/**
	 * Computes an operator or a function.
	 *
	 * @param string $name Its sign or name.
	 * @param list<float|string|list<string>> $parts Its arguments.
	 */
	private static function call( string $name, array $parts ): float {
		list( $one, $other ) = array_pad( $parts, 2, 0.0 );
		list( $a, $b )       = array( self::number( $one ), self::number( $other ) );
		return match ( $name ) {
			'+' => $a + $b,
			'-' => $a - $b,
			'*' => $a * $b,
			'/' => 0.0 === $b ? NAN : $a / $b,
			'%' => 0.0 === $b ? NAN : fmod( $a, $b ),
			'=', '!=', '<', '<=', '>', '>=' => (float) self::compares( $name, $one, $other ),
			'min', 'max', 'sum' => self::many( $name, $parts ),
			'round' => self::round( $a, $b ),
			'floor' => floor( $a ),
			'ceil' => ceil( $a ),
			'abs' => abs( $a ),
			'count' => (float) count( array_filter( (array) $one, static fn ( mixed $text ): bool => '' !== $text ) ),
			'has' => (float) in_array( $other, (array) $one, true ),
			default => self::days( $one, $other ),
		};
	}

	/**
	 * Compares as numbers if both can be, else as texts.
	 *
	 * @param string $sign Operator.
	 * @param float|string|list<string> $one First value.
	 * @param float|string|list<string> $other Second value.
	 */
	private static function compares( string $sign, float|string|array $one, float|string|array $other ): bool {
		list( $a, $b ) = array( self::number( $one ), self::number( $other ) );
		// An empty answer is not the answer 0.
		$is_empty = is_string( $one ) && is_string( $other ) && in_array( '', array( $one, $other ), true );
		if ( $is_empty || is_nan( $a ) || is_nan( $b ) ) {
			list( $a, $b ) = array( strcmp( self::text( $one ), self::text( $other ) ), 0 );
		}
		return match ( $sign ) {
			'=' => 0 === ( $a <=> $b ),
			'!=' => 0 !== ( $a <=> $b ),
			'<' => $a < $b,
			'<=' => $a <= $b,
			'>' => $a > $b,
			default => $a >= $b,
		};
	}

	/**
	 * Returns a value as text; computed numbers have none.
	 *
	 * @param float|string|list<string> $value Result of `of()`.
	 */
	private static function text( float|string|array $value ): string {
		return is_float( $value ) ? '' : implode( ', ', (array) $value );
	}

	/**
	 * Returns whether a value holds as a condition.
	 *
	 * @param float|string|list<string> $value Result of `of()`.
	 */
	private static function is_true( float|string|array $value ): bool {
		return is_float( $value ) ? ! is_nan( $value ) && 0.0 !== $value : '' !== $value && array() !== $value;
	}

	/**
	 * Returns the smallest, the largest or the sum of numbers.
	 *
	 * @param string $name `min`, `max` or `sum`.
	 * @param list<float|string|list<string>> $parts Numbers and lists of them.
	 */
	private static function many( string $name, array $parts ): float {
		$numbers = array();
		foreach ( $parts as $part ) {
			array_push( $numbers, ...array_map( array( self::class, 'number' ), (array) $part ) );
		}
		if ( array() === $numbers || array() !== array_filter( $numbers, 'is_nan' ) ) {
			return array() === $numbers ? 0.0 : NAN;
		}
		return match ( $name ) {
			'min' => min( $numbers ),
			'max' => max( $numbers ),
			default => (float) array_sum( $numbers ),
		};
	}

	/**
	 * Rounds a number, half away from 0.
	 *
	 * @param float $value Number.
	 * @param float $decimals From 0 to 4.
	 */
	private static function round( float $value, float $decimals ): float {
		$power = 10 ** max( 0, min( self::MAX_DECIMALS, (int) $decimals ) );
		return ( $value < 0 ? -1 : 1 ) * floor( abs( $value ) * $power + 0.5 + self::NEAR ) / $power;
	}

	/**
	 * Returns the days from one date to another.
	 *
	 * @param float|string|list<string> $one Date such as `2027-01-31`.
	 * @param float|string|list<string> $other Later date.
	 */
	private static function days( float|string|array $one, float|string|array $other ): float {
		if ( ! is_string( $one ) || ! is_string( $other ) || ! Field_Types::is_day( $one ) || ! Field_Types::is_day( $other ) ) {
			return NAN;
		}
		return (float) ( ( strtotime( "$other 00:00:00 UTC" ) - strtotime( "$one 00:00:00 UTC" ) ) / DAY_IN_SECONDS );
	}
}
