<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Counts the terms of the posts in a list.
 *
 * WordPress's own term counts cover all posts, which is more than a list may contain.
 *
 * Runs one query for all lists of a page that offer terms, and caches the results until a post or term
 * changes.
 */
final class Term_Counts {
	/** Maximum number of terms per list, those with the most posts. A filter with more would not be usable. */
	public const MOST = 200;

	private const GROUP = 'frontage-lists';

	/** Parameters that do not exclude a term's posts from the list, or that concern the taxonomies themselves. */
	private const HARMLESS = array( 'postType', 'perPage', 'order', 'orderBy', 'taxQuery', 'terms', 'taxonomies', 'inherit', 'unique' );

	/**
	 * Returns whether a list may lack posts of a term that has some.
	 *
	 * @param string $taxonomy Taxonomy of the terms.
	 */
	public static function is_needed( Query_Spec $list, string $taxonomy ): bool {
		$chosen = array_diff_key( $list->chosen(), array_flip( self::HARMLESS ) );
		if ( 'first' === $list->data['sticky'] ) {
			unset( $chosen['sticky'] );
		}
		$known = get_taxonomy( $taxonomy );
		return array() !== $chosen
			|| array() !== array_diff_key( $list->data['taxQuery'], array( $taxonomy => true ) )
			|| ( $known && array() !== array_diff( (array) $known->object_type, $list->data['postType'] ) );
	}

	/**
	 * Returns the number of posts per term in a list, highest first, without the posts of descendants.
	 *
	 * @param string $taxonomy Taxonomy of the terms.
	 * @return array<int, int> Keyed by term ID.
	 */
	public static function of( Query_Spec $list, string $taxonomy ): array {
		$own  = self::name( $list, $taxonomy );
		$kept = wp_cache_get( $own, self::GROUP );
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$open = array(
			$own => array(
				'list'     => $list,
				'taxonomy' => $taxonomy,
			),
		);
		foreach ( Query_Preloader::filtered() as $request ) {
			$name = self::name( $request['list'], $request['taxonomy'] );
			if (
				is_taxonomy_viewable( $request['taxonomy'] )
				&& self::is_needed( $request['list'], $request['taxonomy'] )
				&& false === wp_cache_get( $name, self::GROUP )
			) {
				$open[ $name ] = $request;
			}
		}
		return self::ask( array_slice( $open, 0, Id_Finder::AT_ONCE ) )[ $own ];
	}

	/**
	 * Queries the database and caches counts and terms.
	 *
	 * @param array<string, array{list: Query_Spec, taxonomy: string}> $list_requests Keyed by cache key.
	 * @return array<string, array<int, int>> Counts, keyed by cache key.
	 */
	private static function ask( array $list_requests ): array {
		global $wpdb;
		Term_Clauses::prime( array_column( $list_requests, 'list' ) );
		$names = array_keys( $list_requests );
		$parts = array();
		foreach ( array_values( $list_requests ) as $index => $request ) {
			$parts[] = "SELECT $index AS list, l$index.* FROM ( "
				. self::statement( $request['list'], $request['taxonomy'] )
				. " ) AS l$index";
		}
		$found = array_fill_keys( $names, array() );
		$terms = array();
		// phpcs:ignore WordPress.DB -- Statements that WordPress wrote; the answers are kept.
		$rows = $wpdb->get_results(
			'SELECT c.list, c.posts, t.*, x.* FROM ( '
				. implode( ' UNION ALL ', $parts )
				. " ) AS c JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = c.place JOIN $wpdb->terms t ON t.term_id = x.term_id "
				. 'ORDER BY c.posts DESC, t.name'
		) ?? array();
		foreach ( $rows as $row ) {
			$found[ $names[ (int) $row->list ] ][ (int) $row->term_id ] = (int) $row->posts;
			unset( $row->list, $row->posts );
			$terms[ $row->term_id ] = $row;
		}
		update_term_cache( $terms );
		foreach ( $found as $name => $counts ) {
			wp_cache_set( $name, $counts, self::GROUP, DAY_IN_SECONDS );
		}
		return $found;
	}

	/**
	 * Returns a statement that selects the terms with the most posts in a list: `place`, the term taxonomy
	 * ID, and `posts`.
	 *
	 * @param string $taxonomy Taxonomy of the terms.
	 */
	private static function statement( Query_Spec $list, string $taxonomy ): string {
		global $wpdb;
		$parts = Sql::clauses( $list );
		$joins = "JOIN $wpdb->term_relationships of_post ON of_post.object_id = {$wpdb->posts}.ID "
			. "JOIN $wpdb->term_taxonomy of_kind ON of_kind.term_taxonomy_id = of_post.term_taxonomy_id";
		$where = $wpdb->prepare( 'of_kind.taxonomy = %s', $taxonomy );
		return "SELECT of_post.term_taxonomy_id AS place, COUNT( DISTINCT {$wpdb->posts}.ID ) AS posts "
			. "FROM {$wpdb->posts} {$parts['join']} $joins WHERE 1=1 {$parts['where']} AND $where GROUP BY of_post.term_taxonomy_id "
			. 'ORDER BY posts DESC, place LIMIT ' . self::MOST;
	}

	/**
	 * Returns the cache key, which changes whenever a post or term changes.
	 *
	 * @param string $taxonomy Taxonomy of the terms.
	 */
	private static function name( Query_Spec $list, string $taxonomy ): string {
		return "terms:$taxonomy:" . $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	}
}
