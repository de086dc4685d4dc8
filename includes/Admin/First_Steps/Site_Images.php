<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/** Replaces our pictures in a block example with images from the media library. */
final class Site_Images {
	private const MAX = 12;

	/** How an example names one of our pictures: by its file. */
	private const PICTURE = '~^[a-z]+(-[a-z0-9]+)*\.webp$~';

	/** Attributes that belong to an image, removed together with it. */
	private const ABOUT = array( 'alt', 'caption', 'id' );

	/**
	 * IDs of the images not used yet in this block; null until first needed.
	 *
	 * @var list<int>|null
	 */
	private ?array $images = null;

	/** How many images earlier blocks have used, so that each begins with another. */
	private static int $used = 0;

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
	 * @return array<array-key, mixed> Empty if it holds an image and none is left.
	 */
	private function walk( array $node ): array {
		$result = $node;
		foreach ( $node as $key => $value ) {
			if ( is_array( $value ) ) {
				$result[ $key ] = $this->walk( $value );
				if ( array() === $result[ $key ] && array() !== $value ) {
					unset( $result[ $key ] );
				}
			} elseif ( is_string( $value ) && 1 === preg_match( self::PICTURE, $value ) ) {
				$own = $this->own( (string) $key );
				if ( array() === $own ) {
					return array();
				}
				$result = array_replace( array_diff_key( $result, array_flip( self::ABOUT ) ), $own );
			}
		}
		return array_is_list( $node ) ? array_values( $result ) : $result;
	}

	/**
	 * Returns the next image from the library, to replace one of ours.
	 *
	 * @param string $key Key of the image's URL, such as `firstUrl`.
	 * @return array<string, mixed> Its ID, such as `firstId`, and its URL; empty if no image is left.
	 */
	private function own( string $key ): array {
		$this->images ??= self::rotated();
		$id             = array_shift( $this->images );
		$url            = null === $id ? false : wp_get_attachment_url( $id );
		if ( false === $url ) {
			return array();
		}
		++self::$used;
		$id_key = preg_replace( array( '/^url$/', '/Url$/' ), array( 'id', 'Id' ), $key );
		return ( $id_key === $key ? array() : array( (string) $id_key => $id ) ) + array( $key => $url );
	}

	/**
	 * Returns the IDs of the newest images, beginning after the last one used.
	 *
	 * @return list<int>
	 */
	private static function rotated(): array {
		$all   = self::library();
		$start = array() === $all ? 0 : self::$used % count( $all );
		return array_merge( array_slice( $all, $start ), array_slice( $all, 0, $start ) );
	}

	/**
	 * Returns the IDs of the newest images.
	 *
	 * @return list<int>
	 */
	public static function library(): array {
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
