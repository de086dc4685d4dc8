<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Domain\Store\Outbound_Calls;


defined( 'ABSPATH' ) || exit;

/**
 * The way to a vendor.
 *
 * Every call to another machine goes through here: https, the vendor's own hosts, public addresses,
 * a few seconds, a capped answer, a line in the log.
 *
 * For settings, cron and actions. Pages ask `Response_Cache`, which never waits.
 */
final class Http {
	private const MAX_REDIRECTS = 3;
	private const REDIRECTS     = array( 301, 302, 303, 307, 308 );

	/**
	 * Prepares the way.
	 *
	 * @param Provider $provider To whom.
	 */
	public function __construct( private Provider $provider ) {}

	/**
	 * Sends a request, with the vendor's key.
	 *
	 * @param Http_Request $request What to send, without it.
	 * @throws Http_Error If it must not be sent, or there was no answer that may be read.
	 */
	public function send( Http_Request $request ): Http_Response {
		$home = self::host( $request->url );
		for ( $hop = 0; ; $hop++ ) {
			$answer = $this->hop( $request, self::host( $request->url ) === $home );
			$next   = $answer->header( 'location' );
			if ( 'GET' !== $request->method || '' === $next || ! in_array( $answer->status, self::REDIRECTS, true ) || $hop >= self::MAX_REDIRECTS ) {
				return $answer;
			}
			$request = $request->at( (string) \WP_Http::make_absolute_url( $next, $request->url ) );
		}
	}

	/**
	 * Asks for something.
	 *
	 * @param string $url Full address.
	 * @throws Http_Error If there was no answer that may be read.
	 */
	public function get( string $url ): Http_Response {
		return $this->send( Http_Request::get( $url ) );
	}

	/**
	 * Sends one request and notes it.
	 *
	 * @param Http_Request $request What to send.
	 * @param bool     $is_home Whether it goes where it was meant to: only then it gets the key.
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
	 * The name in an address.
	 *
	 * @param string $url Full address.
	 */
	private static function host( string $url ): string {
		return strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
