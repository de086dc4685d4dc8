<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts ads after a paragraph of a post.
 *
 * Only in the post that the page shows, never in feeds and excerpts, and only between paragraphs of the text itself: those in
 * lists, quotes, columns and other blocks are not counted.
 */
final class In_Posts {
	/** After blocks (9) and paragraphs (10), so that neither changes the ad. */
	private const PRIORITY = 31;

	/** Adds the hook, if a paragraph is chosen. */
	public function boot(): void {
		if ( Ads::value( 'paragraph' ) > 0 && '' !== Ads::value( 'text_group' ) ) {
			add_filter( 'the_content', array( $this, 'insert' ), self::PRIORITY );
		}
	}

	/**
	 * Inserts the ad.
	 *
	 * @param mixed $content Post content.
	 * @return mixed
	 */
	public function insert( mixed $content ): mixed {
		$post = get_post();
		if ( ! is_string( $content ) || ! $post instanceof WP_Post || ! self::is_wanted( $post ) ) {
			return $content;
		}
		$at = Places::after_paragraph( $content, (int) Ads::value( 'paragraph' ) );
		$ad = null === $at ? '' : Ads::html( (string) Ads::value( 'text_group' ) );
		return null === $at ? $content : substr( $content, 0, $at ) . $ad . substr( $content, $at );
	}

	/** Returns whether the post gets ads. */
	private static function is_wanted( WP_Post $post ): bool {
		return in_the_loop() && is_main_query() && ! is_feed() && ! doing_filter( 'get_the_excerpt' )
			&& is_singular() && get_queried_object_id() === $post->ID
			&& true === Ads::value( "on_{$post->post_type}" )
			&& Post_Visibility::can_view( $post->ID );
	}
}
