<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A reply on its way through the REST API.
 *
 * Carries a reply; internal calls read it as data.
 */
final class Rest_Response extends WP_REST_Response {
	/**
	 * Wraps a reply.
	 *
	 * @param Response $reply The reply.
	 */
	public function __construct( public readonly Response $reply ) {
		parent::__construct( $reply->data() ?? $reply->body, $reply->status, $this->own_headers() );
	}

	/**
	 * The reply's headers.
	 *
	 * @return array<string, string>
	 */
	public function own_headers(): array {
		return array_filter( $this->reply->headers, static fn ( string $value ): bool => '' !== $value );
	}
}
