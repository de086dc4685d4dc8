<?php
declare( strict_types=1 );

namespace Frontage\Http;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor may see of the posts, terms and files that a number names.
 *
 * The one law of everything that reads them by a number from a block, a setting or a request. A post is published, of a viewable
 * type, without a password unless entered, of this site. What a visitor may not see is as if it did not exist
 * (`tests/php/Architecture/ReadsByNumberTest.php`).
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

	/**
	 * Returns a post that pages show in part although visitors do not open it, such as a synced pattern, a menu, a popup or a venue.
	 *
	 * @param int $post_id
	 * @param string $type Post type that it must have; empty for any but drafts of others, such as revisions.
	 * @return WP_Post|null Null unless it is published, without a password.
	 */
	public static function part( int $post_id, string $type = '' ): ?WP_Post {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return $post instanceof WP_Post
			&& 'publish' === $post->post_status
			&& '' === $post->post_password
			&& ( '' === $type || $type === $post->post_type ) ? $post : null;
	}

	/**
	 * Returns whether the visitor may see a post that belongs to another one, such as a variation of a product.
	 *
	 * @param int $post_id ID of the part, whose own type visitors do not open.
	 */
	public static function can_view_child( int $post_id ): bool {
		$post = self::part( $post_id );
		return null !== $post && $post->post_parent > 0 && self::can_view( $post->post_parent );
	}

	/**
	 * Returns the ID of a file of the media library that may be shown; 0 for anything else, such as the number of a draft.
	 *
	 * A file that belongs to a post that visitors may not see is shown only where the author of the page may read that post.
	 *
	 * @param mixed $id Attachment ID, not trusted.
	 * @param WP_Post|null $page The page; null for the one that is printed.
	 */
	public static function file( mixed $id, ?WP_Post $page = null ): int {
		$id   = is_numeric( $id ) && $id > 0 && $id < PHP_INT_MAX ? (int) $id : 0;
		$file = $id > 0 ? get_post( $id ) : null;
		if (
			! $file instanceof WP_Post
			|| 'attachment' !== $file->post_type
			|| ! in_array( $file->post_status, array( 'inherit', 'publish' ), true )
			|| '' !== $file->post_password
		) {
			return 0;
		}
		$page   = $page ?? get_post();
		$parent = $file->post_parent > 0 && $file->post_parent !== $page?->ID ? get_post( $file->post_parent ) : null;
		return null === $parent || self::is_open( $parent ) || ( null !== $page && self::may_use( (int) $page->post_author, $parent ) )
			? $id
			: 0;
	}

	/** Returns whether a post, of whatever type, is neither hidden nor locked. */
	private static function is_open( WP_Post $post ): bool {
		return is_post_status_viewable( $post->post_status ) && ! self::is_locked( $post );
	}

	/**
	 * Returns whether an author may use what belongs to a hidden post.
	 *
	 * @param int $author User ID.
	 */
	private static function may_use( int $author, WP_Post $post ): bool {
		return user_can( $author, '' === $post->post_password ? 'read_post' : 'edit_post', $post->ID );
	}

	/**
	 * Returns a term that the visitor may see; null for any other, such as a menu.
	 *
	 * @param int $id Term ID.
	 * @param string $taxonomy Taxonomy that it must have; empty for any that has pages.
	 */
	public static function term( int $id, string $taxonomy = '' ): ?WP_Term {
		$term = $id > 0 ? get_term( $id, $taxonomy ) : null;
		return $term instanceof WP_Term && is_taxonomy_viewable( $term->taxonomy ) ? $term : null;
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
