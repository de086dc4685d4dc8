<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Builds the taxonomy query of a list, without extra queries per list. */
final class Term_Clauses {
	/**
	 * Primes the terms of many lists.
	 *
	 * @param list<Query_Spec> $lists Queries.
	 */
	public static function prime( array $lists ): void {
		$ids = array();
		foreach ( $lists as $list ) {
			$ids = array_merge(
				$ids,
				...array_values( self::families( $list->data['taxQuery'], $list->data['terms'] ) ),
				...array_values( self::families( $list->data['within'] ) ),
				...array_merge( ...array_map( array_values( ... ), self::choices( $list->data['choices'] ) ) )
			);
		}
		_prime_term_caches( array_values( array_unique( $ids ) ), false );
	}

	/**
	 * Returns the `tax_query` for the author's and the visitor's terms.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return array<int|string, mixed>
	 */
	public static function of( array $data ): array {
		$own   = self::clauses( self::families( $data['taxQuery'], $data['terms'] ), 'all' === $data['terms'] ? 'AND' : 'IN' );
		$query = self::clauses( self::families( $data['within'] ), 'IN' );
		foreach ( self::choices( $data['choices'] ) as $family ) {
			array_push( $query, ...self::clauses( $family, 'IN' ) );
		}
		return array() === $own ? $query : array( $own + array( 'relation' => 'any' === $data['taxonomies'] ? 'OR' : 'AND' ), ...$query );
	}

	/**
	 * Returns the terms that a visitor has chosen in filters: one of each family is required.
	 *
	 * @param list<array<string, mixed>> $choices A post must match each; `all`: has every term of it. Other kinds are ignored.
	 * @return list<array<string, list<int>>> Term IDs with their descendants, keyed by taxonomy.
	 */
	private static function choices( array $choices ): array {
		$families = array();
		foreach ( array_filter( $choices, static fn ( array $one ): bool => isset( $one['taxonomy'] ) ) as $choice ) {
			foreach ( $choice['all'] ? array_chunk( $choice['ids'], 1 ) : array( $choice['ids'] ) as $ids ) {
				$families[] = self::families( array( $choice['taxonomy'] => $ids ) );
			}
		}
		return $families;
	}

	/**
	 * Returns terms by taxonomy, including their descendants if any one term is enough.
	 *
	 * @param array<string, list<int>> $chosen Term IDs, keyed by taxonomy.
	 * @param string $needed Whether `any` or `all` of them are required.
	 * @return array<string, list<int>>
	 */
	private static function families( array $chosen, string $needed = 'any' ): array {
		$families = array();
		foreach ( $chosen as $taxonomy => $terms ) {
			$families[ $taxonomy ] = $terms;
			if ( 'any' === $needed && is_taxonomy_hierarchical( $taxonomy ) ) {
				foreach ( $terms as $term ) {
					$below = get_term_children( $term, $taxonomy );

					$families[ $taxonomy ] = array(
						...$families[ $taxonomy ],
						...( is_array( $below ) ? array_values( array_map( 'intval', $below ) ) : array() ),
					);
				}
			}
		}
		return $families;
	}

	/**
	 * Returns `tax_query` clauses, by term taxonomy ID, which needs no further query.
	 *
	 * @param array<string, list<int>> $families Term IDs, keyed by taxonomy.
	 * @param string $operator `IN` if one is enough, `AND` if all are required.
	 * @return list<array<string, mixed>>
	 */
	private static function clauses( array $families, string $operator ): array {
		$query = array();
		foreach ( $families as $taxonomy => $terms ) {
			$terms   = array_filter(
				array_map( static fn ( int $term ): mixed => get_term( $term, $taxonomy ), $terms ),
				static fn ( mixed $term ): bool => $term instanceof WP_Term
			);
			$query[] = array(
				'taxonomy'         => $taxonomy,
				'field'            => 'term_taxonomy_id',
				// Not from 0, because WordPress would query the slug of the first term.
				'terms'            => array() === $terms
					? array( 0 )
					: array_combine( range( 1, count( $terms ) ), array_column( $terms, 'term_taxonomy_id' ) ),
				'operator'         => $operator,
				'include_children' => false,
			);
		}
		return $query;
	}
}
