<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * The terms that posts of a list have.
 *
 * Knows which terms a list has posts of, where WordPress's own counts, which are those of all posts, say too much.
 *
 * Asks once for all lists of a page that offer terms, and keeps the answers until a post or term changes.
 */
final class Term_Counts {
	/** Terms of one list that are looked at, the fullest: who has more of them finds their way by other means than a filter. */
	public const MOST = 200;

	private const GROUP = 'frontage-lists';

	/** What leaves the posts of a term in the list, or is about the taxonomies themselves. */
	private const HARMLESS = array( 'postType', 'perPage', 'order', 'orderBy', 'taxQuery', 'terms', 'taxonomies', 'inherit', 'unique' );

	/**
	 * Whether a list may lack the posts of a term that has some.
	 *
	 * @param Query_Spec $list     The list.
	 * @param string      $taxonomy The terms' taxonomy.
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
	 * How many posts of a list have each term, the fullest first; those below a term are not counted to it.
	 *
	 * @param Query_Spec $list     The list.
	 * @param string      $taxonomy The terms' taxonomy.
	 * @return array<int, int> By the number of the term.
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
		foreach ( Query_Preloader::filtered() as $wish ) {
			$name = self::name( $wish['list'], $wish['taxonomy'] );
			if ( is_taxonomy_viewable( $wish['taxonomy'] ) && self::is_needed( $wish['list'], $wish['taxonomy'] ) && false === wp_cache_get( $name, self::GROUP ) ) {
				$open[ $name ] = $wish;
			}
		}
		return self::ask( array_slice( $open, 0, Id_Finder::AT_ONCE ) )[ $own ];
	}

	/**
	 * Asks the database, and keeps the answers and the terms.
	 *
	 * @param array<string, array{list: Query_Spec, taxonomy: string}> $wishes By name.
	 * @return array<string, array<int, int>> Counts by name.
	 */
	private static function ask( array $wishes ): array {
		global $wpdb;
		Term_Clauses::prime( array_column( $wishes, 'list' ) );
		$names = array_keys( $wishes );
		$parts = array();
		foreach ( array_values( $wishes ) as $index => $wish ) {
			$parts[] = "SELECT $index AS list, l$index.* FROM ( " . Sql::terms( $wish['list'], $wish['taxonomy'], self::MOST ) . " ) AS l$index";
		}
		$found = array_fill_keys( $names, array() );
		$terms = array();
		foreach ( $wpdb->get_results( 'SELECT c.list, c.posts, t.*, x.* FROM ( ' . implode( ' UNION ALL ', $parts ) . " ) AS c JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = c.place JOIN $wpdb->terms t ON t.term_id = x.term_id ORDER BY c.posts DESC, t.name" ) ?? array() as $row ) { // phpcs:ignore WordPress.DB -- Statements that WordPress wrote; the answers are kept.
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
	 * The name an answer is kept under; another one whenever a post or a term has changed.
	 *
	 * @param Query_Spec $list     The list.
	 * @param string      $taxonomy The terms' taxonomy.
	 */
	private static function name( Query_Spec $list, string $taxonomy ): string {
		return "terms:$taxonomy:" . $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	}
}
