<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Inner blocks that their parent renders one by one.
 *
 * Renders children with context that only the parent knows, such as their position.
 *
 * For blocks whose `block.json` has `"frontage": { "skipInnerBlocks": true }`.
 */
final class Inner_Blocks {
	/**
	 * Returns the children of one type that are not hidden, in order, with the attributes that visitors see.
	 *
	 * @param WP_Block $parent Block being rendered.
	 * @param string $name Block name, such as `frontage/tab`.
	 * @return list<WP_Block>
	 */
	public static function of( WP_Block $parent, string $name ): array {
		$children = array();
		foreach ( $parent->inner_blocks as $child ) {
			if ( $child instanceof WP_Block && $child->name === $name && ! Visibility::is_hidden( $child->parsed_block['attrs'] ) ) {
				Bound_Attributes::read( $child );
				$children[] = $child;
			}
		}
		return $children;
	}

	/**
	 * Renders a child with the filters that WordPress applies to inner blocks.
	 *
	 * @param array<string, mixed> $context Context values, keyed by name.
	 */
	public static function render( WP_Block $child, array $context = array() ): string {
		$source = $child->parsed_block;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$before = apply_filters( 'pre_render_block', null, $source, null );
		if ( is_string( $before ) ) {
			return $before;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$child->parsed_block = apply_filters( 'render_block_data', $source, $source, null );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$child->context = apply_filters(
			'render_block_context',
			array_merge( $child->context, $context ),
			$child->parsed_block,
			null
		);
		return $child->render();
	}
}
