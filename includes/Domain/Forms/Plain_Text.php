<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Text as PHP and scripts both see it.
 *
 * ASCII white space goes at the ends, line breaks are `\n`; the twin of `src/lib/form-rules/text.ts`.
 */
final class Plain_Text {
	private const SPACE = " \t\n\r\f\v\0";

	/**
	 * Without white space at both ends.
	 *
	 * @param string $text Any text.
	 */
	public static function trim( string $text ): string {
		return trim( $text, self::SPACE );
	}

	/**
	 * With the 26 capitals made small, and no others.
	 *
	 * @param string $text Any text.
	 */
	public static function lower( string $text ): string {
		return strtr( $text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
	}

	/**
	 * With one kind of line break.
	 *
	 * @param string $text Any text.
	 */
	public static function lines( string $text ): string {
		return str_replace( array( "\r\n", "\r" ), "\n", $text );
	}

	/**
	 * How many characters a person would count, nearly.
	 *
	 * @param string $text With one kind of line break.
	 */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}
}
