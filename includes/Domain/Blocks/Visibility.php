<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Whether an author has hidden a block.
 *
 * WordPress 6.9 and later render a hidden block and then print nothing. Here it is not rendered at all, so that it needs
 * no queries, styles or scripts, and its parent makes no tab, slide or field for it.
 */
final class Visibility {
	/**
	 * Returns whether WordPress does not print the block.
	 *
	 * @param array<array-key, mixed> $attributes Saved attributes.
	 */
	public static function is_hidden( array $attributes ): bool {
		$metadata = $attributes['metadata'] ?? null;
		return is_array( $metadata )
			&& false === ( $metadata['blockVisibility'] ?? null )
			&& function_exists( 'wp_render_block_visibility_support' );
	}

	/**
	 * Prints nothing instead of a hidden block.
	 *
	 * @param string|null $html What is printed instead of the block; null for the block.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function skip( ?string $html, array $block ): ?string {
		return self::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ? '' : $html;
	}
}
