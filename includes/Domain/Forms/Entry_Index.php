<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The search index of the inbox.
 *
 * Holds answers in lowercase without accents, so that comparisons do not depend on the database collation.
 *
 * Long texts are stored in overlapping pieces, so that a search also finds matches at the boundaries.
 *
 * @phpstan-import-type Answer from Entries
 */
final class Entry_Index {
	/** Maximum length of the column in characters. */
	private const PIECE = 190;

	/** Maximum length of a search in characters that is sure to be found; the rest is ignored. */
	private const SOUGHT = 60;

	/** Maximum number of pieces per answer: about eight thousand characters. */
	private const PIECES = 64;

	/**
	 * Indexes an entry.
	 *
	 * @param int $id Entry ID.
	 * @param list<Answer> $content Submitted answers.
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
			Retry::write(
				$wpdb->prepare( 'INSERT IGNORE INTO %i (entry, position, field, value) VALUES ', Tables::name( 'entry_values' ) )
					. implode( ', ', $some )
			);
		}
	}

	/**
	 * Normalizes a search term for the index.
	 *
	 * @param string $search Search term as typed.
	 */
	public static function sought( string $search ): string {
		return mb_substr( self::folded( trim( $search ) ), 0, self::SOUGHT );
	}

	/**
	 * Returns a text in lowercase without accents, in any site language.
	 *
	 * @param string $text Any text.
	 */
	private static function folded( string $text ): string {
		return mb_strtolower( remove_accents( $text, 'en_US' ) );
	}

	/**
	 * Splits a text into pieces.
	 *
	 * @param string $text Normalized text.
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
