<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Closure;
use Frontage\Http\Action_Exception;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The post in which a block signs something for its own requests.
 *
 * A signed value does not expire. With its post in it, it is worth no more than the post is now.
 */
final class Signed_Post {
	/** Not in a post, such as in a template. */
	private const ELSEWHERE = 0;

	/**
	 * Returns the post that decides whether visitors see the block, to be signed: 0 if none does. Null where visitors see nothing,
	 * such as in drafts and in the editor: there, nothing is to be signed.
	 *
	 * @param Closure(int): bool $shows Whether the content of a post has the block.
	 */
	public static function here( Closure $shows ): ?int {
		$post = (int) get_the_ID();
		if ( $post <= 0 ) {
			return defined( 'REST_REQUEST' ) && REST_REQUEST ? null : self::ELSEWHERE;
		}
		if ( ! Post_Visibility::can_view( $post ) ) {
			return null;
		}
		return $shows( $post ) ? $post : self::ELSEWHERE;
	}

	/**
	 * Returns the post of a signed value, if visitors see it; null if no post decides.
	 *
	 * @param mixed $post As signed; values of earlier versions have none.
	 * @throws Action_Exception Like a missing post, if they do not.
	 */
	public static function of( mixed $post ): ?int {
		if ( null === $post || self::ELSEWHERE === $post ) {
			return null;
		}
		return is_int( $post ) && Post_Visibility::can_view( $post ) ? $post : throw Action_Exception::missing_post();
	}
}
