<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor typed into a search: words, “exact phrases” in quotation marks, and -words that must not occur, as
 * WordPress reads them.
 */
final class Typed_Text {
	/** Maximum number of words, also in scripts without spaces; further ones are ignored. */
	private const MOST_WORDS = 12;

	private const MOST_PHRASES = 3;

	/** Characters that are read. */
	private const LONGEST = 400;

	/**
	 * Stores what was read.
	 *
	 * @param list<string> $words Folded words that must occur.
	 * @param list<string> $without Folded words that must not occur.
	 * @param list<string> $phrases Phrases as typed, which must occur.
	 */
	private function __construct( public readonly array $words, public readonly array $without, public readonly array $phrases ) {}

	/**
	 * Reads a text.
	 *
	 * @param string $text Plain text.
	 */
	public static function of( string $text ): self {
		$text = mb_substr( mb_scrub( $text, 'UTF-8' ), 0, self::LONGEST );
		preg_match_all( '/["“„]([^"“”„]++)["“”]/u', $text, $quoted );
		$rest = (string) preg_replace( '/["“”„]/u', ' ', $text );
		preg_match_all( '/(?<!\S)-(?=[\p{L}\p{N}])(\S++)/u', $rest, $minus );
		$rest    = (string) preg_replace( '/(?<!\S)-(?=[\p{L}\p{N}])\S++/u', ' ', $rest );
		$phrases = array_map( 'trim', $quoted[1] );
		$phrases = array_filter( $phrases, static fn ( string $one ): bool => count( Words::typed( $one ) ) > 1 );
		return new self(
			array_slice( Words::typed( $rest ), 0, self::MOST_WORDS ),
			array_slice( Words::typed( implode( ' ', $minus[1] ) ), 0, self::MOST_WORDS ),
			array_slice( array_values( array_unique( $phrases ) ), 0, self::MOST_PHRASES )
		);
	}
}
