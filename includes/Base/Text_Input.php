<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Reading text that a visitor sent.
 *
 * Gives valid UTF-8 without control characters, within bounds, or nothing.
 */
final class Text_Input {
	/** A character never takes more bytes than this, so longer text is refused unread. */
	private const BYTES_PER_CHARACTER = 4;

	/**
	 * One line.
	 *
	 * @param mixed $raw What was sent.
	 * @param int   $min Fewest characters.
	 * @param int   $max Most characters.
	 */
	public static function line( mixed $raw, int $min, int $max ): ?string {
		return self::clean( $raw, $min, $max, '/\s+/u', ' ' );
	}

	/**
	 * Any number of lines, separated by `\n`.
	 *
	 * @param mixed $raw What was sent.
	 * @param int   $min Fewest characters.
	 * @param int   $max Most characters.
	 */
	public static function lines( mixed $raw, int $min, int $max ): ?string {
		return self::clean( $raw, $min, $max, '/\R/u', "\n" );
	}

	/**
	 * Cleans and measures.
	 *
	 * @param mixed  $raw     What was sent.
	 * @param int    $min     Fewest characters.
	 * @param int    $max     Most characters.
	 * @param string $breaks  What to replace.
	 * @param string $instead By what.
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
