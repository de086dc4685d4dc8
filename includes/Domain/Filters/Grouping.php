<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/** How posts, a derived table `shown` with their IDs, are grouped to be counted. */
final class Grouping {
	/**
	 * Stores the parts of a statement.
	 *
	 * @param string $place SQL expression to group by.
	 * @param string $join SQL that joins its table to `shown`.
	 * @param bool $repeats Whether that repeats posts.
	 */
	public function __construct( public readonly string $place, public readonly string $join, public readonly bool $repeats = false ) {}

	/**
	 * Groups by a column of the posts, or a part of it.
	 *
	 * @param string $expression SQL with the table `of_row`.
	 */
	public static function by_row( string $expression ): self {
		global $wpdb;
		return new self( $expression, " JOIN $wpdb->posts of_row ON of_row.ID = shown.ID" );
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
}
