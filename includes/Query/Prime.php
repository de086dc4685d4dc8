<?php
/**
 * Everything cards show, fetched at once.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Query;

defined( 'ABSPATH' ) || exit;

/** Six queries at most for any number of posts: posts, meta, terms, pictures (two), authors. */
final class Prime {
	/**
	 * Fills WordPress's caches.
	 *
	 * @param list<int> $ids Numbers of posts.
	 */
	public static function posts( array $ids ): void {
		$ids = array_values( array_unique( $ids ) );
		_prime_post_caches( $ids, false, true );
		self::terms( $ids );
		$pictures = array();
		$authors  = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( null !== $post ) {
				$authors[]  = (int) $post->post_author;
				$pictures[] = (int) get_post_meta( $id, '_thumbnail_id', true );
			}
		}
		$pictures = array_values( array_unique( array_filter( $pictures ) ) );
		if ( array() !== $pictures ) {
			_prime_post_caches( $pictures, false, true );
		}
		self::authors( array_values( array_unique( array_filter( $authors ) ) ) );
	}

	/**
	 * Fetches the terms of posts with the terms' names, which WordPress would ask for apart.
	 *
	 * @param list<int> $ids Numbers of posts.
	 */
	private static function terms( array $ids ): void {
		global $wpdb;
		$found = array();
		foreach ( $ids as $id ) {
			foreach ( get_object_taxonomies( (string) get_post_type( $id ) ) as $taxonomy ) {
				if ( false === wp_cache_get( $id, "{$taxonomy}_relationships" ) ) {
					$found[ $taxonomy ][ $id ] = array();
				}
			}
		}
		if ( array() === $found ) {
			return;
		}
		$ids        = array_keys( array_replace( ...array_values( $found ) ) );
		$taxonomies = array_keys( $found );
		$rows       = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT r.object_id, t.*, x.* FROM $wpdb->term_relationships r JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = x.term_id"
				. ' WHERE r.object_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ') AND x.taxonomy IN (' . implode( ',', array_fill( 0, count( $taxonomies ), '%s' ) ) . ') ORDER BY t.name', // phpcs:ignore WordPress.DB -- Marks only.
				...$ids,
				...$taxonomies
			)
		);
		foreach ( $rows as $row ) {
			if ( isset( $found[ $row->taxonomy ][ (int) $row->object_id ] ) ) {
				$found[ $row->taxonomy ][ (int) $row->object_id ][] = (int) $row->term_id;
			}
		}
		update_term_cache( $rows );
		foreach ( $found as $taxonomy => $terms ) {
			wp_cache_add_multiple( $terms, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * Fetches names and addresses of authors, and nothing else of them: `WP_User` would ask for their rights too.
	 *
	 * @param list<int> $ids Numbers of users.
	 */
	private static function authors( array $ids ): void {
		global $wpdb;
		$missing = _get_non_cached_ids( $ids, 'users' );
		if ( array() === $missing ) {
			return;
		}
		foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->users WHERE ID IN (" . implode( ',', array_map( 'intval', $missing ) ) . ')' ) as $user ) { // phpcs:ignore WordPress.DB -- As cache_users(), without their meta.
			update_user_caches( $user );
		}
	}
}
