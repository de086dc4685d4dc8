<?php
/**
 * The newest pictures of the media library.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

defined( 'ABSPATH' ) || exit;

/** Fills a pattern with the owner's own pictures, so that nothing is fetched from elsewhere. */
final class Newest {
	/** With fewer a gallery makes no picture; it stays empty then, and asks for images. */
	private const FEWEST = 3;

	/**
	 * Images as a gallery saves them.
	 *
	 * @param int $count At most.
	 * @return list<array{id: int, url: string}>
	 */
	public static function images( int $count ): array {
		$ids    = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_mime_type' => 'image',
				'post_status'    => 'inherit',
				'posts_per_page' => $count,
				'fields'         => 'ids',
				'no_found_rows'  => true,
			)
		);
		$images = array();
		foreach ( $ids as $id ) {
			$url = wp_get_attachment_image_url( $id, 'large' );
			if ( false !== $url ) {
				$images[] = compact( 'id', 'url' );
			}
		}
		return count( $images ) < self::FEWEST ? array() : $images;
	}
}
