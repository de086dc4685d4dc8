<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the `example` of a `block.json` into the markup that the editor would save.
 *
 * Frontage blocks save only their inner blocks. Images from other sites are replaced with the site's
 * own, so that no page makes third-party requests.
 */
final class Example {
	private const OURS = 'frontage/';

	/**
	 * Returns the markup of one block.
	 *
	 * @param string $name Block name, such as `frontage/tabs`.
	 * @param array<array-key, mixed> $node `{ attributes, innerBlocks }`, both optional.
	 * @return string Empty if the block cannot be reproduced faithfully.
	 */
	public static function markup( string $name, array $node ): string {
		$attributes = is_array( $node['attributes'] ?? null ) ? $node['attributes'] : array();
		$children   = is_array( $node['innerBlocks'] ?? null ) ? $node['innerBlocks'] : array();
		$inner      = implode( "\n\n", array_filter( array_map( array( self::class, 'child' ), $children ) ) );
		if ( ! str_starts_with( $name, self::OURS ) ) {
			return Core_Markup::of( $name, 'core/image' === $name ? Site_Images::instead( $attributes ) : $attributes, $inner );
		}
		return get_comment_delimited_block_content( $name, Site_Images::instead( $attributes ), '' === $inner ? '' : "\n$inner\n" );
	}

	/**
	 * Returns the markup of an inner block.
	 *
	 * @param mixed $node `{ name, attributes, innerBlocks }`.
	 */
	private static function child( mixed $node ): string {
		return is_array( $node ) && is_string( $node['name'] ?? null ) ? self::markup( $node['name'], $node ) : '';
	}
}
