<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Store\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Dispatches requests to actions and returns their responses.
 *
 * Used for admin-ajax, REST and tests; sends nothing itself.
 */
final class Dispatcher {
	/**
	 * Sent also without a session, where WordPress omits the last two directives: responses are the same
	 * for all visitors.
	 */
	private const NO_CACHE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/** Dispatches a request. */
	public static function dispatch( Request $request ): Response {
		$action = Action_Registry::find( $request->name );
		if ( null === $action ) {
			return self::finish( Response::error( 404, 'unknown_action', __( 'This site does not recognize the request.', 'frontage' ) ) );
		}
		try {
			$args     = $action->args();
			$declared = array_intersect( array_keys( $args ), array_keys( $request->fields ) );
			$policy   = $action->policy()->for_fields( array_values( $declared ) );
			$seconds  = self::cache_seconds( $policy, $request );
			$response = self::run( $action, $args, $policy, $request, $seconds > 0 );
			return self::finish( $response, Page_Cache::is_personal() ? 0 : $seconds );
		} catch ( Action_Exception $refusal ) {
			return self::finish( $refusal->reply() );
		} catch ( Throwable $error ) {
			return self::finish( self::failed( $request->name, $error ) );
		}
	}

	/**
	 * Checks the policy, parses the arguments and runs the action.
	 *
	 * @param array<string, Arg> $args Arguments of the action.
	 * @param Policy $policy Policy for this request.
	 * @param bool $is_watched Whether to notice who looks at the visitor.
	 */
	private static function run( Action $action, array $args, Policy $policy, Request $request, bool $is_watched ): Response {
		$visitor = ( new Gate( $request, $policy ) )->pass();
		$watch   = $is_watched ? Visitor_Watch::start() : null;
		try {
			return self::answer( $action, $args, $request, $visitor );
		} finally {
			$watch?->stop();
		}
	}

	/**
	 * Parses the arguments and runs the action.
	 *
	 * @param array<string, Arg> $args Arguments of the action.
	 */
	private static function answer( Action $action, array $args, Request $request, Visitor $visitor ): Response {
		$values = array();
		foreach ( $args as $field => $arg ) {
			$values[ $field ] = $arg->parse( $field, $request->fields[ $field ] ?? null );
		}
		foreach ( $args as $field => $arg ) {
			$values[ $field ] = $arg->authorize( $values[ $field ] );
		}
		$trackers = Error_Boundary::each( Response_Tracker::class, static fn ( string $name ): Response_Tracker => $name::watch() );
		$response = $action->run( $values, $visitor );
		foreach ( $trackers as $name => $tracker ) {
			$response = Error_Boundary::call( $name, static fn (): Response => $tracker->complete( $response ), $response );
		}
		return $response;
	}

	/**
	 * Returns the response for an action that threw; visitors get no details.
	 *
	 * @param string $name Action name.
	 * @param Throwable $error Exception.
	 */
	private static function failed( string $name, Throwable $error ): Response {
		$detail = Error_Boundary::describe( $error );
		Log::count( 'failed', $name, $detail );
		if ( WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Only while debugging.
			error_log( "Frontage: the action $name failed: $detail" );
		}
		return Response::error( 500, 'failed', __( 'Something went wrong on this site. Please try again later.', 'frontage' ) );
	}

	/**
	 * Returns how many seconds shared caches may store the response, unless something looks at the visitor while it is made.
	 *
	 * 0 for POST requests, for users, and for visitors with a cookie that may change it.
	 */
	private static function cache_seconds( Policy $policy, Request $request ): int {
		if ( 'GET' !== $request->method || is_user_logged_in() || Visitor_Cookies::are_personal() ) {
			return 0;
		}
		return Content_Version::is_named_by( $request ) ? max( $policy->kept_seconds, $policy->cache_seconds ) : $policy->cache_seconds;
	}

	/**
	 * Adds the headers of every response.
	 *
	 * @param int $cache_seconds Seconds to cache; 0 for none.
	 */
	private static function finish( Response $response, int $cache_seconds = 0 ): Response {
		$headers = array(
			'X-Frontage'             => '1',
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
		);
		if ( $cache_seconds > 0 && ! $response->is_error() ) {
			$headers += array(
				'Cache-Control' => "public, max-age=$cache_seconds",
				'Expires'       => '',
			);
		} else {
			$headers['Cache-Control'] = self::NO_CACHE;
			$headers                 += array_map( 'strval', array_filter( wp_get_nocache_headers() ) );
		}
		foreach ( $headers as $name => $value ) {
			$response = $response->with_header( $name, $value );
		}
		return $response;
	}
}
