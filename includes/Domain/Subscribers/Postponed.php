<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Thrown when work must wait for reasons other than a failure. Does not count as an attempt. */
final class Postponed extends RuntimeException {
	/**
	 * Creates the exception.
	 *
	 * @param string $message Reason, for the owner.
	 * @param int $until Unix timestamp.
	 */
	public function __construct( string $message, public readonly int $until ) {
		parent::__construct( $message );
	}
}
