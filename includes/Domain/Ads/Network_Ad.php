<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

defined( 'ABSPATH' ) || exit;

/**
 * An ad of a network, as it is printed.
 *
 * @since 0.3
 * @api
 */
final class Network_Ad {
	/**
	 * Stores the values.
	 *
	 * @param int $id Post ID.
	 * @param array<string, string> $values What the owner entered, by the names of the network's fields; all of them, and each valid.
	 * @param int $width Width of its place in pixels.
	 * @param int $height Height of its place in pixels.
	 * @param string $label What says that it is an ad, such as “Advertisement”.
	 */
	public function __construct(
		public readonly int $id,
		public readonly array $values,
		public readonly int $width,
		public readonly int $height,
		public readonly string $label
	) {}
}
