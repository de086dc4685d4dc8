<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The token in the pages of logged-in users.
 *
 * WordPress's REST nonce, for every action that requires a token; anonymous visitors have none.
 *
 * It is therefore also valid as `X-WP-Nonce` at the REST API.
 */
final class Token {
	private const NONCE = 'wp_rest';

	/** Returns a token for the current user; empty for anonymous visitors. */
	public static function make(): string {
		return is_user_logged_in() ? wp_create_nonce( self::NONCE ) : '';
	}

	/** Returns whether a request has a valid token of the current user. */
	public static function is_good( Request $request ): bool {
		return is_user_logged_in() && false !== wp_verify_nonce( $request->token(), self::NONCE );
	}
}
