<?php
declare( strict_types=1 );

namespace Frontage\Domain\Images;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Which attachments may be shown on a page.
 *
 * Images of a draft, a private or a protected post are shown only with that post: nothing of it is public yet.
 */
final class Image_Visibility {
	/** Statuses of attachments themselves. */
	private const STATUSES = array( 'inherit', 'publish' );

	/**
	 * Returns whether the visitor may see what belongs to a post.
	 *
	 * Authors see the images of their own drafts, in the editor and in its preview.
	 *
	 * @param int $post Post ID.
	 */
	public static function of_post( int $post ): bool {
		if ( Post_Visibility::can_view( $post ) || ( $post > 0 && current_user_can( 'edit_post', $post ) ) ) {
			return true;
		}
		$found = get_post( $post );
		return $post > 0 && $found instanceof WP_Post && '' === $found->post_password && current_user_can( 'read_post', $post );
	}

	/**
	 * Returns the images that can be shown, without attachments that are no images. At most three queries.
	 *
	 * @template Image of array{id?: int, url?: string}
	 * @param list<Image> $images Images in order.
	 * @param int $post Post that they are shown with; 0 for none.
	 * @return list<Image>
	 */
	public static function filter( array $images, int $post ): array {
		self::prime( array_column( $images, 'id' ) );
		return array_values(
			array_filter(
				$images,
				static fn ( array $image ): bool => isset( $image['id'] ) ? self::is_shown( $image['id'], $post ) : isset( $image['url'] )
			)
		);
	}

	/**
	 * Primes WordPress's caches with attachments, their meta and their parents.
	 *
	 * @param list<int> $ids Attachment IDs.
	 */
	public static function prime( array $ids ): void {
		_prime_post_caches( $ids, false, true );
		$parents = array();
		foreach ( $ids as $id ) {
			$parents[] = (int) get_post_field( 'post_parent', $id );
		}
		_prime_post_caches( array_values( array_unique( array_filter( $parents ) ) ), false, false );
	}

	/**
	 * Returns whether an attachment is an image that can be shown.
	 *
	 * @param int $id Attachment ID.
	 * @param int $post Post that it is shown with; 0 for none.
	 */
	private static function is_shown( int $id, int $post ): bool {
		$image = get_post( $id );
		if (
			! $image instanceof WP_Post
			|| ! in_array( $image->post_status, self::STATUSES, true )
			|| '' !== $image->post_password
			|| ! wp_attachment_is_image( $image )
		) {
			return false;
		}
		$parent = $image->post_parent > 0 && $image->post_parent !== $post ? get_post( $image->post_parent ) : null;
		// Templates and synced patterns are not viewable themselves, but public with the pages that contain them.
		return null === $parent || ( is_post_status_viewable( $parent->post_status ) && ! Post_Visibility::is_locked( $parent ) );
	}
}
