<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Parses text input.
 *
 * Returns valid UTF-8 without control characters, within bounds, or null.
 */
final class Text_Input {
	/** Maximum bytes per character, so that longer text is rejected without parsing. */
	private const BYTES_PER_CHARACTER = 4;

	private const EMAIL_MAX_BYTES = 254;
	private const URL_MAX_BYTES   = 2048;

	/**
	 * Parses one line.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 */
	public static function line( mixed $raw, int $min, int $max ): ?string {
		return self::clean( $raw, $min, $max, '/\s+/u', ' ' );
	}

	/**
	 * Parses any number of lines, separated by `\n`.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 */
	public static function lines( mixed $raw, int $min, int $max ): ?string {
		return self::clean( $raw, $min, $max, '/\R/u', "\n" );
	}

	/**
	 * Parses an email address.
	 *
	 * @param mixed $raw Untrusted input.
	 */
	public static function email( mixed $raw ): ?string {
		$text = self::line( $raw, 3, self::EMAIL_MAX_BYTES );
		return null !== $text && strlen( $text ) <= self::EMAIL_MAX_BYTES && is_email( $text ) ? $text : null;
	}

	/**
	 * Parses an http or https URL.
	 *
	 * @param mixed $raw Untrusted input.
	 */
	public static function url( mixed $raw ): ?string {
		$text = self::line( $raw, 1, self::URL_MAX_BYTES );
		$host = null === $text ? null : wp_parse_url( $text, PHP_URL_HOST );
		return is_string( $host ) && '' !== $host && sanitize_url( (string) $text, array( 'http', 'https' ) ) === $text ? $text : null;
	}

	/**
	 * Sanitizes the text and checks its length.
	 *
	 * @param mixed $raw Untrusted input.
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 * @param string $breaks Pattern to replace.
	 * @param string $instead Replacement.
	 */
	private static function clean( mixed $raw, int $min, int $max, string $breaks, string $instead ): ?string {
		if ( is_int( $raw ) || is_float( $raw ) ) {
			$raw = (string) $raw;
		}
		if ( ! is_string( $raw ) || strlen( $raw ) > $max * self::BYTES_PER_CHARACTER || 1 !== preg_match( '//u', $raw ) ) {
			return null;
		}
		$text   = (string) preg_replace( $breaks, $instead, $raw );
		$text   = trim( (string) preg_replace( '/[\x00-\x08\x0b-\x1f\x7f]/', '', $text ) );
		$length = mb_strlen( $text, 'UTF-8' );
		return $length >= $min && $length <= $max ? $text : null;
	}
}
