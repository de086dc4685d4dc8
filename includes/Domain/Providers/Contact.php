<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A contact to send to a vendor, from a newsletter form.
 *
 * @api
 */
final class Contact {
	/**
	 * Stores the contact.
	 *
	 * @param string $email Email address in lowercase.
	 * @param string $first First name.
	 * @param string $last Last name.
	 * @param array<string, mixed> $fields Answers, keyed by field, in the form of the vendor's `shape()`.
	 */
	public function __construct(
		public readonly string $email,
		public readonly string $first = '',
		public readonly string $last = '',
		public readonly array $fields = array()
	) {}
}
