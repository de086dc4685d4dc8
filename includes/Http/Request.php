<?php
declare( strict_types=1 );

namespace Frontage\Http;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** A request for an action, from admin-ajax or REST. The only place where slashes are removed. */
final class Request {
	public const TOKEN_FIELD = 'frontage_token';

	/** Holds the token in calls that have this field (S0 §7). */
	private const SECURITY = 'security';

	public const TOKEN_HEADER = 'x-frontage-token';
	public const ID_FIELD     = 'request_id';
	public const ID_HEADER    = 'x-frontage-request';

	/**
	 * Unslashed fields, including the request ID, for actions that must not run twice.
	 *
	 * @var array<int|string, mixed>
	 */
	public readonly array $fields;

	/**
	 * Stores the request.
	 *
	 * @param string $name Action name.
	 * @param string $method HTTP method in uppercase.
	 * @param array<int|string, mixed> $fields Unslashed fields.
	 * @param array<string, string> $headers Headers, keyed by lowercase name.
	 * @param int $bytes Size of the body without files, in bytes.
	 * @param int $files Size of the files in bytes.
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
	 * Creates an instance from the current admin-ajax request.
	 *
	 * @param string $name Action name.
	 */
	public static function from_ajax( string $name ): self {
		$method = strtoupper( self::server( 'REQUEST_METHOD' ) );
		// phpcs:ignore WordPress.Security.NonceVerification -- Read for the gate, which checks them.
		$fields = wp_unslash( in_array( $method, array( 'GET', 'HEAD' ), true ) ? $_GET : $_POST );
		return new self(
			$name,
			$method,
			$fields,
			self::headers_of( array( self::class, 'server' ) ),
			// phpcs:ignore WordPress.Security.NonceVerification -- Only whether there are any.
			...self::sizes( $fields, (int) self::server( 'CONTENT_LENGTH' ), array() !== $_FILES )
		);
	}

	/**
	 * Creates an instance from a REST request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest
	 */
	public static function from_rest( WP_REST_Request $rest ): self {
		$method = self::rest_method( $rest );
		$posted = $rest->is_json_content_type() ? $rest->get_json_params() : $rest->get_body_params();
		$fields = in_array( $method, array( 'GET', 'HEAD' ), true ) ? $rest->get_query_params() : $posted;
		$header = static fn ( string $key ): string => (string) $rest->get_header( strtolower( substr( $key, 5 ) ) );
		$sent   = (int) $rest->get_header( 'content_length' );
		$name   = (string) ( $rest->get_url_params()['name'] ?? '' );
		return new self(
			$name,
			$method,
			(array) $fields,
			self::headers_of( $header ),
			...self::sizes( (array) $fields, max( $sent, strlen( (string) $rest->get_body() ) ), array() !== $rest->get_file_params() )
		);
	}

	/**
	 * Returns a header's value; empty if it was not sent.
	 *
	 * @param string $name Lowercase header name.
	 */
	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}

	/** Returns the token that the browser sent; empty if none. */
	public function token(): string {
		$field = $this->fields[ self::TOKEN_FIELD ] ?? $this->fields[ self::SECURITY ] ?? '';
		return $this->header( self::TOKEN_HEADER ) ?: $this->header( 'x-wp-nonce' ) ?: ( is_string( $field ) ? $field : '' );
	}

	/**
	 * Returns the method that the browser used. WordPress would let a plain link override it with POST.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $rest
	 */
	private static function rest_method( WP_REST_Request $rest ): string {
		$claimed = isset( $rest->get_query_params()['_method'] ) || null !== $rest->get_header( 'x_http_method_override' );
		return $claimed ? 'OVERRIDDEN' : strtoupper( $rest->get_method() );
	}

	/**
	 * Collects the relevant headers.
	 *
	 * @param callable( string ): string $read Returns a header by its name in `$_SERVER`.
	 * @return array<string, string>
	 */
	private static function headers_of( callable $read ): array {
		$headers = array();
		$names   = array(
			'accept',
			'sec-fetch-site',
			'sec-fetch-mode',
			'origin',
			'referer',
			'x-wp-nonce',
			self::TOKEN_HEADER,
			self::ID_HEADER,
		);
		foreach ( $names as $name ) {
			$headers[ $name ] = $read( 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) );
		}
		return $headers;
	}

	/**
	 * Returns the size of the body without files, and the size of the files.
	 *
	 * The parsed fields are measured if the browser sent no length, or if there are files: PHP reports no
	 * size for a file that was too large.
	 *
	 * @param array<int|string, mixed> $fields
	 * @param int $sent Size of the body according to the browser.
	 * @param bool $has_files Whether there are files.
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
	 * Returns a server variable as text.
	 *
	 * @param string $key Variable name.
	 */
	private static function server( string $key ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Read by the rules of each argument.
		$value = wp_unslash( $_SERVER[ $key ] ?? '' );
		return is_string( $value ) ? $value : '';
	}
}
