<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Bootable;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Deletes the pictures of videos with the last post that shows them. */
final class Poster_Cleanup implements Bootable {
	public const WHEN = 'hook:before_delete_post';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'before_delete_post', array( self::class, 'clean' ), 10, 2 );
	}

	/**
	 * Deletes the pictures of a post's videos, unless another post shows them too.
	 *
	 * @param mixed $id Post ID.
	 * @param mixed $post The post, which still exists.
	 */
	public static function clean( mixed $id, mixed $post ): void {
		if ( ! $post instanceof WP_Post || 'revision' === $post->post_type || ! str_contains( $post->post_content, 'frontage' ) ) {
			return;
		}
		foreach ( wp_extract_urls( $post->post_content ) as $url ) {
			$video = Video_Address::of( $url );
			if ( null !== $video && null !== Videos::vendor( $video ) && ! self::is_elsewhere( $video, (int) $id ) ) {
				Posters::delete( $video );
			}
		}
	}

	/**
	 * Returns whether another post names the video.
	 *
	 * @param int $id Post that goes.
	 */
	private static function is_elsewhere( Video_Address $video, int $id ): bool {
		global $wpdb;
		$name = 'peertube' === $video->provider ? $video->after_slash() : $video->before_slash();
		$sql  = "SELECT ID FROM %i WHERE post_content LIKE %s AND ID <> %d AND post_type <> 'revision' LIMIT 1";
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A literal.
		return null !== $wpdb->get_var( $wpdb->prepare( $sql, $wpdb->posts, '%' . $wpdb->esc_like( $name ) . '%', $id ) );
	}
}
