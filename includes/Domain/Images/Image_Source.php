<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The images of a block that come from elsewhere: the post, a custom field, media categories, or a block binding.
 *
 * @phpstan-import-type Found from Image_List
 */
final class Image_Source {
	/**
	 * Returns the images to show, in order; drafts and private posts keep theirs.
	 *
	 * @param WP_Block $block Block instance.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<Found>|null Null if the author picks them.
	 */
	public static function of( WP_Block $block, array $attributes ): ?array {
		$post  = self::post( $block );
		$bound = Bound_Images::of( $block );
		if ( null !== $bound ) {
			return Image_Visibility::filter( $bound, $post );
		}
		$options = Source_Options::of( $attributes['source'] ?? null );
		if ( '' === $options->kind ) {
			return null;
		}
		$images = Source_Options::TERMS === $options->kind ? Term_Images::of( $options ) : self::of_post( $post, $options );
		return array_slice( Image_Visibility::filter( $images, $post ), 0, $options->limit );
	}

	/**
	 * Returns the post that a block belongs to; in a Query Loop, that of the loop.
	 *
	 * @param WP_Block $block Block instance.
	 * @return int Post ID; 0 for none.
	 */
	public static function post( WP_Block $block ): int {
		return max( 0, (int) ( $block->context['postId'] ?? get_the_ID() ) );
	}

	/**
	 * Returns the images of a post, if the visitor may see it.
	 *
	 * @param int $post Post ID; 0 for none.
	 * @param Source_Options $options What of the post.
	 * @return list<Found>
	 */
	private static function of_post( int $post, Source_Options $options ): array {
		if ( ! Image_Visibility::of_post( $post ) ) {
			return array();
		}
		return Source_Options::ATTACHED === $options->kind
			? Attached_Images::of( $post, $options )
			: self::sorted( Field_Images::of( $post, $options->key ), $options );
	}

	/**
	 * Sorts the images of a field, which has an order of its own.
	 *
	 * @param list<Found> $images Images in the field's order.
	 * @param Source_Options $options Order.
	 * @return list<Found>
	 */
	private static function sorted( array $images, Source_Options $options ): array {
		if ( '' === $options->order ) {
			return $images;
		}
		Image_Visibility::prime( array_column( $images, 'id' ) );
		$field = 'title' === $options->order ? 'post_title' : 'post_date';
		$keys  = array_map(
			static fn ( array $image ): string => (string) get_post_field( $field, $image['id'] ?? 0 ),
			$images
		);
		'newest' === $options->order ? arsort( $keys ) : asort( $keys );
		return array_map( static fn ( int $at ): array => $images[ $at ], array_keys( $keys ) );
	}
}
