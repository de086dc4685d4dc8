<?php
declare( strict_types=1 );

namespace Frontage\Base\Settings;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** Thrown when a setting is invalid. Names the setting and what it must be. */
final class Invalid_Setting extends InvalidArgumentException {
	/**
	 * Creates the exception.
	 *
	 * @param string $field Setting name, such as `sticky-header.offset`.
	 * @param string $message What the value must be.
	 */
	public function __construct( public readonly string $field, string $message ) {
		parent::__construct( $message );
	}

	/**
	 * The error for a value that does not fit.
	 *
	 * @param string $field The setting.
	 * @param string $wants What it must be, such as `a whole number from 1 to 50`.
	 */
	public static function wrong( string $field, string $wants ): self {
		/* translators: 1: name of a setting, 2: what it must be. */
		return new self( $field, sprintf( __( 'The field “%1$s” must be %2$s.', 'frontage' ), $field, $wants ) );
	}
}
