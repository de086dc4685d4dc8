<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Ranks related posts by the terms that they share with a post: many before few, rare before common.
 *
 * A term counts the more, the fewer posts have it, as words do in search (inverse document frequency). Posts of the same
 * rank come newest first. It is a part of the list's own statement; the terms and their counts are in the cache.
 */
final class Shared_Terms {
	/** Weight of a term that only one other post has; weights are whole numbers, so that databases agree. */
	private const SCALE = 1000;

	/**
	 * Returns the weight of a shared term.
	 *
	 * @param int $count Number of published posts that have it.
	 */
	public static function weight( int $count ): int {
		return (int) round( self::SCALE / log( 1 + max( 1, $count ) ) );
	}

	/**
	 * Returns the ORDER BY part of a list; empty if it is not sorted by shared terms.
	 *
	 * @param Query_Spec|null $list Query with the terms in `taxQuery`.
	 */
	public static function order( ?Query_Spec $list ): string {
		global $wpdb;
		if ( null === $list || 'shared' !== $list->data['orderBy'] ) {
			return '';
		}
		$cases = array();
		foreach ( $list->data['taxQuery'] as $taxonomy => $terms ) {
			foreach ( $terms as $id ) {
				$term = get_term( $id, $taxonomy );
				if ( $term instanceof WP_Term ) {
					$cases[ $term->term_taxonomy_id ] = "WHEN $term->term_taxonomy_id THEN " . self::weight( $term->count );
				}
			}
		}
		return array() === $cases ? '' : '( SELECT SUM( CASE shared.term_taxonomy_id ' . implode( ' ', $cases ) . ' ELSE 0 END ) '
			. "FROM $wpdb->term_relationships shared WHERE shared.object_id = {$wpdb->posts}.ID "
			. 'AND shared.term_taxonomy_id IN (' . implode( ',', array_keys( $cases ) ) . ') ) DESC, ';
	}
}
