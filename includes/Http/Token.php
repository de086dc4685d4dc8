<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The token that logged-in users' pages carry.
 *
 * WordPress's own REST nonce, for every action that wants a token; anonymous visitors have none.
 *
 * Being that nonce, it also passes as `X-WP-Nonce` at the REST API.
 */
final class Token {
	private const NONCE = 'wp_rest';

	/** A token for the current user, empty for anonymous visitors. */
	public static function make(): string {
		return is_user_logged_in() ? wp_create_nonce( self::NONCE ) : '';
	}

	/**
	 * Whether a request shows a good token of the current user.
	 *
	 * @param Request $request The request.
	 */
	public static function is_good( Request $request ): bool {
		return is_user_logged_in() && false !== wp_verify_nonce( $request->token(), self::NONCE );
	}
}
