<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers actions at the REST API.
 *
 * The same actions for sites whose `/wp-admin` is locked: `/wp-json/frontage/v1/action/<name>`.
 *
 * Replies have the same status, headers and bytes as at admin-ajax.php.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	public const SPACE = 'frontage/v1';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
		add_filter( 'rest_authentication_errors', array( self::class, 'judge_token_later' ), 101 );
	}

	/** Registers one route for all actions; none of them is built for it. */
	public static function register(): void {
		register_rest_route(
			self::SPACE,
			'/action/(?P<name>[A-Za-z0-9_-]{1,64})',
			array(
				'methods'             => WP_REST_Server::ALLMETHODS,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
				'show_in_index'       => false,
			)
		);
		add_filter( 'rest_post_dispatch', array( self::class, 'keep_headers' ), 20 );
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 10, 2 );
	}

	/**
	 * Answers a request.
	 *
	 * WordPress takes the session away from REST requests without its nonce. Browsers that prove to
	 * be on a page of this site get it back, as they have it at admin-ajax.php.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest The request.
	 */
	public static function answer( WP_REST_Request $rest ): WP_REST_Response {
		$request = Request::from_rest( $rest );
		if ( ! is_user_logged_in() && Origin::Same === Origin::of( $request ) ) {
			wp_set_current_user( (int) wp_validate_auth_cookie( '', 'logged_in' ) );
		}
		$reply = Dispatcher::dispatch( $request );
		return new Rest_Response( $reply );
	}

	/**
	 * Leaves a stale nonce to the dispatcher, which knows whether the action wants one at all.
	 *
	 * Until then the request is nobody's, as if it had come without the nonce.
	 *
	 * @param mixed $error What WordPress found wrong.
	 * @return mixed
	 */
	public static function judge_token_later( mixed $error ): mixed {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( ! is_string( $route ) || ! str_starts_with( $route, '/' . self::SPACE . '/action/' ) || ! is_wp_error( $error ) || 'rest_cookie_invalid_nonce' !== $error->get_error_code() ) {
			return $error;
		}
		wp_set_current_user( 0 );
		remove_filter( 'rest_send_nocache_headers', '__return_true', 20 );
		return true;
	}

	/**
	 * Keeps WordPress from saying `Allow` for us: the route takes every method, the action does not.
	 *
	 * @param mixed $response What is answered.
	 * @return mixed
	 */
	public static function keep_headers( mixed $response ): mixed {
		if ( $response instanceof Rest_Response ) {
			$response->set_headers( $response->own_headers() + array_diff_key( $response->get_headers(), array( 'Allow' => '' ) ) );
		}
		return $response;
	}

	/**
	 * Sends a reply's own bytes where WordPress would write JSON.
	 *
	 * @param mixed $served   Whether the body was sent.
	 * @param mixed $response What is answered.
	 * @return bool
	 */
	public static function serve( mixed $served, mixed $response ): bool {
		if ( true === $served || ! $response instanceof Rest_Response ) {
			return (bool) $served;
		}
		echo $response->reply->body;
		return true;
	}
}
