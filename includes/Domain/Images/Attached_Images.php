<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The images that were uploaded to a post.
 *
 * In a loop, those of all its posts are read at once.
 */
final class Attached_Images {
	/** Order of WordPress's own galleries. */
	private const ORDER = array(
		'menu_order' => 'ASC',
		'ID'         => 'ASC',
	);

	/** Most images that one query reads. */
	private const MOST = 500;

	private const CACHE = 'frontage_attached_of_request';

	/**
	 * Returns the images of a post.
	 *
	 * @param int $post Post ID.
	 * @param Source_Options $options Order and limit.
	 * @return list<array{id: int}>
	 */
	public static function of( int $post, Source_Options $options ): array {
		wp_cache_add_non_persistent_groups( self::CACHE );
		$key   = static fn ( int $id ): string => "$id:$options->order:$options->limit";
		$known = wp_cache_get( $key( $post ), self::CACHE );
		if ( ! is_array( $known ) ) {
			$known = array();
			foreach ( self::read( Loop_Posts::from( $post ), $options ) as $parent => $ids ) {
				wp_cache_set( $key( $parent ), $ids, self::CACHE );
				$known = $parent === $post ? $ids : $known;
			}
		}
		return array_map( static fn ( int $id ): array => array( 'id' => $id ), array_values( $known ) );
	}

	/**
	 * Reads the images of posts, and primes WordPress's caches with them.
	 *
	 * @param non-empty-list<int> $posts Post IDs; the first one's images are complete in any case.
	 * @param Source_Options $options Order and limit.
	 * @return array<int, list<int>> Attachment IDs, keyed by post ID.
	 */
	private static function read( array $posts, Source_Options $options ): array {
		$found = array_fill_keys( $posts, array() );
		$rows  = self::rows( $posts, $options );
		if ( count( $rows ) >= self::MOST && count( $posts ) > 1 ) {
			return self::read( array( $posts[0] ), $options );
		}
		foreach ( $rows as $id => $parent ) {
			if ( count( $found[ $parent ] ) < $options->limit ) {
				$found[ $parent ][] = $id;
			}
		}
		Image_Visibility::prime( array_merge( ...array_values( $found ) ) );
		return $found;
	}

	/**
	 * Reads the parents of attached images.
	 *
	 * @param non-empty-list<int> $posts Post IDs.
	 * @param Source_Options $options Order.
	 * @return array<int, int> Post IDs, keyed by attachment ID.
	 */
	private static function rows( array $posts, Source_Options $options ): array {
		$query = new WP_Query(
			array(
				'post_type'       => 'attachment',
				'post_status'     => 'inherit',
				'post_mime_type'  => 'image',
				'post_parent__in' => $posts,
				'posts_per_page'  => self::MOST,
				'orderby'         => $options->order_by( self::ORDER ),
				'fields'          => 'id=>parent',
				'no_found_rows'   => true,
			)
		);
		$rows  = array();
		foreach ( (array) $query->posts as $post ) {
			if ( is_object( $post ) && in_array( (int) $post->post_parent, $posts, true ) ) {
				$rows[ (int) $post->ID ] = (int) $post->post_parent;
			}
		}
		return $rows;
	}
}
