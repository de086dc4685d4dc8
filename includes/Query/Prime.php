<?php
/**
 * Everything cards show, fetched at once.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Query;

defined( 'ABSPATH' ) || exit;

/** Seven queries at most for any number of posts: posts, meta, terms (two), pictures (two), authors. */
final class Prime {
	/**
	 * Fills WordPress's caches.
	 *
	 * @param list<int> $ids Numbers of posts.
	 */
	public static function posts( array $ids ): void {
		$ids = array_values( array_unique( $ids ) );
		_prime_post_caches( $ids, true, true );
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
