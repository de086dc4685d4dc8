<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/** Keeps the last words of headings and paragraphs of patterns together, so that none stands alone on a line (DESIGN §7). */
final class Pattern_Widows {
	/** Most characters that stay together: as many as a large heading has space for on a phone, and as fit beside other words. */
	private const LONGEST = array(
		'h' => 16,
		'p' => 24,
	);

	/** Fewer words have no last line that could be saved. */
	private const FEWEST = 3;

	private const SPACE = "\u{00A0}";

	/**
	 * Returns block markup with the last two words of each heading and paragraph on one line.
	 *
	 * @param string $markup Block markup.
	 */
	public static function together( string $markup ): string {
		return (string) preg_replace_callback(
			'~(<(h[1-6]|p)\b[^>]*>)([^<]+)(?=</\2>)~',
			static fn ( array $found ): string => $found[1] . self::joined( $found[3], self::LONGEST[ $found[2][0] ] ),
			$markup
		);
	}

	/**
	 * Returns a text with a space between its last two words that does not break, unless they are too long for that.
	 *
	 * @param string $text HTML without elements.
	 * @param int $longest Most characters of the two words and their space.
	 */
	private static function joined( string $text, int $longest ): string {
		$words = explode( ' ', $text );
		$last  = implode( self::SPACE, array_slice( $words, -2 ) );
		// A pattern that is part of another one comes here twice.
		$is_done = str_contains( end( $words ), self::SPACE );
		$is_long = mb_strlen( html_entity_decode( $last ) ) > $longest;
		return $is_done || $is_long || count( $words ) < self::FEWEST
			? $text
			: implode( ' ', array( ...array_slice( $words, 0, -2 ), $last ) );
	}
}
