<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Somebody a vendor gets to know.
 *
 * What a person told a newsletter form, ready to be sent.
 */
final class Contact {
	/**
	 * Prepares the person.
	 *
	 * @param string               $email  Address, in lower case.
	 * @param string               $first  First name.
	 * @param string               $last   Last name.
	 * @param array<string, mixed> $fields Answers by field, as the vendor's `shape()` wants them.
	 */
	public function __construct(
		public readonly string $email,
		public readonly string $first = '',
		public readonly string $last = '',
		public readonly array $fields = array()
	) {}
}
