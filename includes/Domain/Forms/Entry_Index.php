<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;


defined( 'ABSPATH' ) || exit;

/**
 * The index that searches of the inbox ask.
 *
 * Answers in small letters without accents, so that databases need no rules of languages to compare them.
 *
 * A long text lies there in pieces that overlap, so that a search finds what stands at a seam.
 *
 * @phpstan-import-type Answer from Entries
 */
final class Entry_Index {
	/** Characters of the column. */
	private const PIECE = 190;

	/** Longest text that is found for sure; the rest of a longer one is not looked at. */
	private const SOUGHT = 60;

	/** Of one answer: about eight thousand characters. */
	private const PIECES = 64;

	/**
	 * Writes down what an entry says.
	 *
	 * @param int          $id      The entry.
	 * @param list<Answer> $content What was sent.
	 */
	public static function add( int $id, array $content ): void {
		global $wpdb;
		$rows = array();
		foreach ( $content as $answer ) {
			foreach ( self::pieces( self::folded( Entries::text( $answer ) ) ) as $piece ) {
				$rows[] = $wpdb->prepare( '(%d, %d, %s, %s)', $id, count( $rows ), $answer['name'], $piece );
			}
		}
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			Retry::write( $wpdb->prepare( 'INSERT IGNORE INTO %i (entry, position, field, value) VALUES ', Tables::name( 'entry_values' ) ) . implode( ', ', $some ) );
		}
	}

	/**
	 * What is looked for, as the index has it.
	 *
	 * @param string $search What somebody typed.
	 */
	public static function sought( string $search ): string {
		return mb_substr( self::folded( trim( $search ) ), 0, self::SOUGHT );
	}

	/**
	 * Small letters without accents, whatever the site's language.
	 *
	 * @param string $text Any text.
	 */
	private static function folded( string $text ): string {
		return mb_strtolower( remove_accents( $text, 'en_US' ) );
	}

	/**
	 * The text in pieces.
	 *
	 * @param string $text Folded.
	 * @return list<string>
	 */
	private static function pieces( string $text ): array {
		$pieces = array( mb_substr( $text, 0, self::PIECE ) );
		$length = mb_strlen( $text );
		for ( $end = self::PIECE; $end < $length && count( $pieces ) < self::PIECES; $end += self::PIECE - self::SOUGHT ) {
			$pieces[] = mb_substr( $text, $end - self::SOUGHT, self::PIECE );
		}
		return $pieces;
	}
}
