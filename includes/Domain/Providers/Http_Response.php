<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * An HTTP response of a vendor: status, headers and body, all untrusted.
 *
 * @api
 */
final class Http_Response {
	private const MAX_DEPTH = 32;

	/**
	 * Stores the response.
	 *
	 * @param int $status HTTP status.
	 * @param array<string, string> $headers Headers, keyed by lowercase name.
	 * @param string $body Body as sent.
	 * @param string $host Host that responded.
	 * @param int $milliseconds Duration in milliseconds.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body,
		public readonly string $host,
		public readonly int $milliseconds
	) {}

	/** Returns whether the request succeeded. */
	public function is_ok(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/**
	 * Returns a header; empty if it is missing.
	 *
	 * @param string $name Header name in any case.
	 */
	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	/**
	 * Decodes the JSON body.
	 *
	 * @return array<array-key, mixed>
	 * @throws Http_Error If it is not a JSON object or list, or nested too deeply.
	 */
	public function json(): array {
		$data = json_decode( $this->body, true, self::MAX_DEPTH, JSON_BIGINT_AS_STRING | JSON_INVALID_UTF8_SUBSTITUTE );
		return is_array( $data ) ? $data : throw Http_Error::not_json( $this );
	}
}
