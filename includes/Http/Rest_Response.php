<?php
declare( strict_types=1 );

namespace Frontage\Http;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Wraps an action's response for the REST API. Internal requests can read it as data. */
final class Rest_Response extends WP_REST_Response {
	/** Wraps a response. */
	public function __construct( public readonly Response $response ) {
		parent::__construct( $response->data() ?? $response->body, $response->status, $this->own_headers() );
	}

	/**
	 * Returns the headers of the wrapped response.
	 *
	 * @return array<string, string>
	 */
	public function own_headers(): array {
		return array_filter( $this->response->headers, static fn ( string $value ): bool => '' !== $value );
	}
}
