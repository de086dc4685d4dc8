<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/** A filter by something that posts of the list have, other than terms: their author, a value of a field, their month. */
abstract class Grouped_Filter extends Filter {
	/** Maximum number of values that are counted. */
	public const MOST = 600;

	/** Returns how to find it for each post. */
	abstract public function grouping(): Grouping;

	/** Returns how many values it offers, those with the most posts; 0 for all. */
	abstract public function most(): int;

	/**
	 * Returns valid values as the database has them.
	 *
	 * @param list<string> $values Valid values.
	 * @return list<string>
	 */
	abstract public function places( array $values ): array;

	/** Returns whether a post must have all chosen values. */
	public function needs_all(): bool {
		return false;
	}
}
