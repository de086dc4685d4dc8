<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/** Images from the media library, for patterns, so that nothing is loaded from other sites. */
final class Site_Images {
	/** Minimum number of images; with fewer, a pattern shows empty placeholders. */
	private const FEWEST = 3;

	/**
	 * Returns the newest images, in the format our blocks save.
	 *
	 * @param int $count Maximum number.
	 * @return list<array{id: int, url: string}>
	 */
	public static function newest( int $count ): array {
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

	/**
	 * Returns an image block, in the markup that the editor saves.
	 *
	 * @param array{id: int, url: string, alt?: string}|null $picture One of the newest images; null for a placeholder.
	 * @param string $align `center` or empty.
	 * @param string $ratio Aspect ratio, width by height, such as `1`; empty for the image's own.
	 */
	public static function image( ?array $picture, string $align = '', string $ratio = '' ): string {
		$own     = null === $picture ? array() : array(
			'id'              => $picture['id'],
			'sizeSlug'        => 'large',
			'linkDestination' => 'none',
		);
		$own    += '' === $ratio ? array() : array(
			'aspectRatio' => $ratio,
			'scale'       => 'cover',
		);
		$own    += '' === $align ? array() : array( 'align' => $align );
		$classes = 'wp-block-image' . ( '' === $align ? '' : " align$align" ) . ( null === $picture ? '' : ' size-large' );
		$src     = null === $picture ? '' : sprintf( ' src="%s"', esc_url( $picture['url'] ) );
		$class   = null === $picture ? '' : sprintf( ' class="wp-image-%d"', $picture['id'] );
		$alt     = esc_attr( $picture['alt'] ?? '' );
		$style   = '' === $ratio ? '' : sprintf( ' style="aspect-ratio:%s;object-fit:cover"', esc_attr( $ratio ) );
		$comment = array() === $own ? '' : serialize_block_attributes( $own ) . ' ';
		return "<!-- wp:image $comment-->\n<figure class=\"$classes\"><img$src alt=\"$alt\"$class$style/></figure>\n<!-- /wp:image -->\n\n";
	}
}
