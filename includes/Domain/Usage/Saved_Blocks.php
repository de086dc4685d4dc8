<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks as their authors saved them.
 *
 * The way back from a page to a saved block, for what visitors must not choose: recipients, rules, lists.
 *
 * Looks into the post the block was seen in, then wherever the usage index knows its module: templates,
 * parts, synced patterns, widgets, theme files.
 */
final class Saved_Blocks {
	private const PLACES_MAX = 200;

	/**
	 * Finds a block where visitors may use it.
	 *
	 * @param string                               $module  Its module, such as `tabs`.
	 * @param int                                  $post  The post it was seen in; 0 if none.
	 * @param callable(array<string, mixed>): bool $is_it Whether a block of the module, as `parse_blocks()` gives it, is the one.
	 * @return array<string, mixed>|null Null if it is gone.
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
	 * The block in a text of blocks; null if it is not there.
	 *
	 * @param string                               $content The text.
	 * @param string                               $module    Its module.
	 * @param callable(array<string, mixed>): bool $is_it   Whether a block of the module is the one.
	 * @return array<string, mixed>|null
	 */
	private static function in( string $content, string $module, callable $is_it ): ?array {
		return has_block( "frontage/$module", $content ) ? self::among( parse_blocks( $content ), "frontage/$module", $is_it ) : null;
	}

	/**
	 * The block among blocks and all that is in them.
	 *
	 * @param array<mixed>                         $blocks As `parse_blocks()` gives them.
	 * @param string                               $name   Its full name.
	 * @param callable(array<string, mixed>): bool $is_it  Whether a block of that name is the one.
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
	 * The blocks of a place of the usage index, as far as visitors see it.
	 *
	 * @param int $place A post, or one of the index's constants.
	 */
	private static function content_of( int $place ): string {
		if ( Index::WIDGETS === $place ) {
			return implode( "\n", array_filter( array_column( array_filter( (array) get_option( 'widget_block' ), 'is_array' ), 'content' ), 'is_string' ) );
		}
		if ( Index::THEME === $place ) {
			$templates = array_merge( get_block_templates(), get_block_templates( array(), 'wp_template_part' ) );
			return implode( "\n", array_map( static fn ( \WP_Block_Template $template ): string => (string) $template->content, $templates ) );
		}
		$post = get_post( $place );
		return null !== $post && self::may_use( $post ) ? $post->post_content : '';
	}

	/**
	 * Whether the visitor may use the blocks of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function may_use( WP_Post $post ): bool {
		return ( 'publish' === $post->post_status && ! post_password_required( $post ) ) || current_user_can( 'read_post', $post->ID );
	}
}
