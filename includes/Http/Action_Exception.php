<?php
declare( strict_types=1 );

namespace Frontage\Http;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown to stop an action with an error response.
 *
 * @api
 */
class Action_Exception extends RuntimeException {
	/**
	 * Creates the exception.
	 *
	 * @param int $status HTTP status, 400 or more.
	 * @param string $reason Machine-readable code, such as `stale_token`.
	 * @param string $message What happened and what to do.
	 * @param string $field Invalid request field, if any.
	 * @param array<string, string> $headers Additional response headers.
	 */
	final public function __construct(
		public readonly int $status,
		public readonly string $reason,
		string $message,
		public readonly string $field = '',
		public readonly array $headers = array()
	) {
		parent::__construct( $message );
	}

	/** Creates the error for posts that are missing, private, drafts, password-protected or another site's. */
	public static function missing_post(): static {
		return new static( 404, 'not_found', __( 'Nothing was found here. It may have been removed.', 'frontage' ) );
	}

	/**
	 * What WordPress or another part of Frontage found wrong.
	 *
	 * @param WP_Error $error The error; its data may hold `status` and `field`.
	 */
	public static function from_error( WP_Error $error ): static {
		$data   = (array) $error->get_error_data();
		$status = (int) ( $data['status'] ?? 500 );
		return new static( $status, (string) $error->get_error_code(), $error->get_error_message(), (string) ( $data['field'] ?? '' ) );
	}

	/**
	 * Returns the error response.
	 *
	 * @internal
	 */
	public function reply(): Response {
		$response = Response::error( $this->status, $this->reason, $this->getMessage(), $this->field );
		foreach ( $this->headers as $name => $value ) {
			$response = $response->with_header( $name, $value );
		}
		return $response;
	}
}
