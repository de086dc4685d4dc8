<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts a visitor may be told about.
 *
 * The one rule for every handler: published, of a viewable type, no password unless entered, of this site.
 */
final class Post_Visibility {
	/**
	 * Whether the visitor may know of a post.
	 *
	 * Drafts and private posts stay hidden from their own authors too: replies are the same for everybody.
	 *
	 * @param int $post_id A post's number.
	 */
	public static function can_view( int $post_id ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return $post instanceof WP_Post && self::is_viewable( $post );
	}

	/**
	 * The same of a post at hand.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_viewable( WP_Post $post ): bool {
		return is_post_publicly_viewable( $post ) && ! self::is_locked( $post );
	}

	/**
	 * Keeps the posts that the visitor may know of.
	 *
	 * @param list<int> $ids Numbers of posts.
	 * @return list<int>
	 */
	public static function viewable( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( $ids, array( self::class, 'can_view' ) ) );
	}

	/**
	 * Whether a password is still wanted; a cookie that is not text was forged and counts as none.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function is_locked( WP_Post $post ): bool {
		if ( '' === $post->post_password ) {
			return false;
		}
		$cookie = $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] ?? '';
		return ! is_string( $cookie ) || post_password_required( $post );
	}
}
