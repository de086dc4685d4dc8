<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Closure;
use Frontage\Domain\Store\Outbound_Calls;

defined( 'ABSPATH' ) || exit;

/** Requests that are allowed, limited, and in the log of what leaves the site. */
final class Outbound {
	private const MAX_REDIRECTS = 3;
	private const REDIRECTS     = array( 301, 302, 303, 307, 308 );

	/**
	 * Sends one request, without following redirects, and logs it.
	 *
	 * @param string       $group What asks, as in the log.
	 * @param list<string> $hosts Hosts that may be asked.
	 * @throws Http_Error If the request is not allowed, or there is no response.
	 */
	public static function send( string $group, Http_Request $request, array $hosts ): Http_Response {
		$host = self::host( $request->url );
		try {
			$answer = Transport::send( $request, Url_Guard::judge( $request->url, $hosts ) );
		} catch ( Http_Error $error ) {
			Outbound_Calls::note( $group, $host, 0, $error->milliseconds, 0, $error->reason );
			throw $error;
		}
		$bytes = strlen( $answer->body );
		Outbound_Calls::note( $group, $host, $answer->status, $answer->milliseconds, $bytes, '', Quota::of( $answer ) );
		return $answer;
	}

	/**
	 * Follows the redirects of a GET request.
	 *
	 * @param Closure(Http_Request): Http_Response $send Sends one request.
	 * @throws Http_Error If one of the requests is not allowed, or there is no response.
	 */
	public static function follow( Http_Request $request, Closure $send ): Http_Response {
		for ( $hop = 0; ; $hop++ ) {
			$answer = $send( $request );
			$next   = $answer->header( 'location' );
			if (
				'GET' !== $request->method
				|| '' === $next
				|| ! in_array( $answer->status, self::REDIRECTS, true )
				|| $hop >= self::MAX_REDIRECTS
			) {
				return $answer;
			}
			$request = $request->at( (string) \WP_Http::make_absolute_url( $next, $request->url ) );
		}
	}

	/**
	 * Sends a request to an address that an author typed, and follows redirects as long as they lead to public hosts.
	 *
	 * @param string $group What asks, as in the log.
	 * @throws Http_Error If one of the requests is not allowed, or there is no response.
	 */
	public static function from_anywhere( string $group, Http_Request $request ): Http_Response {
		return self::follow(
			$request,
			static fn ( Http_Request $one ): Http_Response => self::send( $group, $one, array( self::host( $one->url ) ) )
		);
	}

	/**
	 * Returns the host of a URL, in lower case.
	 *
	 * @param string $url Full URL.
	 */
	public static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
