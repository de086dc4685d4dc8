<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * What a vendor answered.
 *
 * Status, headers and body; whatever they say, they are not trusted.
 */
final class Http_Response {
	private const MAX_DEPTH = 32;

	/**
	 * Prepares the answer.
	 *
	 * @param int                   $status       HTTP status.
	 * @param array<string, string> $headers      By name in lower case.
	 * @param string                $body         As sent.
	 * @param string                $host         Who answered.
	 * @param int                   $milliseconds How long it took.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body,
		public readonly string $host,
		public readonly int $milliseconds
	) {}

	/** Whether the vendor did what it was asked. */
	public function is_ok(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/**
	 * A header, empty if there is none.
	 *
	 * @param string $name In any case.
	 */
	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	/**
	 * The body as data.
	 *
	 * @return array<array-key, mixed>
	 * @throws Http_Error If it is no JSON object or list, or nested too deep.
	 */
	public function json(): array {
		$data = json_decode( $this->body, true, self::MAX_DEPTH, JSON_BIGINT_AS_STRING | JSON_INVALID_UTF8_SUBSTITUTE );
		return is_array( $data ) ? $data : throw Http_Error::not_json( $this );
	}
}
