<?php
/**
 * Inner blocks that their parent prints one by one.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

use Closure;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Renders children with context that only the parent knows, such as their position.
 *
 * For blocks whose `block.json` says `"frontage": { "skipInnerBlocks": true }`.
 */
final class Inner {
	/**
	 * The children of one type, in order.
	 *
	 * @param WP_Block $parent The block being rendered.
	 * @param string   $name   Such as `frontage/tab`.
	 * @return list<WP_Block>
	 */
	public static function of( WP_Block $parent, string $name ): array {
		$children = array();
		foreach ( $parent->inner_blocks as $child ) {
			if ( $child instanceof WP_Block && $child->name === $name ) {
				$children[] = $child;
			}
		}
		return $children;
	}

	/**
	 * Prints one child.
	 *
	 * @param WP_Block             $child   The child.
	 * @param array<string, mixed> $context What it shall know, by context name.
	 */
	public static function render( WP_Block $child, array $context = array() ): string {
		$block = new WP_Block( $child->parsed_block, array_merge( self::context_of( $child ), $context ) );
		return $block->render();
	}

	/**
	 * The context that reached a block from further up.
	 *
	 * @param WP_Block $block The block.
	 * @return array<string, mixed>
	 */
	private static function context_of( WP_Block $block ): array {
		$read = Closure::bind( static fn ( WP_Block $block ): array => $block->available_context, null, WP_Block::class );
		return $read( $block );
	}
}
