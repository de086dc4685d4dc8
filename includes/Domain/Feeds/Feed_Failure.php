<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Thrown when a vendor answers without posts. */
final class Feed_Failure extends RuntimeException {
	/**
	 * Creates the exception.
	 *
	 * @param string $message A sentence for the owner.
	 * @param int    $wait Unix time before which the vendor must not be asked; 0 if it does not say.
	 */
	public function __construct( string $message, public readonly int $wait = 0 ) {
		parent::__construct( $message );
	}
}
