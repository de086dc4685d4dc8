<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * What fields can be filled in with for a logged-in visitor.
 *
 * Fetched by the script with the submission token, never printed: pages are the same for everyone.
 */
final class Known_User {
	/**
	 * Returns the current user's own data.
	 *
	 * @param list<string> $wanted Sources of the form's fields, such as `user-email`.
	 * @return array<string, string> Keyed by source; empty for logged-out visitors.
	 */
	public static function data( array $wanted ): array {
		$user = wp_get_current_user();
		$all  = 0 === $user->ID ? array() : array(
			'user-name'       => $user->display_name,
			'user-first-name' => $user->first_name,
			'user-last-name'  => $user->last_name,
			'user-email'      => $user->user_email,
		);
		return array_intersect_key( $all, array_flip( $wanted ) );
	}
}
