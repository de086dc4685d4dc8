<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Domain\Share\Networks;

defined( 'ABSPATH' ) || exit;

/** What the author of share buttons chose, checked. */
final class Share_Options {
	/**
	 * Sets the properties.
	 *
	 * @param list<string> $networks Slugs in the author's order.
	 * @param string $layout `inline`, `sidebar` or `bar`; WordPress has checked it, as all choices.
	 * @param string $shows `icons`, `names` or `both`.
	 * @param string $side `start` or `end`.
	 * @param bool $has_counts Whether each button shows its number.
	 * @param bool $has_total Whether the sum is shown.
	 * @param int $min_count Smaller numbers are not shown.
	 */
	private function __construct(
		public readonly array $networks,
		public readonly string $layout,
		public readonly string $shows,
		public readonly string $side,
		public readonly bool $has_counts,
		public readonly bool $has_total,
		public readonly int $min_count
	) {}

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public static function of( array $attributes ): self {
		$chosen = array_filter( (array) $attributes['networks'], 'is_string' );
		return new self(
			array_values( array_intersect( array_unique( $chosen ), Networks::slugs() ) ),
			(string) $attributes['layout'],
			(string) $attributes['shows'],
			(string) $attributes['side'],
			true === $attributes['showsCounts'],
			true === $attributes['showsTotal'],
			max( 1, (int) $attributes['minCount'] )
		);
	}

	/**
	 * Returns all networks with their names, as in the popup.
	 *
	 * @param list<string> $networks Slugs.
	 */
	public static function popup( array $networks ): self {
		return new self( $networks, 'inline', 'both', 'start', false, false, 1 );
	}

	/** Returns whether any number is shown. */
	public function shows_numbers(): bool {
		return $this->has_counts || $this->has_total;
	}
}
