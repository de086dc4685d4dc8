<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** Reads one plain value that was sent or stored, and returns it with its type, or null if it is something else. */
final class Scalar_Input {
	/**
	 * A whole number written without sign tricks, fractions or exponents.
	 *
	 * @param mixed $raw What was sent.
	 * @param int   $min Smallest.
	 * @param int   $max Largest.
	 */
	public static function whole( mixed $raw, int $min, int $max ): ?int {
		if ( is_string( $raw ) && 1 === preg_match( '/\A-?\d{1,18}\z/', trim( $raw ) ) ) {
			$raw = (int) trim( $raw );
		}
		return is_int( $raw ) && $raw >= $min && $raw <= $max ? $raw : null;
	}

	/**
	 * Yes or no, in any notation that forms and scripts use.
	 *
	 * @param mixed $raw What was sent.
	 */
	public static function flag( mixed $raw ): ?bool {
		return is_scalar( $raw ) ? filter_var( $raw, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ) : null;
	}

	/**
	 * One of a closed list.
	 *
	 * @param mixed        $raw    What was sent.
	 * @param list<string> $values
	 */
	public static function choice( mixed $raw, array $values ): ?string {
		return is_scalar( $raw ) && in_array( (string) $raw, $values, true ) ? (string) $raw : null;
	}
}
