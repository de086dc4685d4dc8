<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Filters\Index\Facet_Blocks;
use Frontage\Domain\Filters\Index\Facet_Column;
use Frontage\Domain\Filters\Index\Facet_Source;
use Frontage\Domain\Filters\Index\Post_Bits;
use Frontage\Domain\Search\Index\Postings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts of a search whose words stand in many posts.
 *
 * A database looks up every match to sort all of them. Sets of posts are enough to know how many there are and which of them come
 * first; only these are then looked up and sorted.
 */
final class Frequent_Words {
	/** Posts of a word from which on it is frequent. */
	public const MANY = 1500;

	/** Words that are read; more than that are the endings of a beginning. */
	private const MOST_WORDS = 30;

	/** Posts that may be sorted by the database. */
	private const MOST_SORTED = 300;

	/**
	 * Returns the number of all matches, and a statement with those that come first, in place of `Matching::sql()`.
	 *
	 * @param Matching $matching What is searched.
	 * @param string $shown Statement that selects the posts that the list may show, whatever is searched, as `ID`.
	 * @param int $most Number of posts that are needed.
	 * @return array{total: int, sql: string}|null Null if its words are not frequent.
	 */
	public static function first( Matching $matching, string $shown, int $most ): ?array {
		$words = array_sum( array_map( 'count', $matching->terms ) );
		if ( $words > self::MOST_WORDS || $most > self::MANY || min( array( self::MANY, ...$matching->counts() ) ) < self::MANY ) {
			return null;
		}
		$posts   = Post_Bits::ask( array( 'shown' => $shown ) )['shown'];
		$columns = Facet_Blocks::columns( self::sources( $matching ), Post_Bits::blocks( array( $posts ) ) );
		if ( null === $columns ) {
			return null;
		}
		$levels = self::levels( $matching, $posts, $columns );
		$total  = array_sum( array_map( static fn ( Post_Bits $level ): int => $level->size(), $levels ) );
		$parts  = array();
		foreach ( $levels as $score => $level ) {
			if ( $most > 0 ) {
				$level = self::newest( $level, $most );
				$ids   = implode( ',', array( 0, ...$level->ids() ) );
				$most -= $level->size();

				$parts[] = "SELECT object, $score AS score FROM ( SELECT DISTINCT object FROM `" . Tables::name( 'search_docs' )
					. '` WHERE kind = ' . Postings::POST . " AND object IN ( $ids ) ) AS level$score";
			}
		}
		$sql = implode( ' UNION ALL ', $parts );
		return '' === $sql ? null : compact( 'total', 'sql' );
	}

	/**
	 * Returns where the places of words are.
	 *
	 * @return array<int, Facet_Source>
	 */
	private static function sources( Matching $matching ): array {
		$sources = array();
		foreach ( array_replace( ...$matching->terms ) as $word => $found ) {
			$sources[ $word ] = Facet_Source::word( $word, Postings::POST );
		}
		return $sources;
	}

	/**
	 * Returns the posts of each score that have all words, the highest score first.
	 *
	 * @param Post_Bits $shown What the list may show.
	 * @param array<int, Facet_Column> $columns Places by word.
	 * @return array<int, Post_Bits>
	 */
	private static function levels( Matching $matching, Post_Bits $shown, array $columns ): array {
		$levels = array( 0 => $shown );
		foreach ( $matching->terms as $words ) {
			$next = array();
			foreach ( self::scores( $words, $columns ) as $score => $posts ) {
				foreach ( $levels as $sum => $level ) {
					$both = $level->both( $posts );

					$next[ $sum + $score ] = isset( $next[ $sum + $score ] ) ? $next[ $sum + $score ]->either( $both ) : $both;
				}
			}
			$levels = array_filter( $next, static fn ( Post_Bits $level ): bool => $level->size() > 0 );
		}
		krsort( $levels );
		return $levels;
	}

	/**
	 * Returns the posts of each score for one typed word; a post has its best one.
	 *
	 * @param array<int, array{string, int}> $words Words of the site and how well they fit, keyed by number.
	 * @param array<int, Facet_Column> $columns Places by word.
	 * @return array<int, Post_Bits>
	 */
	private static function scores( array $words, array $columns ): array {
		$scores = array();
		foreach ( $words as $word => list( , $fit ) ) {
			foreach ( array( Postings::TITLE, Postings::AROUND, Postings::CONTENT ) as $place ) {
				$score = Matching::score( $place, $fit );
				$posts = $columns[ $word ]->any( array( $place ) );

				$scores[ $score ] = isset( $scores[ $score ] ) ? $scores[ $score ]->either( $posts ) : $posts;
			}
		}
		krsort( $scores );
		$better = new Post_Bits( array() );
		foreach ( $scores as $score => $posts ) {
			$scores[ $score ] = $posts->without( $better );
			$better           = $better->either( $posts );
		}
		return $scores;
	}

	/**
	 * Returns the newest posts of a set, and all others of the same day; all posts if they are not many.
	 *
	 * @param int $most Number of posts that are needed.
	 */
	private static function newest( Post_Bits $posts, int $most ): Post_Bits {
		$days = $posts->size() > max( self::MOST_SORTED, $most )
			? Facet_Blocks::columns( array( 'days' => Facet_Source::day() ), Post_Bits::blocks( array( $posts ) ) )
			: null;
		if ( null === $days ) {
			return $posts;
		}
		$dates = $days['days']->values();
		rsort( $dates );
		$newest = new Post_Bits( array() );
		foreach ( $dates as $date ) {
			$newest = $newest->either( $posts->both( $days['days']->any( array( $date ) ) ) );
			if ( $newest->size() >= $most ) {
				break;
			}
		}
		return $newest;
	}
}
