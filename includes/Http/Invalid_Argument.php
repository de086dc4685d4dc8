<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/** Thrown for an invalid request field. Responds with 400 and the field's name. */
final class Invalid_Argument extends Action_Exception {
	/**
	 * Creates the error for a missing field.
	 *
	 * @param string $field Field name.
	 */
	public static function missing( string $field ): self {
		/* translators: %s: name of a request field. */
		$message = sprintf( __( 'The field “%s” is missing. Add it and try again.', 'frontage' ), $field );
		return new self( 400, 'missing_field', $message, $field );
	}

	/**
	 * Creates the error for an invalid field.
	 *
	 * @param string $field Field name.
	 * @param string $wants What it must be, such as `a whole number from 1 to 50`.
	 */
	public static function invalid( string $field, string $wants ): self {
		/* translators: 1: name of a request field, 2: what it must be. */
		$message = sprintf( __( 'The field “%1$s” must be %2$s.', 'frontage' ), $field, $wants );
		return new self( 400, 'invalid_field', $message, $field );
	}
}
