<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The REST route of actions.
 *
 * For sites whose `/wp-admin` is blocked: `/wp-json/frontage/v1/action/<name>`.
 *
 * Responses have the same status, headers and body as at admin-ajax.php.
 */
final class Rest implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	public const SPACE = 'frontage/v1';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
		add_filter( 'rest_authentication_errors', array( self::class, 'judge_token_later' ), 101 );
	}

	/** Registers one route for all actions, without instantiating any. */
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
	 * Handles a request.
	 *
	 * WordPress drops the session of REST requests without its nonce. Browsers that prove to be on a page
	 * of this site get it back, as at admin-ajax.php.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest
	 */
	public static function answer( WP_REST_Request $rest ): WP_REST_Response {
		$request = Request::from_rest( $rest );
		if ( ! is_user_logged_in() && Origin::Same === Origin::of( $request ) ) {
			wp_set_current_user( (int) wp_validate_auth_cookie( '', 'logged_in' ) );
		}
		$response = Dispatcher::dispatch( $request );
		return new Rest_Response( $response );
	}

	/**
	 * Leaves an expired nonce to the dispatcher, which knows whether the action requires one.
	 *
	 * Until then, the request is anonymous, as if it had no nonce.
	 *
	 * @param mixed $error WordPress's authentication error.
	 * @return mixed
	 */
	public static function judge_token_later( mixed $error ): mixed {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if (
			! is_string( $route )
			|| ! str_starts_with( $route, '/' . self::SPACE . '/action/' )
			|| ! is_wp_error( $error )
			|| 'rest_cookie_invalid_nonce' !== $error->get_error_code()
		) {
			return $error;
		}
		wp_set_current_user( 0 );
		remove_filter( 'rest_send_nocache_headers', '__return_true', 20 );
		return true;
	}

	/**
	 * Prevents WordPress from sending `Allow`: the route accepts every method, the action does not.
	 *
	 * @param mixed $response REST response.
	 * @return mixed
	 */
	public static function keep_headers( mixed $response ): mixed {
		if ( $response instanceof Rest_Response ) {
			$response->set_headers( $response->own_headers() + array_diff_key( $response->get_headers(), array( 'Allow' => '' ) ) );
		}
		return $response;
	}

	/**
	 * Sends the response's own body where WordPress would encode JSON.
	 *
	 * @param mixed $served Whether the body was sent.
	 * @param mixed $response REST response.
	 * @return bool
	 */
	public static function serve( mixed $served, mixed $response ): bool {
		if ( true === $served || ! $response instanceof Rest_Response ) {
			return (bool) $served;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- The body of a response, of its own type.
		echo $response->response->body;
		return true;
	}
}
