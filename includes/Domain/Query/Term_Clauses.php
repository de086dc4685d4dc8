<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of a list, as WordPress is asked for them.
 *
 * Writes the part of a query that is about terms, without a question for each list.
 */
final class Term_Clauses {
	/**
	 * Fetches the terms of many lists, so that none of them asks for its own.
	 *
	 * @param list<Query_Spec> $lists The lists.
	 */
	public static function prime( array $lists ): void {
		$ids = array();
		foreach ( $lists as $list ) {
			foreach ( array( ...array_values( self::families( $list->data['taxQuery'], $list->data['terms'] ) ), ...array_values( self::families( $list->data['within'] ) ) ) as $terms ) {
				$ids = array_merge( $ids, $terms );
			}
		}
		_prime_term_caches( array_values( array_unique( $ids ) ), false );
	}

	/**
	 * The author's terms and the visitor's in WordPress's words.
	 *
	 * @param array<string, mixed> $data The description.
	 * @return array<int|string, mixed>
	 */
	public static function of( array $data ): array {
		$own   = self::clauses( self::families( $data['taxQuery'], $data['terms'] ), 'all' === $data['terms'] ? 'AND' : 'IN' );
		$query = self::clauses( self::families( $data['within'] ), 'IN' );
		return array() === $own ? $query : array( $own + array( 'relation' => 'any' === $data['taxonomies'] ? 'OR' : 'AND' ), ...$query );
	}

	/**
	 * Terms by taxonomy, with those below them where one of them is enough.
	 *
	 * @param array<string, list<int>> $chosen The terms.
	 * @param string                   $needed `any` or `all` of them.
	 * @return array<string, list<int>>
	 */
	private static function families( array $chosen, string $needed = 'any' ): array {
		$families = array();
		foreach ( $chosen as $taxonomy => $terms ) {
			$families[ $taxonomy ] = $terms;
			if ( 'any' === $needed && is_taxonomy_hierarchical( $taxonomy ) ) {
				foreach ( $terms as $term ) {
					$below = get_term_children( $term, $taxonomy );

					$families[ $taxonomy ] = array( ...$families[ $taxonomy ], ...( is_array( $below ) ? array_values( array_map( 'intval', $below ) ) : array() ) );
				}
			}
		}
		return $families;
	}

	/**
	 * Terms in WordPress's words; by the number that needs no further question.
	 *
	 * @param array<string, list<int>> $families The terms by taxonomy.
	 * @param string                   $operator Whether one of them is enough, `IN`, or all are needed, `AND`.
	 * @return list<array<string, mixed>>
	 */
	private static function clauses( array $families, string $operator ): array {
		$query = array();
		foreach ( $families as $taxonomy => $terms ) {
			$terms   = array_filter( array_map( static fn ( int $term ): mixed => get_term( $term, $taxonomy ), $terms ), static fn ( mixed $term ): bool => $term instanceof WP_Term );
			$query[] = array(
				'taxonomy'         => $taxonomy,
				'field'            => 'term_taxonomy_id',
				// Not from 0: WordPress would ask for the first one's slug.
				'terms'            => array() === $terms ? array( 0 ) : array_combine( range( 1, count( $terms ) ), array_column( $terms, 'term_taxonomy_id' ) ),
				'operator'         => $operator,
				'include_children' => false,
			);
		}
		return $query;
	}
}
