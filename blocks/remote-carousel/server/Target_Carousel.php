<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Remote_Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * The carousel that is steered.
 *
 * Finds the pictures of the carousel with an anchor, in the post that is being printed.
 */
final class Target_Carousel {
	/** Longest post that is looked through, in bytes. */
	private const LONGEST = 500_000;

	/**
	 * The picture of each slide, in order.
	 *
	 * @param string $anchor  The carousel's.
	 * @param string $content A post's.
	 * @return list<int> In the media library; 0 for a slide without picture.
	 */
	public static function pictures( string $anchor, string $content ): array {
		if ( '' === $anchor || strlen( $content ) > self::LONGEST || ! str_contains( $content, $anchor ) ) {
			return array();
		}
		$found = self::find( $anchor, parse_blocks( $content ) );
		return null === $found ? array() : array_values( array_map( array( self::class, 'picture' ), $found['innerBlocks'] ) );
	}

	/**
	 * Looks for the carousel, however deep.
	 *
	 * @param string                      $anchor The carousel's.
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
	 * A slide's own picture, else the first in it.
	 *
	 * @param array<string, mixed> $slide A parsed block.
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
