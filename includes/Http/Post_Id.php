<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Scalar_Input;

defined( 'ABSPATH' ) || exit;

/** The ID of a post as a request names it. */
final class Post_Id {
	/**
	 * Returns the number; null if it is none. One with more digits than any post has is missing like any other.
	 *
	 * @param mixed $raw As it was sent.
	 * @param string $prefix Text that third-party scripts put before the ID.
	 */
	public static function read( mixed $raw, string $prefix ): ?int {
		if ( '' !== $prefix && is_string( $raw ) && str_starts_with( $raw, $prefix ) ) {
			$raw = substr( $raw, strlen( $prefix ) );
		}
		return is_string( $raw ) && 1 === preg_match( '/\A[1-9]\d{18,}\z/', $raw )
			? PHP_INT_MAX
			: Scalar_Input::whole( $raw, 1, PHP_INT_MAX );
	}
}
