<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes that come from elsewhere, such as the overrides of a synced pattern.
 *
 * WordPress reads them when it renders a block. Parents that show the titles of their parts read them before.
 */
final class Bound_Attributes {
	/** WordPress's own, which is private: it knows what can be bound in this version, and where the context comes from. */
	private const METHOD = 'process_block_bindings';

	/**
	 * Reads them now.
	 *
	 * @param WP_Block $block Block instance; its attributes change.
	 */
	public static function read( WP_Block $block ): void {
		if ( self::has( $block ) && method_exists( $block, self::METHOD ) ) {
			$method            = self::METHOD;
			$values            = (array) ( fn () => $this->$method() )->call( $block );
			$block->attributes = self::checked( array_merge( $block->attributes, $values ), $block );
		}
	}

	/**
	 * Leaves out values of a wrong type, as WordPress does with those in a block's comment, but not with these.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Block $block Block instance.
	 * @return array<string, mixed>
	 */
	public static function checked( array $attributes, WP_Block $block ): array {
		return self::has( $block ) && null !== $block->block_type
			? $block->block_type->prepare_attributes_for_render( $attributes )
			: $attributes;
	}

	/** Returns whether a block has any. */
	private static function has( WP_Block $block ): bool {
		return ! empty( $block->parsed_block['attrs']['metadata']['bindings'] );
	}
}
