<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** A filter whose values visitors choose one by one: authors, or values of a field or another source. */
abstract class Value_Filter extends Grouped_Filter {
	/**
	 * Returns values as choices.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by value in the database.
	 * @return list<array{string, string, int}> Each: value in the address, text, number of posts.
	 */
	abstract public function choices( array $counts ): array;

	/** Returns the accessible name if the author gives no title. */
	abstract public function usual_title(): string;

	/** Returns whether a visitor chooses only one value. */
	public function is_single(): bool {
		return false;
	}

	/** Returns how many values it offers. */
	public function most(): int {
		return Sanitizer::int( $this->attributes['count'] ?? null, 1, Term_Filter::MOST_OFFERED, 10 );
	}
}
