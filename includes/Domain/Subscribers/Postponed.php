<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Work that must wait, through nobody's fault.
 *
 * Does not count as a try.
 */
final class Postponed extends RuntimeException {
	/**
	 * Prepares the delay.
	 *
	 * @param string $message Why, for the owner.
	 * @param int    $until   Unix time.
	 */
	public function __construct( string $message, public readonly int $until ) {
		parent::__construct( $message );
	}
}
