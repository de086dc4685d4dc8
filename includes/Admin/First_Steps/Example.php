<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * A block's example as block markup.
 *
 * Turns the `example` of a `block.json` into what the editor would save.
 *
 * Our blocks save their inner blocks and nothing else. Pictures of other sites become
 * the site's own, so that no page of the owner calls elsewhere.
 */
final class Example {
	private const OURS = 'frontage/';

	/**
	 * Markup of one block.
	 *
	 * @param string                  $name Such as `frontage/tabs`.
	 * @param array<array-key, mixed> $node `{ attributes, innerBlocks }`, both optional.
	 * @return string Empty if it cannot be saved faithfully.
	 */
	public static function markup( string $name, array $node ): string {
		$attributes = is_array( $node['attributes'] ?? null ) ? $node['attributes'] : array();
		$children   = is_array( $node['innerBlocks'] ?? null ) ? $node['innerBlocks'] : array();
		$inner      = implode( "\n\n", array_filter( array_map( array( self::class, 'child' ), $children ) ) );
		if ( ! str_starts_with( $name, self::OURS ) ) {
			return Core_Markup::of( $name, $attributes, $inner );
		}
		return get_comment_delimited_block_content( $name, Site_Images::instead( $attributes ), '' === $inner ? '' : "\n$inner\n" );
	}

	/**
	 * Markup of an inner block.
	 *
	 * @param mixed $node `{ name, attributes, innerBlocks }`.
	 */
	private static function child( mixed $node ): string {
		return is_array( $node ) && is_string( $node['name'] ?? null ) ? self::markup( $node['name'], $node ) : '';
	}
}
