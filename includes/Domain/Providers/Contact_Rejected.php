<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A person whom a vendor will not take.
 *
 * Trying again will not help; the owner is told all, the visitor only what tells nothing of others.
 */
final class Contact_Rejected extends RuntimeException {
	/**
	 * Prepares the rejection.
	 *
	 * @param string $message     The vendor's words, for the owner.
	 * @param string $for_visitor Its words for whoever typed the address; empty where they would say that it is known.
	 */
	public function __construct( string $message, public readonly string $for_visitor = '' ) {
		parent::__construct( $message );
	}
}
