<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The terms that visitors can filter a list by.
 *
 * The terms chosen by the author, else those of the list's query and their descendants, else those
 * with the most posts. Never others, and none without posts in the list.
 *
 * @phpstan-type Term array{id: int, slug: string, name: string}
 */
final class Terms {
	/** Maximum number of terms offered. */
	private const MOST = 20;

	/** Maximum depth of a tree. */
	private const DEEPEST = 20;

	/** Number of terms among which those with the most posts are found. */
	private const SEEN = 50;

	/**
	 * Returns the terms in the author's order, else by number of posts.
	 *
	 * @param Query_Spec $list Query to filter.
	 * @param string $taxonomy Taxonomy; a non-public one offers no terms.
	 * @param mixed $chosen Saved term IDs.
	 * @param int $count Number of terms if none are chosen.
	 * @return list<Term>
	 */
	public static function offered( Query_Spec $list, string $taxonomy, mixed $chosen, int $count ): array {
		if ( ! is_taxonomy_viewable( $taxonomy ) ) {
			return array();
		}
		$ids   = Sanitizer::ids( $chosen, self::MOST );
		$own   = array() === $ids ? $list->data['taxQuery'][ $taxonomy ] ?? array() : array();
		$terms = Term_Counts::is_needed( $list, $taxonomy )
			? self::of_list( $list, $taxonomy, $ids, $own )
			: self::of_all( $taxonomy, $ids, $own );
		if ( array() === $ids ) {
			usort(
				$terms,
				static fn ( WP_Term $one, WP_Term $other ): int => array( $other->count, $one->name ) <=> array( $one->count, $other->name )
			);
			$terms = array_slice( $terms, 0, $count );
		}
		return array_map(
			static fn ( WP_Term $term ): array => array(
				'id'   => $term->term_id,
				'slug' => $term->slug,
				'name' => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
			),
			$terms
		);
	}

	/**
	 * Sorts terms by name, each below its parent, with a dash for each level; for lists in which visitors look for a name.
	 *
	 * @param list<Term> $terms
	 * @param int $parent ID of the term whose children come next.
	 * @return list<Term>
	 */
	public static function tree( array $terms, int $parent = 0, int $depth = 0 ): array {
		$ids  = array_column( $terms, 'id' );
		$tree = array();
		if ( 0 === $depth ) {
			$key = static fn ( array $term ): string => remove_accents( $term['name'] );
			usort( $terms, static fn ( array $one, array $other ): int => strnatcasecmp( $key( $one ), $key( $other ) ) );
		}
		foreach ( $terms as $term ) {
			$above = array_values( array_intersect( get_ancestors( $term['id'], '', 'taxonomy' ), $ids ) );
			if ( ( $above[0] ?? 0 ) === $parent && $depth < self::DEEPEST ) {
				$tree[] = array( 'name' => str_repeat( '— ', $depth ) . $term['name'] ) + $term;
				array_push( $tree, ...self::tree( $terms, $term['id'], $depth + 1 ) );
			}
		}
		return $tree;
	}

	/**
	 * Returns terms that have posts.
	 *
	 * @param list<int> $ids Author's choice.
	 * @param list<int> $own Terms of the list's query.
	 * @return list<WP_Term>
	 */
	private static function of_all( string $taxonomy, array $ids, array $own ): array {
		$terms = get_terms(
			array(
				'taxonomy'               => $taxonomy,
				'include'                => 1 < count( $own ) ? $own : $ids,
				'child_of'               => 1 === count( $own ) ? $own[0] : 0,
				'number'                 => self::SEEN,
				'orderby'                => array() === $ids ? 'count' : 'include',
				'order'                  => array() === $ids ? 'DESC' : 'ASC',
				'hide_empty'             => true,
				'update_term_meta_cache' => false,
			)
		);
		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * Returns terms that have posts in the list, with counts; a list limited to an author or to dates may
	 * lack some.
	 *
	 * @param list<int> $ids Author's choice.
	 * @param list<int> $own Terms of the list's query.
	 * @return list<WP_Term>
	 */
	private static function of_list( Query_Spec $list, string $taxonomy, array $ids, array $own ): array {
		$counts = Term_Counts::of( $list, $taxonomy );
		$below  = static fn ( int $term ): array => array_map(
			'intval',
			array_filter( (array) get_term_children( $term, $taxonomy ), 'is_numeric' )
		);
		$about  = 1 === count( $own ) ? $below( $own[0] ) : $own;
		$asked  = array() === $own
			? array_keys( $counts )
			: array_unique( array( ...array_intersect( array_keys( $counts ), $about ), ...$about ) );
		$asked  = array() === $ids ? $asked : $ids;
		if ( count( $counts ) < Term_Counts::MOST || array() === array( ...$ids, ...$own ) ) {
			// The list's offset applies to each term too.
			$asked = array_filter(
				$asked,
				static fn ( int $term ): bool => array_sum(
					array_intersect_key( $counts, array_flip( array( $term, ...$below( $term ) ) ) )
				) > $list->data['offset']
			);
		}
		$asked = array_slice( $asked, 0, self::SEEN );
		_prime_term_caches( $asked, false );
		$terms = array();
		foreach ( $asked as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$term        = clone $term;
				$term->count = $counts[ $id ] ?? 0;
				$terms[]     = $term;
			}
		}
		return $terms;
	}

	/**
	 * Returns the ID of the term with a slug; 0 for none.
	 *
	 * @param list<Term> $terms
	 * @param string $slug Term slug.
	 */
	public static function id_of( array $terms, string $slug ): int {
		return array_column( $terms, 'id', 'slug' )[ $slug ] ?? 0;
	}
}
