<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Search\Index\Lookup;
use Frontage\Domain\Search\Index\Postings;
use Frontage\Domain\Search\Index\Search_Builder;
use Frontage\Domain\Search\Index\Vocabulary;
use Frontage\Domain\Store\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * A search text, resolved to words of the site.
 *
 * Every typed word must occur. The last one may be unfinished. One that the site does not know is looked for in parts,
 * inside of longer words, and in near spellings, in this order.
 *
 * @phpstan-type Word_List array<int, array{string, int}>
 */
final class Matching {
	/**
	 * Matchings of this request, keyed by text and state of the posts.
	 *
	 * @var array<string, self>
	 */
	private static array $known = array();

	/**
	 * Stores what was found.
	 *
	 * @param list<Word_List> $terms For each typed word, words of the site and how well they fit, keyed by number.
	 * @param list<int> $without Numbers of words that must not occur.
	 * @param list<string> $phrases Phrases that must occur.
	 * @param string $instead What was searched instead of misspelled words; empty if nothing was.
	 * @param bool $is_only_without Whether only words that must not occur were typed.
	 */
	private function __construct(
		public readonly array $terms,
		public readonly array $without,
		public readonly array $phrases,
		public readonly string $instead,
		private readonly bool $is_only_without
	) {}

	/** Returns whether the site has a complete index, which it wants to use. */
	public static function is_available(): bool {
		return Search_Builder::is_ready() && Search_Settings::is_kept() && Schema::is_current();
	}

	/**
	 * Resolves a text.
	 *
	 * @param string $text Plain text, as typed.
	 */
	public static function of( string $text ): self {
		$key = get_current_blog_id() . ' ' . wp_cache_get_last_changed( 'posts' ) . ' ' . $text;
		if ( count( self::$known ) > 100 ) {
			self::$known = array();
		}
		return self::$known[ $key ] ??= self::resolve( Typed_Text::of( $text ) );
	}

	/** Returns whether anything can match: with an unknown word, nothing does. */
	public function is_possible(): bool {
		return array() === $this->terms ? $this->is_only_without : ! in_array( array(), $this->terms, true );
	}

	/**
	 * Returns the words to highlight and how they fit.
	 *
	 * @return array<string, int> Keyed by folded word.
	 */
	public function words(): array {
		$words = array();
		foreach ( $this->terms as $found ) {
			foreach ( $found as list( $word, $fit ) ) {
				$words[ $word ] = $fit;
			}
		}
		return $words;
	}

	/**
	 * Returns a statement that selects what matches, with its score.
	 *
	 * The place of a word counts more than whether it is whole.
	 *
	 * @param int $kind Kind of object, see `Postings`.
	 * @return string Selects `object` and `score`. Contains only numbers of ours.
	 */
	public function sql( int $kind = Postings::POST ): string {
		if ( 1 === count( $this->terms ) && 1 === count( $this->terms[0] ) ) {
			return 'SELECT object, weight * 4 + ' . self::fit( $this->terms[0] ) . ' AS score ' . $this->rows( $kind );
		}
		$scores = array_map(
			static fn ( array $found ): string => 'MAX( CASE WHEN word IN (' . implode( ',', array_keys( $found ) )
				. ') THEN weight * 4 + ' . self::fit( $found ) . ' END )',
			$this->terms
		);
		// A term that does not occur has no score, and so has the sum.
		return 'SELECT object, ' . implode( ' + ', $scores ) . ' AS score ' . $this->rows( $kind )
			. ' GROUP BY object HAVING ' . implode( ' + ', $scores ) . ' IS NOT NULL';
	}

	/**
	 * Returns the score of a word. Its place counts more than whether it is whole.
	 *
	 * @param int $place Where it stands, see `Postings`.
	 * @param int $fit How well it fits, see `Lookup`.
	 */
	public static function score( int $place, int $fit ): int {
		return $place * 4 + $fit;
	}

	/**
	 * Returns how many posts have each typed word, at most `Frequent_Words::MANY`.
	 *
	 * @return list<int>
	 */
	public function counts(): array {
		global $wpdb;
		$parts = array();
		foreach ( $this->terms as $at => $found ) {
			$where   = 'WHERE kind = ' . Postings::POST . ' AND word IN (' . implode( ',', array_keys( $found ) ) . ')';
			$rows    = 'SELECT 1 FROM `' . Tables::name( 'search' ) . "` $where LIMIT " . Frequent_Words::MANY;
			$parts[] = "SELECT COUNT(*) AS posts FROM ( $rows ) AS t$at";
		}
		// phpcs:ignore WordPress.DB -- Numbers of ours.
		return array_values( array_map( 'intval', $wpdb->get_col( implode( ' UNION ALL ', $parts ) ) ) );
	}

	/** Returns a statement that selects the posts that match as `object`, some more than once; for conditions. */
	public function objects(): string {
		$terms = array_map(
			static fn ( array $found ): string => 'MAX( CASE WHEN word IN (' . implode( ',', array_keys( $found ) )
				. ') THEN 1 ELSE 0 END )',
			$this->terms
		);
		$all   = 1 === count( $terms ) ? '' : ' GROUP BY object HAVING ' . implode( ' + ', $terms ) . ' = ' . count( $terms );
		return 'SELECT object ' . $this->rows( Postings::POST ) . $all;
	}

	/**
	 * Returns the part of a statement that reads the rows of all words, each once.
	 *
	 * @param int $kind Kind of object, see `Postings`.
	 */
	private function rows( int $kind ): string {
		$words = array_unique( array_merge( ...array_map( 'array_keys', $this->terms ) ) );
		return 'FROM `' . Tables::name( 'search' ) . "` WHERE kind = $kind AND word IN (" . implode( ',', $words ) . ')';
	}

	/**
	 * Returns the SQL expression for how well a word fits.
	 *
	 * @param Word_List $found Words of one term.
	 */
	private static function fit( array $found ): string {
		$by = array();
		foreach ( $found as $id => list( , $fit ) ) {
			$by[ $fit ][] = $id;
		}
		if ( 1 === count( $by ) ) {
			return (string) array_key_first( $by );
		}
		$sql = 'CASE';
		foreach ( $by as $fit => $ids ) {
			$sql .= ' WHEN word IN (' . implode( ',', $ids ) . ") THEN $fit";
		}
		return "$sql END";
	}

	/** Resolves what was read. */
	private static function resolve( Typed_Text $typed ): self {
		$terms   = array();
		$instead = array();
		$exact   = Vocabulary::find( self::spellings( $typed->words ) );
		$last    = count( $typed->words ) - 1;
		foreach ( $typed->words as $at => $word ) {
			foreach ( self::term( $word, $exact, $at === $last ) as $part => $found ) {
				$terms[] = $found;
				$first   = reset( $found );
				// The first of the nearest words stands for all.
				$instead[] = $first && Lookup::NEAR === $first[1] ? $first[0] : (string) $part;
			}
		}
		$without = array_values( Vocabulary::find( $typed->without ) );
		$is_near = static fn ( array $found ): bool => in_array( Lookup::NEAR, array_column( $found, 1 ), true );
		$is_same = array() === array_filter( $terms, $is_near );
		$is_only = array() === $typed->words && array() !== $typed->without;
		return new self( $terms, $without, $typed->phrases, $is_same ? '' : implode( ' ', $instead ), $is_only );
	}

	/**
	 * Returns the words for one typed word: one list, or one for each of its parts.
	 *
	 * @param string $word Folded word.
	 * @param array<string, int> $exact Known numbers, keyed by word.
	 * @param bool $is_last Whether the visitor may still be typing it.
	 * @return array<string, Word_List> Keyed by word or part.
	 */
	private static function term( string $word, array $exact, bool $is_last ): array {
		$found  = array();
		$joined = str_replace( array( '-', "'" ), '', $word );
		foreach ( array_unique( array( $word, $joined ) ) as $one ) {
			if ( isset( $exact[ $one ] ) ) {
				$found[ $exact[ $one ] ] = array( $one, Lookup::WHOLE );
			}
		}
		$is_short = mb_strlen( $word ) < 2 && ! Words::is_unspaced( $word );
		if ( ! $is_short && ( $is_last || array() === $found ) ) {
			$found += Lookup::beginning( $word );
		}
		if ( array() !== $found ) {
			return array( $word => $found );
		}
		$parts = Words::parts( $word );
		if ( array() === $parts ) {
			return array( $word => Lookup::near( $word ) );
		}
		$terms = array();
		foreach ( array_diff( $parts, array( $joined ) ) as $part ) {
			$terms += self::term( $part, $exact, false );
		}
		return array() === $terms ? array( $word => array() ) : $terms;
	}

	/**
	 * Returns all spellings to look up at once: words, their parts, and words without hyphens.
	 *
	 * @param list<string> $words Folded words.
	 * @return list<string>
	 */
	private static function spellings( array $words ): array {
		$all = $words;
		foreach ( $words as $word ) {
			array_push( $all, ...Words::parts( $word ) );
		}
		return array_values( array_unique( $all ) );
	}
}
