<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Http\Post_Visibility;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * What a lightbox must know about the file behind an image before it loads it.
 *
 * Its width and height, from metadata that WordPress has read for the image on the page anyway. The largest
 * file is the one that WordPress calls full: of a photograph of 6000 pixels the one it has turned upright and
 * scaled to 2560, not the original, which may tell where it was taken.
 */
final class Large_File {
	/** Attribute of the image with width and height in pixels, such as `2560x1707`. */
	public const SIZE = 'data-frontage-size';

	/** Attribute with the files in the shape of the whole picture, if the image on the page is cropped; else its own `srcset` has them. */
	public const SET = 'data-frontage-set';

	/** Largest difference of two shapes that is only rounding. */
	private const ROUNDING = 0.03;

	/** Class with which WordPress names an image's attachment. */
	private const NAMED = '/(?:^|\s)wp-image-(\d+)(?:\s|$)/';

	/**
	 * Returns the attributes of an image whose link opens in the lightbox; none if its size is unknown.
	 *
	 * @param int $id Attachment ID, or 0.
	 * @param string $shown URL of the image on the page.
	 * @return array<string, string>
	 */
	public static function attributes( int $id, string $shown ): array {
		$id     = Post_Visibility::file( $id );
		$meta   = 0 === $id ? false : wp_get_attachment_metadata( $id );
		$width  = (int) ( $meta['width'] ?? 0 );
		$height = (int) ( $meta['height'] ?? 0 );
		if ( ! is_array( $meta ) || $width < 1 || $height < 1 ) {
			return array();
		}
		$attributes = array( self::SIZE => "{$width}x$height" );
		if ( self::is_cropped( $meta, $shown ) ) {
			$attributes[ self::SET ] = (string) wp_get_attachment_image_srcset( $id, 'full' );
		}
		/**
		 * Filters what the lightbox is told about an image, in attributes of the image on the page.
		 *
		 * Runs for each image whose link opens in the lightbox.
		 *
		 *     add_filter( 'frontage_lightbox_image', fn ( $all ) => array_diff_key( $all, array( 'data-frontage-camera' => 1 ) ) );
		 *
		 * @since 0.3
		 *
		 * @param array<string, string> $attributes Attributes by name.
		 * @param int                   $id         Attachment ID.
		 */
		$filtered = apply_filters( 'frontage_lightbox_image', $attributes, $id );
		return is_array( $filtered ) ? array_map( 'strval', array_filter( $filtered, 'is_scalar' ) ) : $attributes;
	}

	/**
	 * Adds the attributes to an image tag.
	 *
	 * @param WP_HTML_Tag_Processor $img Positioned at the image.
	 * @param int $id Attachment ID, or 0 to read it from the image's class.
	 */
	public static function mark( WP_HTML_Tag_Processor $img, int $id = 0 ): void {
		$id = 0 === $id ? self::id( $img ) : $id;
		foreach ( self::attributes( $id, (string) $img->get_attribute( 'src' ) ) as $name => $value ) {
			$img->set_attribute( $name, $value );
		}
	}

	/**
	 * Returns the attachment that an image's class names, or 0.
	 *
	 * @param WP_HTML_Tag_Processor $img Positioned at the image.
	 */
	public static function id( WP_HTML_Tag_Processor $img ): int {
		return 1 === preg_match( self::NAMED, (string) $img->get_attribute( 'class' ), $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Returns whether a file of an attachment shows only a part of it.
	 *
	 * @param array<string, mixed> $meta Attachment metadata with width and height.
	 * @param string $shown URL of the file.
	 */
	private static function is_cropped( array $meta, string $shown ): bool {
		$name = wp_basename( $shown );
		foreach ( is_array( $meta['sizes'] ?? null ) ? $meta['sizes'] : array() as $size ) {
			if ( is_array( $size ) && ( $size['file'] ?? '' ) === $name && ! empty( $size['width'] ) && ! empty( $size['height'] ) ) {
				return abs( $size['width'] * $meta['height'] / ( $size['height'] * $meta['width'] ) - 1 ) > self::ROUNDING;
			}
		}
		return false;
	}
}
