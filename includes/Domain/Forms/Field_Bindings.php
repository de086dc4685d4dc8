<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Default values of fields from block bindings, such as a custom field of the post.
 *
 * WordPress up to 6.8 binds only attributes of its own blocks, so fields ask the source themselves.
 */
final class Field_Bindings {
	/**
	 * Returns the attributes with the bound default value, if its source has one.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Block $block The field.
	 * @return array<string, mixed>
	 */
	public static function resolve( array $attributes, WP_Block $block ): array {
		$bound  = $block->parsed_block['attrs']['metadata']['bindings']['value'] ?? null;
		$name   = is_array( $bound ) && is_string( $bound['source'] ?? null ) ? $bound['source'] : '';
		$source = '' === $name ? null : get_block_bindings_source( $name );
		if ( null === $source ) {
			return $attributes;
		}
		// As WordPress does: blocks get the context that their sources use.
		$block->context += array_intersect_key( array( 'postId' => get_the_ID() ), array_flip( $source->uses_context ?? array() ) );
		$block->context += array_intersect_key( array( 'postType' => get_post_type() ), array_flip( $source->uses_context ?? array() ) );
		$value           = $source->get_value( is_array( $bound['args'] ?? null ) ? $bound['args'] : array(), $block, 'value' );
		return is_scalar( $value ) ? array( 'value' => (string) $value ) + $attributes : $attributes;
	}
}
