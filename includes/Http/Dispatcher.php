<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Manifest;
use Frontage\Base\Store\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a request into a reply.
 *
 * The one way to an action, whether the call came through admin-ajax, REST or a test; nothing is sent here.
 */
final class Dispatcher {
	/** Also with a session, where WordPress says the last two only then: replies are the same for everybody. */
	private const NO_CACHE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/**
	 * Answers a request.
	 *
	 * @param Request $request The request.
	 */
	public static function dispatch( Request $request ): Response {
		$action = Action_Registry::find( $request->name );
		if ( null === $action ) {
			return self::finish( Response::error( 404, 'unknown_action', __( 'This site does not recognize the request.', 'frontage' ) ) );
		}
		$args   = $action->args();
		$policy = $action->policy()->for_fields( array_values( array_intersect( array_keys( $args ), array_keys( $request->fields ) ) ) );
		try {
			return self::finish( self::run( $action, $args, $policy, $request ), self::cache_seconds( $policy, $request ) );
		} catch ( Action_Exception $refusal ) {
			return self::finish( $refusal->reply() );
		} catch ( Throwable $error ) {
			return self::finish( self::failed( $request->name, $error ) );
		}
	}

	/**
	 * Checks, reads the fields, runs the action.
	 *
	 * @param Action             $action  The action.
	 * @param array<string, Arg> $args    Its fields.
	 * @param Policy             $policy  The rules for this request.
	 * @param Request            $request The request.
	 */
	private static function run( Action $action, array $args, Policy $policy, Request $request ): Response {
		$visitor = ( new Gate( $request, $policy ) )->pass();
		$values  = array();
		foreach ( $args as $field => $arg ) {
			$values[ $field ] = $arg->parse( $field, $request->fields[ $field ] ?? null );
		}
		foreach ( $args as $field => $arg ) {
			$values[ $field ] = $arg->authorize( $values[ $field ] );
		}
		$trackers = array_map( static fn ( string $name ): Response_Tracker => $name::watch(), Manifest::implementations( Response_Tracker::class ) );
		$reply    = $action->run( $values, $visitor );
		foreach ( $trackers as $tracker ) {
			$reply = $tracker->complete( $reply );
		}
		return $reply;
	}

	/**
	 * The reply to a request whose action broke; visitors get no particulars.
	 *
	 * @param string    $name  The action's name.
	 * @param Throwable $error What happened.
	 */
	private static function failed( string $name, Throwable $error ): Response {
		$detail = sprintf( '%s in %s:%d', $error->getMessage(), basename( $error->getFile() ), $error->getLine() );
		Log::count( 'failed', $name, $detail );
		if ( WP_DEBUG ) {
			error_log( "Frontage: the action $name failed: $detail" );
		}
		return Response::error( 500, 'failed', __( 'Something went wrong on this site. Please try again later.', 'frontage' ) );
	}

	/**
	 * How long shared caches may keep the answer: never that to a POST or to somebody's session.
	 *
	 * @param Policy  $policy  The rules.
	 * @param Request $request The request.
	 */
	private static function cache_seconds( Policy $policy, Request $request ): int {
		return 'GET' === $request->method && ! is_user_logged_in() ? $policy->cache_seconds : 0;
	}

	/**
	 * Adds the headers that every reply has.
	 *
	 * @param Response $reply         The reply.
	 * @param int   $cache_seconds How long it may be kept; 0 for not at all.
	 */
	private static function finish( Response $reply, int $cache_seconds = 0 ): Response {
		$headers = array(
			'X-Frontage'             => '1',
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
		);
		if ( $cache_seconds > 0 && ! $reply->is_error() ) {
			$headers += array(
				'Cache-Control' => "public, max-age=$cache_seconds",
				'Expires'       => '',
			);
		} else {
			$headers['Cache-Control'] = self::NO_CACHE;
			$headers                 += array_map( 'strval', array_filter( wp_get_nocache_headers() ) );
		}
		foreach ( $headers as $name => $value ) {
			$reply = $reply->with_header( $name, $value );
		}
		return $reply;
	}
}
