<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * The site's own pictures in an example.
 *
 * Puts pictures of the media library where an example names pictures of another site.
 */
final class Site_Images {
	private const MAX = 12;

	private const PICTURE = '~^https?://.+\.(jpe?g|png|webp|avif|gif)(\?.*)?$~i';

	/** What belongs to a picture that is gone. */
	private const ABOUT = array( 'alt', 'caption', 'id' );

	/**
	 * Pictures not used yet; null until they are needed.
	 *
	 * @var list<int>|null
	 */
	private ?array $images = null;

	/**
	 * Attributes with the site's own pictures; without any in the library, the places stay empty.
	 *
	 * @param array<array-key, mixed> $attributes The example's.
	 * @return array<array-key, mixed>
	 */
	public static function instead( array $attributes ): array {
		return ( new self() )->walk( $attributes );
	}

	/**
	 * Goes through attributes.
	 *
	 * @param array<array-key, mixed> $node An object or list.
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
	 * An object with the next of our own pictures instead of a foreign one.
	 *
	 * @param array<array-key, mixed> $node The object.
	 * @param int|string              $key  Where the address is.
	 * @return array<array-key, mixed> Nothing if there is no picture.
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
	 * The newest pictures.
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
