<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a vendor permanently rejects a contact.
 *
 * Retrying will not help. The owner sees the full message; the visitor only what reveals nothing about others.
 *
 * @api
 */
final class Contact_Rejected extends RuntimeException {
	/**
	 * Creates the exception.
	 *
	 * @param string $message Vendor's message, for the owner.
	 * @param string $for_visitor Vendor's message for the visitor; empty if it would reveal that the address is known.
	 */
	public function __construct( string $message, public readonly string $for_visitor = '' ) {
		parent::__construct( $message );
	}
}
