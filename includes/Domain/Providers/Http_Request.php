<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A request to a vendor.
 *
 * What is asked, and how long and how much of an answer is waited for.
 */
final class Http_Request {
	public const TIMEOUT_SECONDS = 5;
	public const MAX_BYTES       = 1048576;

	/**
	 * Prepares a request; the named constructors say of which kind.
	 *
	 * @param string                $method  GET, POST, PUT, PATCH or DELETE.
	 * @param string                $url     Full address.
	 * @param array<string, string> $headers By name.
	 * @param string                $body    What is sent.
	 * @param int                   $seconds How long an answer is waited for.
	 * @param int                   $bytes   How long the answer may be.
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
	 * Asks for something.
	 *
	 * @param string $url Full address.
	 */
	public static function get( string $url ): self {
		return new self( 'GET', $url, array( 'Accept' => 'application/json' ) );
	}

	/**
	 * Sends data.
	 *
	 * @param string               $method POST, PUT, PATCH or DELETE.
	 * @param string               $url    Full address.
	 * @param array<string, mixed> $data   Sent as JSON.
	 */
	public static function json( string $method, string $url, array $data ): self {
		$headers = array(
			'Accept'       => 'application/json',
			'Content-Type' => 'application/json; charset=utf-8',
		);
		return new self( $method, $url, $headers, (string) wp_json_encode( $data ) );
	}

	/**
	 * Sends form fields.
	 *
	 * @param string                $url    Full address.
	 * @param array<string, string> $fields By name.
	 */
	public static function form( string $url, array $fields ): self {
		$headers = array(
			'Accept'       => 'application/json',
			'Content-Type' => 'application/x-www-form-urlencoded; charset=utf-8',
		);
		return new self( 'POST', $url, $headers, http_build_query( $fields, '', '&' ) );
	}

	/**
	 * The same with more form fields, for vendors that want their key there.
	 *
	 * @param array<string, string> $fields By name.
	 */
	public function with_form( array $fields ): self {
		$body = ltrim( $this->body . '&' . http_build_query( $fields, '', '&' ), '&' );
		return new self( $this->method, $this->url, $this->headers, $body, $this->seconds, $this->bytes );
	}

	/**
	 * The same with a header.
	 *
	 * @param string $name  Such as `Authorization`.
	 * @param string $value Its value; line breaks go.
	 */
	public function with_header( string $name, string $value ): self {
		$headers = array( $name => str_replace( array( "\r", "\n" ), '', $value ) ) + $this->headers;
		return new self( $this->method, $this->url, $headers, $this->body, $this->seconds, $this->bytes );
	}

	/**
	 * The same with parameters in the address, for vendors that want their key there.
	 *
	 * @param array<string, string> $parameters By name.
	 */
	public function with_query( array $parameters ): self {
		return $this->at( add_query_arg( array_map( 'rawurlencode', $parameters ), $this->url ) );
	}

	/**
	 * The same at another address.
	 *
	 * @param string $url Full address.
	 */
	public function at( string $url ): self {
		return new self( $this->method, $url, $this->headers, $this->body, $this->seconds, $this->bytes );
	}

	/**
	 * The same with other limits.
	 *
	 * @param int $seconds How long an answer is waited for.
	 * @param int $bytes   How long the answer may be.
	 */
	public function within( int $seconds, int $bytes = self::MAX_BYTES ): self {
		return new self( $this->method, $this->url, $this->headers, $this->body, max( 1, $seconds ), max( 1, $bytes ) );
	}
}
