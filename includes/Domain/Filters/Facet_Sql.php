<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the parts of the statement that counts the posts of lists: `part`, a number; `place`, the term taxonomy ID or another
 * value, or 0; and `posts`.
 */
final class Facet_Sql {
	/** Maximum number of terms with their descendants; further ones are not counted. */
	private const MOST_TERMS = 1000;

	/**
	 * Returns a part that counts all posts.
	 *
	 * @param int $part Number of the part.
	 */
	public static function total( int $part, Post_Set $list ): string {
		return self::statement( $part, '0', $list );
	}

	/**
	 * Returns the parts that count the posts of terms, each with its descendants.
	 *
	 * Most terms have none: a post has each of them once, so that nothing has to be sorted out. LEFT JOIN keeps databases from
	 * reading all posts of the terms first; posts without any of them have no `place`.
	 *
	 * @param int $part Number of the part.
	 * @param Post_Set $list Posts to count.
	 * @param list<WP_Term> $terms Counted each, with their descendants.
	 * @return list<string>
	 */
	public static function terms( int $part, Post_Set $list, array $terms ): array {
		global $wpdb;
		$join  = " LEFT JOIN $wpdb->term_relationships of_post ON of_post.object_id = shown.ID";
		$alone = array();
		$pairs = array();
		foreach ( $terms as $term ) {
			$below = self::below( $term );
			if ( array() === $below ) {
				$alone[] = $term->term_taxonomy_id;
			}
			foreach ( array() === $below ? array() : array( $term->term_taxonomy_id, ...$below ) as $place ) {
				$pairs[] = "SELECT $term->term_taxonomy_id AS place, $place AS own";
			}
		}
		$parts = array();
		if ( array() !== $alone ) {
			$in      = ' AND of_post.term_taxonomy_id IN (' . implode( ',', $alone ) . ')';
			$parts[] = self::statement( $part, 'of_post.term_taxonomy_id', $list, $join . $in );
		}
		if ( array() !== $pairs ) {
			$map     = implode( ' UNION ALL ', array_slice( $pairs, 0, self::MOST_TERMS ) );
			$join   .= " LEFT JOIN ( $map ) AS of_term ON of_term.own = of_post.term_taxonomy_id";
			$parts[] = self::statement( $part, 'of_term.place', $list, $join, true );
		}
		return $parts;
	}

	/**
	 * Returns a part that counts the posts of each value of something else.
	 *
	 * @param int $part Number of the part.
	 * @param Post_Set $list Posts to count.
	 * @param Grouping $by What the posts have.
	 * @param list<string> $only Values to count; empty for all.
	 */
	public static function groups( int $part, Post_Set $list, Grouping $by, array $only = array() ): string {
		global $wpdb;
		$in = implode( ', ', array_fill( 0, count( $only ), '%s' ) );
		// phpcs:ignore WordPress.DB -- As many placeholders as values.
		$only = array() === $only ? '' : $wpdb->prepare( ( '' === $by->join ? ' WHERE ' : ' AND ' ) . "$by->place IN ( $in )", $only );
		return self::statement( $part, $by->place, $list, $by->join . $only, $by->repeats, $by->column );
	}

	/**
	 * Returns the rows of parts, in one statement; those of other plugins' sources in one each, because their texts may compare
	 * differently, which no database allows in one result.
	 *
	 * @param list<string> $parts Statements with the same columns.
	 * @param list<string> $foreign The same, of other plugins' sources.
	 * @return list<object{part: string, place: string|null, posts: string}>
	 */
	public static function rows( array $parts, array $foreign ): array {
		global $wpdb;
		$found = array();
		foreach ( array_filter( array( implode( ' UNION ALL ', $parts ), ...$foreign ) ) as $sql ) {
			// phpcs:ignore WordPress.DB -- Statements that WordPress wrote, and prepared values; the answers are kept.
			array_push( $found, ...( $wpdb->get_results( $sql ) ?? array() ) );
		}
		return $found;
	}

	/**
	 * Returns a statement.
	 *
	 * @param int $part Number of the part.
	 * @param string $place What it counts by.
	 * @param Post_Set $list Posts to count.
	 * @param string $join Further tables.
	 * @param bool $repeats Whether the further tables repeat posts.
	 * @param string $column Column of the posts that is counted by; empty for none.
	 */
	private static function statement(
		int $part,
		string $place,
		Post_Set $list,
		string $join = '',
		bool $repeats = false,
		string $column = ''
	): string {
		$group = '0' === $place ? '' : " GROUP BY $place";
		$count = $repeats ? 'COUNT( DISTINCT shown.ID )' : 'COUNT(*)';
		// A derived table of the posts, each once: databases then find them first, and their terms by the primary key.
		return "SELECT $part AS part, $place AS place, $count AS posts FROM ( {$list->sql( $column )} ) AS shown$join$group";
	}

	/**
	 * Returns the term taxonomy IDs of a term's descendants.
	 *
	 * @return list<int>
	 */
	public static function below( WP_Term $term ): array {
		if ( ! is_taxonomy_hierarchical( $term->taxonomy ) ) {
			return array();
		}
		$ids = get_term_children( $term->term_id, $term->taxonomy );
		$ids = is_array( $ids ) ? array_map( 'intval', $ids ) : array();
		_prime_term_caches( $ids, false );
		$terms = array_map( static fn ( int $id ): mixed => get_term( $id, $term->taxonomy ), $ids );
		$terms = array_filter( $terms, static fn ( mixed $one ): bool => $one instanceof WP_Term );
		return array_column( $terms, 'term_taxonomy_id' );
	}
}
