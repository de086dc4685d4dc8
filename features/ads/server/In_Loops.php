<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts ads between the posts of archives, of search results and of the blog, in classic themes.
 *
 * Such themes print each post by themselves, so that there is no block to insert into; WordPress tells when the next one begins.
 * A shop's products are in lists of its own, which must contain nothing else.
 */
final class In_Loops {
	/**
	 * Place of the post before which the last ad was printed: WordPress also tells when it returns to a post.
	 *
	 * @var int
	 */
	private int $last = 0;

	/** Adds the hook, if a number is chosen. */
	public function boot(): void {
		if ( Ads::value( 'every' ) > 0 && '' !== Ads::value( 'list_group' ) ) {
			add_action( 'the_post', array( $this, 'print' ), 10, 2 );
		}
	}

	/**
	 * Prints an ad before a post, after every few posts.
	 *
	 * @param mixed $post The post that begins.
	 * @param mixed $query Its list.
	 */
	public function print( mixed $post, mixed $query ): void {
		if (
			$post instanceof WP_Post && $query instanceof WP_Query && self::is_wanted( $post, $query )
			&& $query->current_post > $this->last && 0 === $query->current_post % (int) Ads::value( 'every' )
		) {
			$this->last = $query->current_post;
			// phpcs:ignore WordPress.Security.EscapeOutput -- A rendered block.
			echo Ads::html( (string) Ads::value( 'list_group' ) );
		}
	}

	/**
	 * Returns whether posts are printed one after the other on the page that is asked for.
	 */
	private static function is_wanted( WP_Post $post, WP_Query $query ): bool {
		return $query->is_main_query() && ! $query->is_singular() && ! $query->is_feed() && ! wp_is_block_theme()
			&& did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && 0 === did_action( 'wp_footer' )
			&& 'product' !== $post->post_type;
	}
}
