<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Text normalization that PHP and JavaScript do identically.
 *
 * Trims ASCII white space and normalizes line breaks to `\n`. Mirrors `src/lib/form-rules/text.ts`.
 */
final class Plain_Text {
	private const SPACE = " \t\n\r\f\v\0";

	/**
	 * Removes white space at both ends.
	 *
	 * @param string $text Any text.
	 */
	public static function trim( string $text ): string {
		return trim( $text, self::SPACE );
	}

	/**
	 * Lowercases only the letters A to Z.
	 *
	 * @param string $text Any text.
	 */
	public static function lower( string $text ): string {
		return strtr( $text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
	}

	/**
	 * Normalizes line breaks.
	 *
	 * @param string $text Any text.
	 */
	public static function lines( string $text ): string {
		return str_replace( array( "\r\n", "\r" ), "\n", $text );
	}

	/**
	 * Returns the length in characters as a person would count them, approximately.
	 *
	 * @param string $text Text with normalized line breaks.
	 */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}
}
