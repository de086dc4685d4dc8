<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds blocks as saved by their authors.
 *
 * Leads from a page back to a saved block, for values that visitors must not choose: recipients, rules, lists.
 *
 * Searches the post that contains the block, then all places of its module in the usage index:
 * templates, parts, synced patterns, widgets, theme files.
 */
final class Saved_Blocks {
	private const PLACES_MAX = 200;

	/**
	 * Finds a block that visitors may use.
	 *
	 * @param string $module Module, such as `tabs`.
	 * @param int $post ID of the post that contains it; 0 if none.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of the module, as parsed by `parse_blocks()`, is the one.
	 * @return array<string, mixed>|null Null if it does not exist.
	 */
	public static function find( string $module, int $post, callable $is_it ): ?array {
		$seen  = $post > 0 ? get_post( $post ) : null;
		$block = null !== $seen && self::may_use( $seen ) ? self::in( $seen->post_content, $module, $is_it ) : null;
		foreach ( null === $block ? Index::places( $module, self::PLACES_MAX ) : array() as $place ) {
			$block = $place === $post ? null : self::in( self::content_of( $place ), $module, $is_it );
			if ( null !== $block ) {
				return $block;
			}
		}
		return $block;
	}

	/**
	 * Finds the block in block markup; null if it is not there.
	 *
	 * @param string $content Block markup.
	 * @param string $module Module of the block.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of the module is the one.
	 * @return array<string, mixed>|null
	 */
	private static function in( string $content, string $module, callable $is_it ): ?array {
		return has_block( "frontage/$module", $content ) ? self::among( parse_blocks( $content ), "frontage/$module", $is_it ) : null;
	}

	/**
	 * Finds the block in blocks and their inner blocks.
	 *
	 * @param array<mixed> $blocks Result of `parse_blocks()`.
	 * @param string $name Full block name.
	 * @param callable(array<string, mixed>): bool $is_it Returns whether a block of that name is the one.
	 * @return array<string, mixed>|null
	 */
	private static function among( array $blocks, string $name, callable $is_it ): ?array {
		foreach ( $blocks as $block ) {
			$found = $name === $block['blockName'] && $is_it( $block ) ? $block : self::among( $block['innerBlocks'], $name, $is_it );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns the block markup of a place that visitors can see.
	 *
	 * @param int $place Post ID, or one of the index's constants.
	 */
	private static function content_of( int $place ): string {
		$post = $place > 0 ? get_post( $place ) : null;
		return $place <= 0 || ( null !== $post && self::may_use( $post ) ) ? Place_Content::of( $place ) : '';
	}

	/** Returns whether the visitor may use the blocks of a post. */
	private static function may_use( WP_Post $post ): bool {
		return ( 'publish' === $post->post_status && ! post_password_required( $post ) ) || current_user_can( 'read_post', $post->ID );
	}
}
