<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Inner blocks that their parent prints one by one.
 *
 * Renders children with context that only the parent knows, such as their position.
 *
 * For blocks whose `block.json` says `"frontage": { "skipInnerBlocks": true }`.
 */
final class Inner_Blocks {
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
	 * Prints one child as WordPress prints inner blocks, with the filters around it.
	 *
	 * @param WP_Block             $child   The child.
	 * @param array<string, mixed> $context What it shall know, by context name.
	 */
	public static function render( WP_Block $child, array $context = array() ): string {
		$source = $child->parsed_block;
		$before = apply_filters( 'pre_render_block', null, $source, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		if ( is_string( $before ) ) {
			return $before;
		}
		$child->parsed_block = apply_filters( 'render_block_data', $source, $source, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$child->context      = apply_filters( 'render_block_context', array_merge( $child->context, $context ), $child->parsed_block, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return $child->render();
	}
}
