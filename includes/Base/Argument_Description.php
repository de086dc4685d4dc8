<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * What a setting or an argument must be, in words that fit after “must be”.
 *
 * In the language of the site, for error messages.
 */
final class Argument_Description {
	/** Returns the words for a flag. */
	public static function flag(): string {
		return __( 'yes or no (1, 0, true, false, on, off)', 'frontage' );
	}

	/**
	 * Returns the words for an integer.
	 *
	 * @param int $min Minimum.
	 * @param int $max Maximum.
	 */
	public static function whole( int $min, int $max ): string {
		/* translators: After “must be”. 1: smallest number, 2: largest number. */
		return sprintf( __( 'a whole number from %1$s to %2$s', 'frontage' ), $min, $max );
	}

	/**
	 * Returns the words for a text.
	 *
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 */
	public static function text( int $min, int $max ): string {
		/* translators: After “must be”. 1: smallest number, 2: largest number. */
		return sprintf( __( 'text of %1$s to %2$s characters', 'frontage' ), $min, $max );
	}

	/**
	 * Returns the words for a choice.
	 *
	 * @param list<string> $values Allowed values.
	 */
	public static function choice( array $values ): string {
		/* translators: After “must be”. %s: list of values, separated by commas. */
		return sprintf( __( 'one of: %s', 'frontage' ), implode( ', ', $values ) );
	}

	/** Returns the words for an image. */
	public static function image(): string {
		return __( 'the ID of an image', 'frontage' );
	}

	/** Returns the words for an email address. */
	public static function email(): string {
		return __( 'an email address', 'frontage' );
	}

	/** Returns the words for a URL. */
	public static function url(): string {
		return __( 'an http or https URL', 'frontage' );
	}
}
