<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/** Replaces external images in a block example with images from the media library. */
final class Site_Images {
	private const MAX = 12;

	private const PICTURE = '~^https?://.+\.(jpe?g|png|webp|avif|gif)(\?.*)?$~i';

	/** Attributes that belong to an image, removed together with it. */
	private const ABOUT = array( 'alt', 'caption', 'id' );

	/**
	 * IDs of the images not used yet; null until first needed.
	 *
	 * @var list<int>|null
	 */
	private ?array $images = null;

	/**
	 * Returns the attributes with the site's own images. Leaves image slots empty if the library has none.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the example.
	 * @return array<array-key, mixed>
	 */
	public static function instead( array $attributes ): array {
		return ( new self() )->walk( $attributes );
	}

	/**
	 * Walks through attributes recursively.
	 *
	 * @param array<array-key, mixed> $node Object or list.
	 * @return array<array-key, mixed>
	 */
	private function walk( array $node ): array {
		$is_list = array_is_list( $node );
		foreach ( $node as $key => $value ) {
			if ( is_array( $value ) ) {
				$node[ $key ] = $this->walk( $value );
				if ( array() === $node[ $key ] && array() !== $value ) {
					unset( $node[ $key ] );
				}
			} elseif ( is_string( $value ) && 1 === preg_match( self::PICTURE, $value ) ) {
				return $is_list ? array() : $this->with_own( $node, $key );
			}
		}
		return $is_list ? array_values( $node ) : $node;
	}

	/**
	 * Replaces an external image in an object with the next image from the library.
	 *
	 * @param array<array-key, mixed> $node Object that holds the image.
	 * @param int|string $key Key of the image URL.
	 * @return array<array-key, mixed> Empty if no image is left.
	 */
	private function with_own( array $node, int|string $key ): array {
		$this->images ??= self::library();
		$id             = array_shift( $this->images );
		$url            = null === $id ? false : wp_get_attachment_url( $id );
		if ( false === $url ) {
			return array();
		}
		$kept = array_diff_key( $node, array_flip( self::ABOUT ) );
		$own  = 'url' === $key ? array( 'id' => $id ) : array();
		return $own + array_replace( $kept, array( $key => $url ) );
	}

	/**
	 * Returns the IDs of the newest images.
	 *
	 * @return list<int>
	 */
	private static function library(): array {
		$found = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_mime_type' => 'image',
				'post_status'    => 'inherit',
				'posts_per_page' => self::MAX,
				'fields'         => 'ids',
				'no_found_rows'  => true,
			)
		);
		return array_values( array_map( 'intval', $found ) );
	}
}
