<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Filters\Index\Facet_Source;

defined( 'ABSPATH' ) || exit;

/** How posts, a derived table `shown` with their IDs, are grouped to be counted. */
final class Grouping {
	/**
	 * Stores the parts of a statement.
	 *
	 * @param string $place SQL expression to group by.
	 * @param string $join SQL that joins its table to `shown`.
	 * @param bool $repeats Whether that repeats posts.
	 * @param string $column Column of the posts that `shown` needs; empty for none.
	 */
	private function __construct(
		public readonly string $place,
		public readonly string $join,
		public readonly bool $repeats = false,
		public readonly string $column = ''
	) {}

	/**
	 * Groups by a column of the posts, or by what it begins with.
	 *
	 * @param string $column Name of the column.
	 * @param int $length Length of what it begins with; 0 for all of it.
	 */
	public static function by_column( string $column, int $length = 0 ): self {
		return new self( 0 === $length ? "shown.$column" : "SUBSTR( shown.$column, 1, $length )", '', false, $column );
	}

	/**
	 * Groups by the values of a custom field, except empty ones.
	 *
	 * @param string $key Meta key.
	 */
	public static function by_field( string $key ): self {
		global $wpdb;
		$join = " JOIN $wpdb->postmeta of_field ON of_field.post_id = shown.ID AND of_field.meta_value <> '' AND of_field.meta_key = %s";
		return new self( 'of_field.meta_value', (string) $wpdb->prepare( $join, $key ), true ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * Groups by the values that a statement selects, except those that the table of values leaves out.
	 *
	 * @param string $sql As of `Filter_Source::sql()`.
	 */
	public static function by_statement( string $sql ): self {
		$join = " JOIN ( $sql ) of_source ON of_source.post = shown.ID AND " . Facet_Source::fits( 'of_source.value' );
		return new self( 'of_source.value', $join, true );
	}
}
