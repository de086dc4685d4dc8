<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

defined( 'ABSPATH' ) || exit;

/**
 * The words of a text, as the search index keeps them.
 *
 * A word may carry signs that belong to it (C++, .NET, AT&T, info@example.org); its parts are words too. Scripts that
 * write without spaces become pairs of characters.
 *
 * Every pattern takes linear time: no character fits two neighboring parts of it.
 */
final class Words {
	/** Maximum length of a word in characters; longer ones are cut. */
	public const LONGEST = 64;

	/** Characters of one text that are read; of books, the beginning. */
	private const MOST_CHARACTERS = 200_000;

	/** Parts of a word with signs. */
	private const MOST_PARTS = 8;

	/** Letters, digits, and the marks that some scripts write vowels with. */
	private const LETTER = '[\p{L}\p{N}\p{M}]';

	/** Signs inside a word. */
	private const SIGN = '[\'’‘&@._‑-]';

	/** Scripts that write without spaces. */
	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}ー';

	/** A dot in front, letters joined by signs, pluses behind. */
	private const WORD = '/(?:(?<!' . self::LETTER . ')\.(?=\p{L}))?' . self::LETTER . '++(?:' . self::SIGN . self::LETTER . '++)*+'
		. '[+#]{0,3}+/u';

	/**
	 * Returns the words of a text to index, each once.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	public static function of( string $text ): array {
		$words = array();
		foreach ( self::split( Text_Normalizer::text( mb_substr( $text, 0, self::MOST_CHARACTERS ) ), true ) as $word ) {
			$words[ $word ] = true;
			foreach ( self::parts( $word ) as $part ) {
				$words[ $part ] = true;
			}
		}
		return array_map( 'strval', array_keys( $words ) );
	}

	/**
	 * Returns the words that a visitor typed; signs stay with their word.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	public static function typed( string $text ): array {
		return array_values( array_unique( self::split( Text_Normalizer::text( $text ), false ) ) );
	}

	/**
	 * Returns the words of a text as written, with their places.
	 *
	 * @param string $text Plain text.
	 * @return list<array{string, int}> Word, and offset in bytes.
	 */
	public static function places( string $text ): array {
		return preg_match_all( self::WORD, $text, $found, PREG_OFFSET_CAPTURE ) ? $found[0] : array();
	}

	/**
	 * Returns the parts of a word with signs, and the word without hyphens: “e-mail” is “email”, “e” and “mail”.
	 *
	 * @param string $word Folded word.
	 * @return list<string> Empty for a word without signs.
	 */
	public static function parts( string $word ): array {
		$parts = preg_split( "/['&@._#+-]+/u", $word, self::MOST_PARTS, PREG_SPLIT_NO_EMPTY );
		if ( ! is_array( $parts ) || array( $word ) === $parts ) {
			return array();
		}
		$joined = str_replace( array( '-', "'" ), '', $word );
		return array_values( array_unique( array_diff( array( $joined, ...$parts ), array( $word ) ) ) );
	}

	/**
	 * Returns whether a word is in a script that writes without spaces.
	 *
	 * @param string $word Folded word.
	 */
	public static function is_unspaced( string $word ): bool {
		return 1 === preg_match( '/\A[' . self::UNSPACED . '\p{M}]+\z/u', $word );
	}

	/**
	 * Returns whether a text has characters of such a script.
	 *
	 * @param string $text Plain text.
	 */
	public static function has_unspaced( string $text ): bool {
		return 1 === preg_match( '/[' . self::UNSPACED . ']/u', $text );
	}

	/**
	 * Splits a folded text.
	 *
	 * @param string $text Folded text.
	 * @param bool $ends Whether the last character of a text without spaces is a word, so that it can be found alone.
	 * @return list<string> In order, repeated ones too.
	 */
	private static function split( string $text, bool $ends ): array {
		$words = array();
		preg_match_all( self::WORD, $text, $found );
		foreach ( $found[0] as $word ) {
			foreach ( self::runs( $word ) as $run ) {
				if ( self::is_unspaced( $run ) ) {
					array_push( $words, ...self::pairs( $run, $ends ) );
				} else {
					$words[] = mb_substr( $run, 0, self::LONGEST );
				}
			}
		}
		return $words;
	}

	/**
	 * Separates scripts without spaces from others: “WordPressの使い方”.
	 *
	 * @param string $word Folded word.
	 * @return list<string>
	 */
	private static function runs( string $word ): array {
		if ( ! self::has_unspaced( $word ) ) {
			return array( $word );
		}
		preg_match_all( '/[' . self::UNSPACED . '][' . self::UNSPACED . '\p{M}]*+|[^' . self::UNSPACED . ']++/u', $word, $runs );
		$runs = array_map( static fn ( string $run ): string => trim( $run, "'&@._-" ), $runs[0] );
		return array_values( array_filter( $runs, static fn ( string $run ): bool => '' !== $run ) );
	}

	/**
	 * Returns the pairs of neighboring characters.
	 *
	 * @param string $run Text without spaces.
	 * @param bool $ends Whether to add the last character.
	 * @return list<string>
	 */
	private static function pairs( string $run, bool $ends ): array {
		preg_match_all( '/\P{M}\p{M}*+/u', $run, $found );
		$characters = $found[0];
		$last       = count( $characters ) - 1;
		if ( $last < 1 ) {
			return array( $run );
		}
		$pairs = $ends ? array( $characters[ $last ] ) : array();
		for ( $at = 0; $at < $last; $at++ ) {
			$pairs[] = $characters[ $at ] . $characters[ $at + 1 ];
		}
		return $pairs;
	}
}
