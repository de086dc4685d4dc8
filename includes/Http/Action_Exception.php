<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A request that gets no answer but a reason.
 *
 * Thrown to stop an action; the dispatcher turns it into the error reply it carries.
 */
class Action_Exception extends RuntimeException {
	/**
	 * Prepares the refusal.
	 *
	 * @param int                   $status  HTTP status, 400 or more.
	 * @param string                $reason  What happened, for programs, such as `stale_token`.
	 * @param string                $message What happened and what to do, for people.
	 * @param string                $field   The request field at fault, if one is.
	 * @param array<string, string> $headers Further headers of the reply.
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

	/** One answer for posts that are missing, private, drafts, locked or another site's. */
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

	/** The refusal as the visitor's script gets it. */
	public function reply(): Response {
		$reply = Response::error( $this->status, $this->reason, $this->getMessage(), $this->field );
		foreach ( $this->headers as $name => $value ) {
			$reply = $reply->with_header( $name, $value );
		}
		return $reply;
	}
}
