<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Remote_Carousel;

use Frontage\Domain\Blocks\Shown_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The controlled carousel.
 *
 * Finds the images of the carousel with a given anchor in the current post.
 */
final class Target_Carousel {
	/** Maximum length of a post that is searched, in bytes. */
	private const LONGEST = 500_000;

	/**
	 * Returns the image of each slide, in order.
	 *
	 * @param string $anchor Anchor of the carousel.
	 * @param string $content Post content.
	 * @return list<int> Attachment IDs; 0 for a slide without an image.
	 */
	public static function pictures( string $anchor, string $content ): array {
		if ( '' === $anchor || strlen( $content ) > self::LONGEST || ! str_contains( $content, $anchor ) ) {
			return array();
		}
		$found = self::find( $anchor, Shown_Blocks::in( $content ) );
		return array_values( array_map( array( self::class, 'picture' ), $found['innerBlocks'] ?? array() ) );
	}

	/**
	 * Finds the carousel at any depth.
	 *
	 * @param string $anchor Anchor of the carousel.
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return array<string, mixed>|null
	 */
	private static function find( string $anchor, array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			if ( ( $block['attrs']['anchor'] ?? '' ) === $anchor ) {
				return $block;
			}
			$found = self::find( $anchor, $block['innerBlocks'] );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns a slide's own image, or the first one inside it.
	 *
	 * @param array<string, mixed> $slide Parsed block.
	 */
	private static function picture( array $slide ): int {
		$id = $slide['attrs']['mediaId'] ?? $slide['attrs']['id'] ?? 0;
		if ( is_int( $id ) && $id > 0 ) {
			return $id;
		}
		foreach ( $slide['innerBlocks'] as $inner ) {
			$id = self::picture( $inner );
			if ( $id > 0 ) {
				return $id;
			}
		}
		return 0;
	}
}
