<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Bootable;
use Frontage\Base\Error_Boundary;
use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Registers every endpoint at the REST API and answers its requests.
 *
 * Their classes are loaded only if a request may be for one of them, or if it or another plugin asks which routes there are: most
 * requests are for WordPress or another plugin.
 *
 * WordPress checks the cookie and the nonce `X-WP-Nonce`: without them the request is anonymous and has no capability.
 */
final class Endpoints implements Bootable {
	public const WHEN = 'hook:rest_api_init';

	/** Routes that list those of all plugins, or call several. */
	private const OF_ALL = array( '/', '', '/batch/v1' );

	/** Functions of WordPress that list all routes but need only some, which are registered by then. */
	private const OF_WORDPRESS = array(
		'match_request_to_handler',
		'rest_handle_options_request',
		'rest_send_allow_header',
		'get_namespace_index',
	);

	/** Maximum number of calls between such a function and the filter of the list. */
	private const DEEPEST = 6;

	/** The server that has our routes. */
	private static ?WP_REST_Server $server = null;

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'register_when_asked' ), 1, 3 );
		add_filter( 'rest_endpoints', array( self::class, 'list' ), 1 );
	}

	/**
	 * Registers the routes before the first request that needs them is handled.
	 *
	 * @param mixed $answer Response, passed through.
	 * @param mixed $server REST server.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function register_when_asked( mixed $answer, mixed $server, WP_REST_Request $request ): mixed {
		$route = $request->get_route();
		if ( 0 === stripos( $route, '/' . Rest::SPACE ) || in_array( $route, self::OF_ALL, true ) ) {
			self::register();
		}
		return $answer;
	}

	/**
	 * Adds the routes to a list of all routes, which another plugin may ask for at any time.
	 *
	 * @param mixed $routes Those of one plugin, or all: among these is the index.
	 * @return mixed
	 */
	public static function list( $routes ) {
		if ( ! is_array( $routes ) || ! isset( $routes['/'] ) || self::is_registered() || self::is_for_wordpress() ) {
			return $routes;
		}
		self::register();
		return $routes + self::registered();
	}

	/** Returns whether WordPress lists all routes for one that is not ours, as in every request of another plugin. */
	private static function is_for_wordpress(): bool {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The filter does not tell which code asks.
		$callers = array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, self::DEEPEST ), 'function' );
		$list    = array_search( 'get_routes', $callers, true );
		return false !== $list && in_array( $callers[ $list + 1 ] ?? '', self::OF_WORDPRESS, true );
	}

	/**
	 * Returns our routes as the server has them.
	 *
	 * @return array<mixed> By address.
	 */
	private static function registered(): array {
		$ours = array();
		$note = static function ( $found ) use ( &$ours ) {
			$ours = (array) $found;
			return $found;
		};
		add_filter( 'rest_endpoints', $note, PHP_INT_MIN );
		rest_get_server()->get_routes( Rest::SPACE );
		remove_filter( 'rest_endpoints', $note, PHP_INT_MIN );
		return $ours;
	}

	/** Returns whether the server has our routes. */
	private static function is_registered(): bool {
		return rest_get_server() === self::$server;
	}

	/** Registers the routes, once for each server. */
	public static function register(): void {
		if ( self::is_registered() ) {
			return;
		}
		self::$server = rest_get_server();
		Error_Boundary::each( Endpoint::class, static fn ( string $name ): bool => self::add( new $name() ) );
	}

	/** Registers the route of an endpoint. */
	private static function add( Endpoint $endpoint ): bool {
		$may_call = static fn (): bool => current_user_can( $endpoint->policy()->capability );
		return register_rest_route(
			Rest::SPACE,
			$endpoint::ROUTE,
			array(
				'methods'             => $endpoint::METHOD,
				'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response => self::answer( $endpoint, $request ),
				'permission_callback' => static fn (): bool => Error_Boundary::call( $endpoint::class, $may_call, false ),
			)
		);
	}

	/**
	 * Answers a request that WordPress has let through.
	 *
	 * @param Endpoint                              $endpoint What is called.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function answer( Endpoint $endpoint, WP_REST_Request $request ): WP_REST_Response {
		try {
			self::check_size( $endpoint->policy(), $request );
			if ( 'GET' !== $endpoint::METHOD ) {
				Primary::read_from_primary();
			}
			$response = $endpoint->run( self::read( $endpoint->args(), $request->get_params() ), Visitor::current() );
			$headers  = array_diff_key( $response->headers, array( 'Content-Type' => '' ) );
			return self::respond( $response->payload, $response->status, $headers );
		} catch ( Action_Exception $error ) {
			return self::refuse( $error->status, $error->reason, $error->getMessage(), $error->field, $error->headers );
		} catch ( Invalid_Setting $error ) {
			return self::refuse( 400, 'frontage_invalid_setting', $error->getMessage(), $error->field );
		} catch ( Throwable $error ) {
			Log::count( 'failed', $endpoint::METHOD . ' ' . $endpoint::ROUTE, Error_Boundary::describe( $error ) );
			return self::refuse( 500, 'frontage_failed', __( 'Something went wrong on this site. Please try again later.', 'frontage' ) );
		}
	}

	/**
	 * Nothing larger than the endpoint can use is read.
	 *
	 * @param Policy                                $policy  The rules.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function check_size( Policy $policy, WP_REST_Request $request ): void {
		if ( strlen( (string) $request->get_body() ) > $policy->max_body() ) {
			$message = sprintf(
				/* translators: %s: size with unit. */
				__( 'The request is too large. The limit is %s.', 'frontage' ),
				(string) size_format( $policy->max_body() )
			);
			throw new Action_Exception( 413, 'too_large', $message );
		}
	}

	/**
	 * Reads the fields.
	 *
	 * @param array<string, Arg>   $args   The fields.
	 * @param array<string, mixed> $params What was sent.
	 * @return array<string, mixed>
	 */
	private static function read( array $args, array $params ): array {
		$values = array();
		foreach ( $args as $field => $arg ) {
			$values[ $field ] = $arg->authorize( $arg->parse( $field, $params[ $field ] ?? null ) );
		}
		return $values;
	}

	/**
	 * An error, shaped as WordPress shapes its own: `{ code, message, data: { status, field } }`.
	 *
	 * @param int                   $status  HTTP status, 400 or more.
	 * @param string                $code    For programs.
	 * @param string                $message For people.
	 * @param string                $field   The field at fault, if one is.
	 * @param array<string, string> $headers Further headers.
	 */
	private static function refuse(
		int $status,
		string $code,
		string $message,
		string $field = '',
		array $headers = array()
	): WP_REST_Response {
		$data = array_filter( compact( 'status', 'field' ) );
		return self::respond( compact( 'code', 'message', 'data' ), $status, $headers );
	}

	/**
	 * A response that no cache keeps.
	 *
	 * @param mixed                 $data    What it says.
	 * @param int                   $status  HTTP status.
	 * @param array<string, string> $headers Further headers.
	 */
	private static function respond( mixed $data, int $status, array $headers ): WP_REST_Response {
		$none = array_map( 'strval', array_filter( wp_get_nocache_headers() ) );
		return new WP_REST_Response( $data, $status, $headers + $none );
	}
}
