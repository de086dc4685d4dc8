<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Store\Outbound_Calls;


defined( 'ABSPATH' ) || exit;

/**
 * The HTTP client for vendors.
 *
 * Every outgoing request passes through here: HTTPS, only the vendor's own hosts, public addresses, a
 * short timeout, a size limit, a log entry.
 *
 * For settings, cron and actions. Pages use `Response_Cache`, which never waits.
 */
final class Http {
	private const MAX_REDIRECTS = 3;
	private const REDIRECTS     = array( 301, 302, 303, 307, 308 );

	/**
	 * Creates a client.
	 *
	 * @param Provider $provider Vendor.
	 */
	public function __construct( private Provider $provider ) {}

	/**
	 * Sends a request with the vendor's key.
	 *
	 * @param Http_Request $request Request without the key.
	 * @throws Http_Error If the request is not allowed, or there is no readable response.
	 */
	public function send( Http_Request $request ): Http_Response {
		$home = self::host( $request->url );
		for ( $hop = 0; ; $hop++ ) {
			$answer = $this->hop( $request, self::host( $request->url ) === $home );
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
	 * Sends a GET request.
	 *
	 * @param string $url Full URL.
	 * @throws Http_Error If there is no readable response.
	 */
	public function get( string $url ): Http_Response {
		return $this->send( Http_Request::get( $url ) );
	}

	/**
	 * Sends one request, without following redirects, and logs it.
	 *
	 * @param bool $is_home Whether the host is that of the original request; only then the key is added.
	 */
	private function hop( Http_Request $request, bool $is_home ): Http_Response {
		$slug = $this->provider::group();
		$host = self::host( $request->url );
		try {
			$ready  = $is_home ? $this->provider->authorize( $request ) : $request;
			$answer = Transport::send( $ready, Url_Guard::judge( $ready->url, $this->provider->hosts() ) );
		} catch ( Http_Error $error ) {
			Outbound_Calls::note( $slug, $host, 0, $error->milliseconds, 0, $error->reason );
			throw $error;
		}
		Outbound_Calls::note( $slug, $host, $answer->status, $answer->milliseconds, strlen( $answer->body ) );
		return $answer;
	}

	/**
	 * Returns the host of a URL.
	 *
	 * @param string $url Full URL.
	 */
	private static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
