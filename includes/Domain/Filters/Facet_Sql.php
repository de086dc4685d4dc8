<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sql;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Builds the statements that count the posts of a list: columns `term`, the term ID or 0, and `posts`. */
final class Facet_Sql {
	/** Maximum number of terms with their descendants; the deepest ones are not counted then. */
	private const MOST_TERMS = 1000;

	/** Returns a statement that counts all posts. */
	public static function total( Query_Spec $list ): string {
		global $wpdb;
		$parts = Sql::clauses( $list );
		return "SELECT 0 AS term, COUNT( DISTINCT $wpdb->posts.ID ) AS posts FROM $wpdb->posts {$parts['join']} WHERE 1=1 {$parts['where']}";
	}

	/**
	 * Returns a statement that counts the posts of terms, each with its descendants.
	 *
	 * @param Query_Spec $list Posts to count.
	 * @param non-empty-list<WP_Term> $terms Terms of one taxonomy.
	 */
	public static function terms( Query_Spec $list, array $terms ): string {
		global $wpdb;
		$parts = Sql::clauses( $list );
		$pairs = self::pairs( $terms );
		$map   = implode( ' UNION ALL ', array_map( static fn ( array $pair ): string => "SELECT {$pair[0]}, {$pair[1]}", array_slice( $pairs, 1 ) ) );
		$first = "SELECT {$pairs[0][0]} AS term, {$pairs[0][1]} AS place";
		return "SELECT of_term.term, COUNT( DISTINCT $wpdb->posts.ID ) AS posts FROM $wpdb->posts {$parts['join']} "
			. "JOIN $wpdb->term_relationships of_post ON of_post.object_id = $wpdb->posts.ID "
			. "JOIN ( $first" . ( '' === $map ? '' : " UNION ALL $map" ) . ' ) AS of_term ON of_term.place = of_post.term_taxonomy_id '
			. "WHERE 1=1 {$parts['where']} GROUP BY of_term.term";
	}

	/**
	 * Returns which term taxonomy IDs count for which term.
	 *
	 * @param non-empty-list<WP_Term> $terms Terms of one taxonomy.
	 * @return non-empty-list<array{int, int}> Term ID and term taxonomy ID.
	 */
	private static function pairs( array $terms ): array {
		$pairs = array();
		foreach ( $terms as $term ) {
			$pairs[] = array( $term->term_id, $term->term_taxonomy_id );
		}
		foreach ( is_taxonomy_hierarchical( $terms[0]->taxonomy ) ? $terms : array() as $term ) {
			foreach ( self::below( $term ) as $place ) {
				$pairs[] = array( $term->term_id, $place );
			}
		}
		return array_slice( $pairs, 0, self::MOST_TERMS );
	}

	/**
	 * Returns the term taxonomy IDs of a term's descendants.
	 *
	 * @return list<int>
	 */
	private static function below( WP_Term $term ): array {
		$ids = get_term_children( $term->term_id, $term->taxonomy );
		$ids = is_array( $ids ) ? array_map( 'intval', $ids ) : array();
		_prime_term_caches( $ids, false );
		$terms = array_filter( array_map( static fn ( int $id ): mixed => get_term( $id, $term->taxonomy ), $ids ), static fn ( mixed $one ): bool => $one instanceof WP_Term );
		return array_values( array_column( $terms, 'term_taxonomy_id' ) );
	}
}
