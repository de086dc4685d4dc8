<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Primes WordPress's caches with everything that cards show.
 *
 * At most five queries for any number of posts: meta and posts together with those of their images,
 * terms, authors.
 */
final class Cache_Primer {
	/**
	 * Posts that this request has already primed, keyed by site and post ID.
	 *
	 * @var array<int, array<int, true>>
	 */
	private static array $done = array();

	/**
	 * IDs of authors whose meta may not be primed yet, as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $authors = array();

	/**
	 * Primes the caches for posts.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function prime_posts( array $ids ): void {
		$done = self::$done[ get_current_blog_id() ] ?? array();
		$new  = array_diff_key( array_fill_keys( $ids, true ), $done );
		if ( array() === $new ) {
			return;
		}
		self::$done[ get_current_blog_id() ] = $done + $new;

		$ids      = array_keys( $new );
		$pictures = self::pictures( $ids );
		_prime_post_caches( array( ...$ids, ...$pictures ), false, false );
		update_meta_cache( 'post', $pictures );
		$posts = array_filter( array_map( 'get_post', array_combine( $ids, $ids ) ) );
		self::prime_terms( $posts );
		self::prime_authors(
			array_values(
				array_unique( array_filter( array_map( static fn ( WP_Post $post ): int => (int) $post->post_author, $posts ) ) )
			)
		);
	}

	/** Primes the meta of the authors of all posts so far, which WordPress's blocks read: one query for all of them. */
	public static function prime_author_meta(): void {
		if ( array() !== self::$authors ) {
			update_meta_cache( 'user', array_keys( self::$authors ) );
			self::$authors = array();
		}
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$done    = array();
		self::$authors = array();
	}

	/**
	 * Primes the meta of posts and returns the IDs of their featured images.
	 *
	 * Bypasses WordPress's filters, because callbacks may load the posts, which are primed later.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<int>
	 */
	private static function pictures( array $ids ): array {
		update_meta_cache( 'post', $ids );
		$pictures = array();
		foreach ( wp_cache_get_multiple( $ids, 'post_meta' ) as $meta ) {
			$pictures[] = is_array( $meta ) ? (int) ( $meta['_thumbnail_id'][0] ?? 0 ) : 0;
		}
		return array_values( array_unique( array_filter( $pictures ) ) );
	}

	/**
	 * Primes the term relationships of posts together with the terms, which WordPress would query separately.
	 *
	 * @param array<int, WP_Post> $posts Keyed by post ID.
	 */
	private static function prime_terms( array $posts ): void {
		$found = array();
		foreach ( self::by_taxonomy( $posts ) as $taxonomy => $ids ) {
			$open = array_keys( wp_cache_get_multiple( $ids, "{$taxonomy}_relationships" ), false, true );
			if ( array() !== $open ) {
				$found[ $taxonomy ] = array_fill_keys( $open, array() );
			}
		}
		if ( array() === $found ) {
			return;
		}
		$terms = array();
		foreach ( self::rows( array_keys( array_replace( ...array_values( $found ) ) ) ) as $term ) {
			$post = (int) $term->object_id;
			if ( isset( $found[ $term->taxonomy ][ $post ] ) ) {
				$found[ $term->taxonomy ][ $post ][] = (int) $term->term_id;
			}
			unset( $term->object_id );
			$terms[ $term->term_taxonomy_id ] = $term;
		}
		update_term_cache( $terms );
		foreach ( $found as $taxonomy => $of_posts ) {
			wp_cache_add_multiple( $of_posts, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * Groups post IDs by the taxonomies of their post types.
	 *
	 * @param array<int, WP_Post> $posts Keyed by post ID.
	 * @return array<string, list<int>>
	 */
	private static function by_taxonomy( array $posts ): array {
		$types = array();
		foreach ( $posts as $id => $post ) {
			$types[ $post->post_type ][] = $id;
		}
		$found = array();
		foreach ( $types as $type => $ids ) {
			foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
				$found[ $taxonomy ] = array( ...( $found[ $taxonomy ] ?? array() ), ...$ids );
			}
		}
		return $found;
	}

	/**
	 * Returns the terms of posts, sorted by name.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array<mixed> Rows for update_term_cache(), one for each term of each post, which is its `object_id`.
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Whole numbers.
		return (array) $wpdb->get_results(
			"SELECT r.object_id, t.*, x.* FROM $wpdb->term_relationships r "
				. "JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN $wpdb->terms t ON t.term_id = x.term_id "
				. 'WHERE r.object_id IN (' . implode( ',', $ids ) . ') ORDER BY t.name'
		);
	}

	/**
	 * Primes only the names and addresses of authors; `WP_User` would also load their capabilities.
	 *
	 * @param list<int> $ids User IDs.
	 */
	private static function prime_authors( array $ids ): void {
		global $wpdb;
		self::$authors += array_fill_keys( $ids, true );

		$missing = _get_non_cached_ids( $ids, 'users' );
		if ( array() === $missing ) {
			return;
		}
		// phpcs:ignore WordPress.DB -- As cache_users(), without their meta.
		$users = $wpdb->get_results( "SELECT * FROM $wpdb->users WHERE ID IN (" . implode( ',', array_map( 'intval', $missing ) ) . ')' );
		foreach ( $users as $user ) {
			update_user_caches( $user );
		}
	}
}
