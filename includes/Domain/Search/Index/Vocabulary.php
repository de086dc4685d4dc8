<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/**
 * The words of the site, each with a number and its groups of three letters, by which similar ones are found.
 *
 * Words are compared exactly on every database: they are folded before, and the column compares bytes.
 */
final class Vocabulary {
	private const AT_ONCE = 300;

	/** Words known in this request; a build meets the same ones in every post. */
	private const MOST_KEPT = 20_000;

	/**
	 * Numbers known in this request.
	 *
	 * @var array<string, int>
	 */
	private static array $known = array();

	/**
	 * Table of the site whose numbers are known; another site of a network has others.
	 *
	 * @var string
	 */
	private static string $site = '';

	/**
	 * Returns the numbers of words, and gives new words theirs.
	 *
	 * @param list<string> $words Folded words.
	 * @return array<string, int> Keyed by word.
	 */
	public static function ids( array $words ): array {
		if ( Tables::name( 'search_words' ) !== self::$site ) {
			self::forget();
			self::$site = Tables::name( 'search_words' );
		}
		$ids  = array();
		$open = array();
		foreach ( $words as $word ) {
			if ( isset( self::$known[ $word ] ) ) {
				$ids[ $word ] = self::$known[ $word ];
			} else {
				$open[] = $word;
			}
		}
		foreach ( array_chunk( $open, self::AT_ONCE ) as $some ) {
			$found = self::find( $some );
			$new   = array_map( 'strval', array_values( array_diff( $some, array_keys( $found ) ) ) );
			$ids  += $found + ( array() === $new ? array() : self::add( $new ) );
		}
		self::keep( $ids );
		return $ids;
	}

	/**
	 * Returns the numbers of words that have one.
	 *
	 * @param list<string> $words At most a few hundred.
	 * @return array<string, int> Keyed by word.
	 */
	public static function find( array $words ): array {
		global $wpdb;
		if ( array() === $words ) {
			return array();
		}
		$places = implode( ',', array_fill( 0, count( $words ), '%s' ) );
		$sql    = "SELECT id, word FROM %i WHERE word IN ($places)";
		// phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'search_words' ), ...$words ) );
		return array_map( 'intval', array_column( (array) $rows, 'id', 'word' ) );
	}

	/** Deletes words that nothing uses any more, of those that existed yesterday. */
	public static function clean(): void {
		global $wpdb;
		$option = 'frontage_search_oldest';
		$until  = (int) Values::get( $option );
		$words  = Tables::name( 'search_words' );
		$grams  = Tables::name( 'search_grams' );
		$unused = 'DELETE FROM %i WHERE id <= %d AND NOT EXISTS ( SELECT 1 FROM %i AS used WHERE used.word = %i.id )';
		$lost   = 'DELETE FROM %i WHERE NOT EXISTS ( SELECT 1 FROM %i AS kept WHERE kept.id = %i.word )';
		// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements above.
		Retry::write( $wpdb->prepare( $unused, $words, $until, Tables::name( 'search' ), $words ) );
		Retry::write( $wpdb->prepare( $lost, $grams, $words, $grams ) );
		// phpcs:enable
		Values::set( $option, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', $words ) ) );
		self::forget();
	}

	/** Clears what this request knows. */
	public static function forget(): void {
		self::$known = array();
	}

	/**
	 * Adds words.
	 *
	 * @param list<string> $words Words without a number.
	 * @return array<string, int> Keyed by word.
	 */
	private static function add( array $words ): array {
		global $wpdb;
		$row   = static fn ( string $word ): string => (string) $wpdb->prepare( '(%s, %d)', $word, mb_strlen( $word ) );
		$rows  = array_map( $row, $words );
		$start = $wpdb->prepare( 'INSERT IGNORE INTO %i (word, length) VALUES ', Tables::name( 'search_words' ) );
		Retry::write( $start . implode( ', ', $rows ) );
		$ids  = self::find( $words );
		$rows = array();
		foreach ( $ids as $word => $id ) {
			foreach ( Trigrams::of( (string) $word ) as $gram ) {
				$rows[] = sprintf( '(%d, %d, %d)', $gram, mb_strlen( (string) $word ), $id );
			}
		}
		if ( array() !== $rows ) {
			$start = $wpdb->prepare( 'INSERT IGNORE INTO %i (gram, length, word) VALUES ', Tables::name( 'search_grams' ) );
			Retry::write( $start . implode( ', ', $rows ) );
		}
		return $ids;
	}

	/**
	 * Keeps numbers for the rest of the request.
	 *
	 * @param array<string, int> $ids Keyed by word.
	 */
	private static function keep( array $ids ): void {
		self::$known = count( self::$known ) > self::MOST_KEPT ? $ids : self::$known + $ids;
	}
}
