<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Default values of fields from block bindings, such as a custom field of the post.
 *
 * WordPress up to 6.8 binds only attributes of its own blocks, so fields ask the source themselves. They ask as a visitor who is
 * not logged in would: pages are the same for everyone, and a source about the user must not get into a page cache.
 */
final class Field_Bindings {
	/** The attribute that can be bound. */
	private const ATTRIBUTE = 'value';

	/**
	 * Lets the editor connect the default value of a block, and WordPress override it in synced patterns.
	 *
	 * @param string $block Name of a field block.
	 */
	public static function offer( string $block ): void {
		add_filter( "block_bindings_supported_attributes_$block", array( self::class, 'with_value' ) );
	}

	/**
	 * Adds the attribute to those that can be bound.
	 *
	 * @param mixed $supported Names of attributes.
	 * @return list<mixed>
	 */
	public static function with_value( mixed $supported ): array {
		return array( ...array_values( (array) $supported ), self::ATTRIBUTE );
	}

	/**
	 * Returns the attributes with the bound default value, if its source has one.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Block $block The field.
	 * @return array<string, mixed>
	 */
	public static function resolve( array $attributes, WP_Block $block ): array {
		$saved  = $block->parsed_block['attrs'];
		$bound  = $saved['metadata']['bindings'][ self::ATTRIBUTE ] ?? null;
		$name   = is_array( $bound ) && is_string( $bound['source'] ?? null ) ? $bound['source'] : '';
		$source = '' === $name ? null : get_block_bindings_source( $name );
		if ( null === $source ) {
			return $attributes;
		}
		// As WordPress does: blocks get the context that their sources use.
		$block->context += array_intersect_key( array( 'postId' => get_the_ID() ), array_flip( $source->uses_context ?? array() ) );
		$block->context += array_intersect_key( array( 'postType' => get_post_type() ), array_flip( $source->uses_context ?? array() ) );
		$args            = is_array( $bound['args'] ?? null ) ? $bound['args'] : array();
		$value           = self::as_guest( static fn (): mixed => $source->get_value( $args, $block, self::ATTRIBUTE ) );
		return array( 'value' => is_scalar( $value ) ? (string) $value : Field_Blocks::text( $saved, 'value' ) ) + $attributes;
	}

	/**
	 * Returns what a function returns for a visitor who is not logged in; previews of unpublished posts are for their authors.
	 *
	 * @param callable(): mixed $read
	 */
	private static function as_guest( callable $read ): mixed {
		$user = get_current_user_id();
		$post = get_post();
		if ( 0 === $user || ( null !== $post && ! is_post_publicly_viewable( $post ) ) ) {
			return $read();
		}
		wp_set_current_user( 0 );
		try {
			return $read();
		} finally {
			wp_set_current_user( $user );
		}
	}
}
