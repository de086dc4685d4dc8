<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use WP_Block_Patterns_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The block markup that a page is made of.
 *
 * The template and the content of the main query's posts, and what these bring in; known once the template is chosen.
 */
final class Page_Markup {
	/** A main query with more posts shows their excerpts, which hold no blocks. */
	private const MOST_POSTS = 20;

	/**
	 * The markup in the order in which it is printed.
	 *
	 * @return list<string>
	 */
	public static function sources(): array {
		global $_wp_current_template_content, $wp_query;
		$template = is_string( $_wp_current_template_content ) ? $_wp_current_template_content : '';
		$posts    = array_filter( array_slice( $wp_query->posts ?? array(), 0, self::MOST_POSTS ), static fn ( $post ): bool => $post instanceof WP_Post );
		return array( $template, ...array_column( $posts, 'post_content' ) );
	}

	/**
	 * The markup that a block brings from elsewhere.
	 *
	 * @param string               $name       The block's name.
	 * @param array<string, mixed> $attributes As saved.
	 */
	public static function elsewhere( string $name, array $attributes ): string {
		return match ( $name ) {
			'core/block'         => (string) ( get_post( (int) ( $attributes['ref'] ?? 0 ) )->post_content ?? '' ),
			'core/pattern'       => (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( (string) ( $attributes['slug'] ?? '' ) )['content'] ?? '' ),
			'core/template-part' => (string) ( get_block_template( ( $attributes['theme'] ?? get_stylesheet() ) . '//' . ( $attributes['slug'] ?? '' ), 'wp_template_part' )->content ?? '' ),
			default              => '',
		};
	}
}
