<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A mailing list at a vendor, which owners select and forms subscribe to.
 *
 * @api
 */
final class Mailing_List {
	/**
	 * Stores the list.
	 *
	 * @param string $id Vendor's ID of the list.
	 * @param string $title List name.
	 * @param int $members Number of subscribers.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly int $members
	) {}
}
