<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * A request field that cannot be used.
 *
 * Refuses a request with 400 and the name of the field at fault.
 */
final class Invalid_Argument extends Action_Exception {
	/**
	 * The field is needed and is not there.
	 *
	 * @param string $field The field's name.
	 */
	public static function missing( string $field ): self {
		/* translators: %s: name of a request field. */
		$message = sprintf( __( 'The field “%s” is missing. Add it and try again.', 'frontage' ), $field );
		return new self( 400, 'missing_field', $message, $field );
	}

	/**
	 * The field is there and is not what it must be.
	 *
	 * @param string $field The field's name.
	 * @param string $wants What it must be, such as `a whole number from 1 to 50`.
	 */
	public static function invalid( string $field, string $wants ): self {
		/* translators: 1: name of a request field, 2: what it must be. */
		$message = sprintf( __( 'The field “%1$s” must be %2$s.', 'frontage' ), $field, $wants );
		return new self( 400, 'invalid_field', $message, $field );
	}
}
