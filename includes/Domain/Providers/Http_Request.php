<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * An HTTP request to a vendor, with its timeout and size limit.
 *
 * @api
 */
final class Http_Request {
	public const TIMEOUT_SECONDS = 5;
	public const MAX_BYTES       = 1048576;

	/**
	 * Stores the request; use the named constructors.
	 *
	 * @param string $method GET, POST, PUT, PATCH or DELETE.
	 * @param string $url Full URL.
	 * @param array<string, string> $headers Headers, keyed by name.
	 * @param string $body Request body.
	 * @param int $seconds Timeout in seconds.
	 * @param int $bytes Maximum response size in bytes.
	 */
	private function __construct(
		public readonly string $method,
		public readonly string $url,
		public readonly array $headers = array(),
		public readonly string $body = '',
		public readonly int $seconds = self::TIMEOUT_SECONDS,
		public readonly int $bytes = self::MAX_BYTES
	) {}

	/**
	 * Creates a GET request.
	 *
	 * @param string $url Full URL.
	 */
	public static function get( string $url ): self {
		return new self( 'GET', $url, array( 'Accept' => 'application/json' ) );
	}

	/**
	 * Creates a request with a JSON body.
	 *
	 * @param string $method POST, PUT, PATCH or DELETE.
	 * @param string $url Full URL.
	 * @param array<string, mixed> $data Data to encode as JSON.
	 */
	public static function json( string $method, string $url, array $data ): self {
		$headers = array(
			'Accept'       => 'application/json',
			'Content-Type' => 'application/json; charset=utf-8',
		);
		return new self( $method, $url, $headers, (string) wp_json_encode( $data ) );
	}

	/**
	 * Creates a POST request with form fields.
	 *
	 * @param string $url Full URL.
	 * @param array<string, string> $fields Form fields, keyed by name.
	 */
	public static function form( string $url, array $fields ): self {
		$headers = array(
			'Accept'       => 'application/json',
			'Content-Type' => 'application/x-www-form-urlencoded; charset=utf-8',
		);
		return new self( 'POST', $url, $headers, http_build_query( $fields, '', '&' ) );
	}

	/**
	 * Returns a copy with more form fields, for vendors that expect their key there.
	 *
	 * @param array<string, string> $fields Form fields, keyed by name.
	 */
	public function with_form( array $fields ): self {
		$body = ltrim( $this->body . '&' . http_build_query( $fields, '', '&' ), '&' );
		return new self( $this->method, $this->url, $this->headers, $body, $this->seconds, $this->bytes );
	}

	/**
	 * Returns a copy with a header.
	 *
	 * @param string $name Header name, such as `Authorization`.
	 * @param string $value Header value; line breaks are removed.
	 */
	public function with_header( string $name, string $value ): self {
		$headers = array( $name => str_replace( array( "\r", "\n" ), '', $value ) ) + $this->headers;
		return new self( $this->method, $this->url, $headers, $this->body, $this->seconds, $this->bytes );
	}

	/**
	 * Returns a copy with another URL.
	 *
	 * @param string $url Full URL.
	 */
	public function at( string $url ): self {
		return new self( $this->method, $url, $this->headers, $this->body, $this->seconds, $this->bytes );
	}

	/**
	 * Returns a copy with other limits.
	 *
	 * @param int $seconds Timeout in seconds.
	 * @param int $bytes Maximum response size in bytes.
	 */
	public function within( int $seconds, int $bytes = self::MAX_BYTES ): self {
		return new self( $this->method, $this->url, $this->headers, $this->body, max( 1, $seconds ), max( 1, $bytes ) );
	}
}
