<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A call of an action, whichever way it came.
 *
 * The same five things from admin-ajax and from REST; slashes are taken off here and nowhere else.
 */
final class Request {
	public const TOKEN_FIELD  = 'frontage_token';
	public const TOKEN_HEADER = 'x-frontage-token';
	public const ID_FIELD     = 'request_id';
	public const ID_HEADER    = 'x-frontage-request';

	/**
	 * The fields, without slashes; also the request's id, for actions that must not run twice.
	 *
	 * @var array<int|string, mixed>
	 */
	public readonly array $fields;

	/**
	 * Prepares the request.
	 *
	 * @param string                   $name    The action's name.
	 * @param string                   $method  Upper case.
	 * @param array<int|string, mixed> $fields  The fields, without slashes.
	 * @param array<string, string>    $headers By lower-case name.
	 * @param int                      $bytes   Size of the body without its files.
	 * @param int                      $files   Size of the files that came along.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $method,
		array $fields = array(),
		public readonly array $headers = array(),
		public readonly int $bytes = 0,
		public readonly int $files = 0
	) {
		$this->fields = $fields + array_filter( array( self::ID_FIELD => $this->header( self::ID_HEADER ) ) );
	}

	/**
	 * Reads the request that PHP is serving through admin-ajax.
	 *
	 * @param string $name The action's name.
	 */
	public static function from_ajax( string $name ): self {
		$method = strtoupper( self::server( 'REQUEST_METHOD' ) );
		$fields = wp_unslash( in_array( $method, array( 'GET', 'HEAD' ), true ) ? $_GET : $_POST );
		return new self( $name, $method, $fields, self::headers_of( array( self::class, 'server' ) ), ...self::sizes( $fields, (int) self::server( 'CONTENT_LENGTH' ), array() !== $_FILES ) );
	}

	/**
	 * Reads a REST request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest The request.
	 */
	public static function from_rest( WP_REST_Request $rest ): self {
		$method = self::rest_method( $rest );
		$posted = $rest->is_json_content_type() ? $rest->get_json_params() : $rest->get_body_params();
		$fields = in_array( $method, array( 'GET', 'HEAD' ), true ) ? $rest->get_query_params() : $posted;
		$header = static fn ( string $key ): string => (string) $rest->get_header( strtolower( substr( $key, 5 ) ) );
		$sent   = (int) $rest->get_header( 'content_length' );
		$name   = (string) ( $rest->get_url_params()['name'] ?? '' );
		return new self( $name, $method, (array) $fields, self::headers_of( $header ), ...self::sizes( (array) $fields, max( $sent, strlen( (string) $rest->get_body() ) ), array() !== $rest->get_file_params() ) );
	}

	/**
	 * A header's value, empty if it was not sent.
	 *
	 * @param string $name Lower-case name.
	 */
	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}

	/** The token the browser showed, empty if none. */
	public function token(): string {
		$field = $this->fields[ self::TOKEN_FIELD ] ?? '';
		return $this->header( self::TOKEN_HEADER ) ?: $this->header( 'x-wp-nonce' ) ?: ( is_string( $field ) ? $field : '' );
	}

	/**
	 * The method the browser used; WordPress would let a mere link call itself a POST.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest The request.
	 */
	private static function rest_method( WP_REST_Request $rest ): string {
		$claimed = isset( $rest->get_query_params()['_method'] ) || null !== $rest->get_header( 'x_http_method_override' );
		return $claimed ? 'OVERRIDDEN' : strtoupper( $rest->get_method() );
	}

	/**
	 * Collects the headers that matter.
	 *
	 * @param callable( string ): string $read Gives one by its name in `$_SERVER`.
	 * @return array<string, string>
	 */
	private static function headers_of( callable $read ): array {
		$headers = array();
		foreach ( array( 'accept', 'sec-fetch-site', 'sec-fetch-mode', 'origin', 'referer', 'x-wp-nonce', self::TOKEN_HEADER, self::ID_HEADER ) as $name ) {
			$headers[ $name ] = $read( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) );
		}
		return $headers;
	}

	/**
	 * Size of the body without its files, and of these.
	 *
	 * What PHP made of the body counts where the browser did not say how long it is, and where files came along:
	 * of one that was too large PHP tells no size.
	 *
	 * @param array<int|string, mixed> $fields    The fields.
	 * @param int                      $sent      Size of the body as the browser said.
	 * @param bool                     $has_files Whether files came along.
	 * @return array{int, int}
	 */
	private static function sizes( array $fields, int $sent, bool $has_files ): array {
		if ( $sent > 0 && ! $has_files ) {
			return array( $sent, 0 );
		}
		$bytes = 0;
		array_walk_recursive(
			$fields,
			static function ( mixed $value, int|string $name ) use ( &$bytes ): void {
				$bytes += strlen( (string) $name ) + ( is_scalar( $value ) ? strlen( (string) $value ) : 0 );
			}
		);
		return array( $bytes, max( 0, $sent - $bytes ) );
	}

	/**
	 * One of PHP's server variables as text.
	 *
	 * @param string $key Its name.
	 */
	private static function server( string $key ): string {
		$value = wp_unslash( $_SERVER[ $key ] ?? '' );
		return is_string( $value ) ? $value : '';
	}
}
