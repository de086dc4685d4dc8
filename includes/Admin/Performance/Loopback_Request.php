<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A loopback request: fetches one of the site's pages as a visitor without cookies. */
final class Loopback_Request {
	private const SECONDS = 15;

	private const BYTES = 5_000_000;

	private const NOT_FOR_ALL = '/no-store|private/i';

	/** Headers with which caches report a hit. */
	private const CACHE_HEADERS = array(
		'x-cache',
		'cf-cache-status',
		'x-proxy-cache',
		'x-litespeed-cache',
		'x-varnish-cache',
		'x-cache-status',
		'x-wp-cf-super-cache',
		'x-kinsta-cache',
		'age',
	);

	/**
	 * Stores the response.
	 *
	 * @param int $status HTTP status.
	 * @param string $html Response HTML.
	 * @param int $milliseconds Response time in milliseconds.
	 * @param array<string, string> $headers Headers, keyed by lowercase name.
	 * @param list<string> $cookies Names of the cookies that the page set.
	 */
	private function __construct(
		public readonly int $status,
		public readonly string $html,
		public readonly int $milliseconds,
		private array $headers,
		public readonly array $cookies
	) {}

	/**
	 * Sends the request.
	 *
	 * @param string $url URL of a page of this site.
	 */
	public static function to( string $url ): self|WP_Error {
		$started = hrtime( true );
		$answer  = wp_remote_get(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 3,
				'limit_response_size' => self::BYTES,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'           => (bool) apply_filters( 'https_local_ssl_verify', false, $url ),
				'headers'             => array( 'Accept-Encoding' => 'gzip' ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value ) ? implode( ', ', $value ) : (string) $value;
		}
		$cookies = array_column( wp_remote_retrieve_cookies( $answer ), 'name' );
		return new self(
			(int) wp_remote_retrieve_response_code( $answer ),
			wp_remote_retrieve_body( $answer ),
			intdiv( (int) ( hrtime( true ) - $started ), 1_000_000 ),
			$headers,
			array_values( array_unique( $cookies ) )
		);
	}

	/**
	 * Returns a response header.
	 *
	 * @param string $name Header name.
	 * @return string Empty if the header is missing.
	 */
	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	/**
	 * Returns the headers that caches added.
	 *
	 * @return array<string, string> Keyed by header name.
	 */
	public function cache_headers(): array {
		return array_intersect_key( $this->headers, array_flip( self::CACHE_HEADERS ) );
	}

	/** Returns whether a shared cache may store the page. */
	public function is_cacheable(): bool {
		return array() === $this->cookies && 1 !== preg_match( self::NOT_FOR_ALL, $this->header( 'cache-control' ) );
	}
}
