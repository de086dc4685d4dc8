<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use WP_Block;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks of WordPress that print a post's content, its first image, or its notes, as they are saved.
 *
 * Latest Posts does so with whole posts before WordPress 7.1, Featured Image for posts without one, and Footnotes.
 */
final class Raw_Content implements Bootable {
	public const WHEN = array(
		'hook:render_block_core/latest-posts',
		'hook:render_block_core/post-featured-image',
		'hook:render_block_core/footnotes',
	);

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'render_block_core/latest-posts', array( self::class, 'posts' ) );
		add_filter( 'render_block_core/post-featured-image', array( self::class, 'image' ), 10, 3 );
		add_filter( 'render_block_core/footnotes', array( self::class, 'notes' ), 10, 3 );
	}

	/**
	 * Leaves hidden blocks out of printed posts, in which the comments of blocks still stand.
	 *
	 * @param mixed $html Rendered block.
	 * @return mixed
	 */
	public static function posts( $html ) {
		return is_string( $html ) && str_contains( $html, '<!-- wp:' ) ? Shown_Blocks::markup( $html ) : $html;
	}

	/**
	 * Prints no image that stands in a hidden block only.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @param mixed $instance Block with its context.
	 * @return mixed
	 */
	public static function image( $html, $block, $instance = null ) {
		$post = self::post( $instance );
		if ( null === $post || ! is_string( $html ) || has_post_thumbnail( $post ) ) {
			return $html;
		}
		$printed = self::source( $html );
		$shown   = new WP_HTML_Tag_Processor( Shown_Blocks::of_post( $post ) );
		while ( '' !== $printed && $shown->next_tag( array( 'tag_name' => 'img' ) ) ) {
			if ( $printed === $shown->get_attribute( 'src' ) ) {
				return $html;
			}
		}
		return '' === $printed ? $html : '';
	}

	/**
	 * Prints no note to words in a hidden block.
	 *
	 * @param mixed $html Rendered block.
	 * @param mixed $block Parsed block.
	 * @param mixed $instance Block with its context.
	 * @return mixed
	 */
	public static function notes( $html, $block, $instance = null ) {
		$post = self::post( $instance );
		if ( null === $post || ! is_string( $html ) ) {
			return $html;
		}
		$shown = Shown_Blocks::of_post( $post );
		$html  = preg_replace_callback(
			'~<li id="([^"]+)">.*?</li>~s',
			static fn ( array $note ): string => str_contains( $shown, "data-fn=\"$note[1]\"" ) ? $note[0] : '',
			$html
		);
		return str_contains( (string) $html, '<li' ) ? $html : '';
	}

	/**
	 * Returns the post that a block belongs to; null if it has no hidden blocks.
	 *
	 * @param mixed $instance Block with its context.
	 */
	private static function post( mixed $instance ): ?WP_Post {
		$post = $instance instanceof WP_Block ? get_post( (int) ( $instance->context['postId'] ?? 0 ) ) : null;
		return null !== $post && Shown_Blocks::may_hide( $post->post_content ) ? $post : null;
	}

	/**
	 * Returns the address of the first image; empty if there is none.
	 *
	 * @param string $html
	 */
	private static function source( string $html ): string {
		$tag = new WP_HTML_Tag_Processor( $html );
		return $tag->next_tag( array( 'tag_name' => 'img' ) ) ? (string) $tag->get_attribute( 'src' ) : '';
	}
}
