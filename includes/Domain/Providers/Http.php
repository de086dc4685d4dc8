<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * The HTTP client for vendors.
 *
 * Every request to a vendor passes through here: HTTPS, only the vendor's own hosts, public addresses, a
 * short timeout, a size limit, a log entry (`Outbound`).
 *
 * For settings, cron and actions. Pages use `Response_Cache`, which never waits.
 *
 * @api
 */
final class Http {
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
		$home = Outbound::host( $request->url );
		return Outbound::follow(
			$request,
			fn ( Http_Request $one ): Http_Response => $this->hop( $one, Outbound::host( $one->url ) === $home )
		);
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
		$ready = $is_home ? $this->provider->authorize( $request ) : $request;
		$hosts = $this->provider instanceof With_Any_Host ? array( Outbound::host( $request->url ) ) : $this->provider->hosts();
		return Outbound::send( $this->provider::group(), $ready, $hosts );
	}
}
