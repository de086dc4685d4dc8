<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts a visitor may see.
 *
 * Used by every handler: published, of a viewable type, without a password unless entered, of this site.
 */
final class Post_Visibility {
	/**
	 * Returns whether the visitor may see a post.
	 *
	 * Drafts and private posts are hidden from their authors too: responses are the same for all visitors.
	 */
	public static function can_view( int $post_id ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return $post instanceof WP_Post && self::is_viewable( $post );
	}

	/** Returns whether the visitor may see a loaded post. */
	public static function is_viewable( WP_Post $post ): bool {
		return is_post_publicly_viewable( $post ) && ! self::is_locked( $post );
	}

	/**
	 * Returns the posts that the visitor may see.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<int>
	 */
	public static function viewable( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( $ids, array( self::class, 'can_view' ) ) );
	}

	/** Returns whether a password is required; a cookie that is not a string was forged and is ignored. */
	public static function is_locked( WP_Post $post ): bool {
		if ( '' === $post->post_password ) {
			return false;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only whether it is there and a text; WordPress reads it.
		$cookie = $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] ?? '';
		return ! is_string( $cookie ) || post_password_required( $post );
	}
}
