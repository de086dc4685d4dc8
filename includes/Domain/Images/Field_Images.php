<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Domain\Query\Public_Meta;

defined( 'ABSPATH' ) || exit;

/**
 * The images in a custom field of a post, such as a gallery field of another plugin.
 *
 * @phpstan-import-type Found from Image_List
 */
final class Field_Images {
	/**
	 * Returns the images of a field that is public, in the field's order.
	 *
	 * @param int $post Post ID.
	 * @param string $key Meta key.
	 * @return list<Found>
	 */
	public static function of( int $post, string $key ): array {
		if ( ! self::is_public( $post, $key ) ) {
			return array();
		}
		$images = self::read( $post, $key );
		if ( array() !== _get_non_cached_ids( array_column( $images, 'id' ), 'posts' ) ) {
			self::prime_loop( $post, $key );
		}
		return $images;
	}

	/**
	 * Returns whether visitors may see a field.
	 *
	 * @param int $post Post ID.
	 * @param string $key Meta key.
	 */
	private static function is_public( int $post, string $key ): bool {
		$type = (string) get_post_type( $post );
		if ( '' === $key || '' === $type ) {
			return false;
		}
		/**
		 * Filters the custom fields, other than those in the REST API, whose images galleries may show.
		 *
		 * Runs when a gallery or carousel shows the images of a custom field.
		 *
		 *     add_filter( 'frontage_image_fields', fn ( $keys ) => array( ...$keys, '_product_image_gallery' ) );
		 *
		 * @since 0.3
		 *
		 * @param list<string> $keys Meta keys; none by default.
		 * @param string $type Post type.
		 */
		$keys = apply_filters( 'frontage_image_fields', array(), $type );
		return Public_Meta::has( $key, array( $type ) ) || in_array( $key, (array) $keys, true );
	}

	/**
	 * Reads a field; every one of its values, if it has several.
	 *
	 * @param int $post Post ID.
	 * @param string $key Meta key.
	 * @return list<Found>
	 */
	private static function read( int $post, string $key ): array {
		return Image_List::of( get_post_meta( $post, $key ) );
	}

	/**
	 * Primes WordPress's caches with the images of a post and of those after it in the same loop.
	 *
	 * @param int $post Post ID.
	 * @param string $key Meta key.
	 */
	private static function prime_loop( int $post, string $key ): void {
		$posts = Loop_Posts::from( $post );
		update_meta_cache( 'post', $posts );
		$ids = array();
		foreach ( $posts as $one ) {
			array_push( $ids, ...array_column( self::read( $one, $key ), 'id' ) );
		}
		Image_Visibility::prime( array_slice( array_values( array_unique( $ids ) ), 0, 5 * Source_Options::MOST ) );
	}
}
