<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The response of an action.
 *
 * A status, headers, and a body. Nothing is sent until the endpoint sends it.
 *
 * @api
 */
final class Response {
	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

	/**
	 * Prepares the reply; the named constructors say what for.
	 *
	 * @param int                   $status  HTTP status.
	 * @param string                $body    The bytes of the body.
	 * @param array<string, string> $headers By name.
	 * @param mixed                 $payload What JSON was made of; null otherwise.
	 */
	private function __construct(
		public readonly int $status,
		public readonly string $body,
		public readonly array $headers,
		public readonly mixed $payload = null
	) {}

	/**
	 * Creates a response with escaped HTML.
	 *
	 * @param string|\Stringable $html Escaped HTML.
	 * @param int $status HTTP status.
	 */
	public static function html( string|\Stringable $html, int $status = 200 ): self {
		return self::raw( (string) $html, 'text/html', $status );
	}

	/**
	 * Creates a JSON response; characters that could end a script element are escaped.
	 *
	 * @param mixed $data JSON-serializable data.
	 * @param int $status HTTP status.
	 */
	public static function json( mixed $data, int $status = 200 ): self {
		$headers = array( 'Content-Type' => 'application/json; charset=UTF-8' );
		return new self( $status, (string) wp_json_encode( $data, self::JSON ), $headers, $data );
	}

	/**
	 * Creates a plain text response.
	 *
	 * @param string $text Response text.
	 * @param int $status HTTP status.
	 */
	public static function text( string $text, int $status = 200 ): self {
		return self::raw( $text, 'text/plain', $status );
	}

	/**
	 * Creates a response with exactly these bytes, for third-party scripts that expect a certain format.
	 *
	 * @param string $body Response body.
	 * @param string $type Media type, without charset.
	 * @param int $status HTTP status.
	 */
	public static function raw( string $body, string $type = 'text/html', int $status = 200 ): self {
		return new self( $status, $body, array( 'Content-Type' => $type . '; charset=UTF-8' ) );
	}

	/**
	 * Creates a JSON error: `{ code, message }`, and `field` if one is invalid.
	 *
	 * @param int $status HTTP status, 400 or more.
	 * @param string $code Machine-readable code.
	 * @param string $message Translated message.
	 * @param string $field Invalid request field.
	 */
	public static function error( int $status, string $code, string $message, string $field = '' ): self {
		$data = array(
			'code'    => $code,
			'field'   => $field,
			'message' => $message,
		);
		return self::json( array_filter( $data, static fn ( string $value ): bool => '' !== $value ), $status );
	}

	/**
	 * Returns a copy with an additional header.
	 *
	 * @param string $name Header name; replaces an earlier header of that name.
	 * @param string $value Header value; line breaks are removed.
	 */
	public function with_header( string $name, string $value ): self {
		$headers = array( $name => str_replace( array( "\r", "\n" ), '', $value ) ) + $this->headers;
		return new self( $this->status, $this->body, $headers, $this->payload );
	}

	/** Returns whether the action was rejected or failed. */
	public function is_error(): bool {
		return $this->status >= 400;
	}

	/** Returns the body decoded from JSON; null if it is not JSON. */
	public function data(): mixed {
		return json_decode( $this->body, true );
	}
}
