<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A list of subscribers at a vendor.
 *
 * What an owner chooses and a form subscribes to.
 */
final class Mailing_List {
	/**
	 * Prepares the list.
	 *
	 * @param string $id      The vendor's name for it.
	 * @param string $title   Its name for people.
	 * @param int    $members How many are subscribed.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly int $members
	) {}
}
