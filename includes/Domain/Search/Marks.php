<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

defined( 'ABSPATH' ) || exit;

/** The places in a text where found words stand. */
final class Marks {
	/**
	 * Returns the places, in order and apart from each other.
	 *
	 * @param string $text Plain text.
	 * @param array<int|string, int> $words Folded words to find, as keys.
	 * @return list<array{int, int}> Offset and length in bytes.
	 */
	public static function in( string $text, array $words ): array {
		$marks = array();
		foreach ( Words::places( $text ) as list( $word, $at ) ) {
			$folded = Text_Normalizer::text( $word );
			if ( isset( $words[ $folded ] ) ) {
				$marks[] = array( $at, strlen( $word ) );
			} else {
				array_push( $marks, ...self::inside( $word, $at, $words ) );
			}
		}
		return $marks;
	}

	/**
	 * Returns the places inside a word: its parts, and characters of scripts without spaces.
	 *
	 * @param string $word Word as written.
	 * @param int $at Offset of the word.
	 * @param array<int|string, int> $words Folded words to find, as keys.
	 * @return list<array{int, int}>
	 */
	private static function inside( string $word, int $at, array $words ): array {
		$marks = array();
		preg_match_all( '/[\p{L}\p{N}\p{M}]++/u', $word, $parts, PREG_OFFSET_CAPTURE );
		foreach ( $parts[0] as list( $part, $offset ) ) {
			if ( isset( $words[ Text_Normalizer::text( $part ) ] ) ) {
				$marks[] = array( $at + $offset, strlen( $part ) );
			} elseif ( Words::has_unspaced( $part ) ) {
				array_push( $marks, ...self::pairs( $part, $at + $offset, $words ) );
			}
		}
		return $marks;
	}

	/**
	 * Returns the places of found pairs of characters; neighboring ones are one place.
	 *
	 * @param string $part Text without spaces.
	 * @param int $at Offset of the text.
	 * @param array<int|string, int> $words Folded words to find, as keys.
	 * @return list<array{int, int}>
	 */
	private static function pairs( string $part, int $at, array $words ): array {
		preg_match_all( '/\P{M}\p{M}*+/u', $part, $found );
		$letters = $found[0];
		$marks   = array();
		foreach ( $letters as $index => $letter ) {
			$pair = $letter . ( $letters[ $index + 1 ] ?? '' );
			$long = isset( $words[ Text_Normalizer::text( $pair ) ] ) && Words::is_unspaced( $pair ) ? strlen( $pair ) : 0;
			if ( 0 === $long && isset( $words[ Text_Normalizer::text( $letter ) ] ) && Words::is_unspaced( $letter ) ) {
				$long = strlen( $letter );
			}
			$last = array_key_last( $marks );
			if ( $long > 0 && null !== $last && $marks[ $last ][0] + $marks[ $last ][1] >= $at ) {
				$marks[ $last ][1] = max( $marks[ $last ][1], $at + $long - $marks[ $last ][0] );
			} elseif ( $long > 0 ) {
				$marks[] = array( $at, $long );
			}
			$at += strlen( $letter );
		}
		return $marks;
	}
}
