<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of the owner's media library, for patterns.
 *
 * Fills patterns with what is there, so that nothing is fetched from elsewhere.
 */
final class Site_Images {
	/** With fewer a pattern makes no picture; it stays empty then, and asks for images. */
	private const FEWEST = 3;

	/**
	 * The newest, as our blocks save them.
	 *
	 * @param int $count At most.
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
	 * A picture as WordPress's image block, written as the editor saves it.
	 *
	 * @param array{id: int, url: string}|null $picture One of the newest; null for a place to fill.
	 * @param string                           $align   `center`, or empty.
	 * @param string                           $ratio   Width by height, such as `1`; empty for its own.
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
		$style   = '' === $ratio ? '' : sprintf( ' style="aspect-ratio:%s;object-fit:cover"', esc_attr( $ratio ) );
		$comment = array() === $own ? '' : serialize_block_attributes( $own ) . ' ';
		return "<!-- wp:image $comment-->\n<figure class=\"$classes\"><img$src alt=\"\"$class$style/></figure>\n<!-- /wp:image -->\n\n";
	}
}
