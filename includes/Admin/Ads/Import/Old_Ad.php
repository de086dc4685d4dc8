<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Import;

defined( 'ABSPATH' ) || exit;

/** An ad of another plugin, as Frontage would store it. */
final class Old_Ad {
	/**
	 * Stores the ad.
	 *
	 * @param int $old Its ID there.
	 * @param string $name The owner's name for it.
	 * @param array<string, mixed> $settings Settings as the Ads tab shows them.
	 * @param list<string> $groups Names of its groups.
	 * @param string $refusal Why it cannot be imported; empty if it can.
	 * @param list<string> $notes What of it cannot be imported, as sentences.
	 */
	public function __construct(
		public readonly int $old,
		public readonly string $name,
		public readonly array $settings = array(),
		public readonly array $groups = array(),
		public readonly string $refusal = '',
		public readonly array $notes = array()
	) {}
}
