<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * A source of values in the tables of another plugin, such as the colors of products.
 *
 * One statement tells which posts have which values. Lists, counts, and the table of values follow from it. What was counted is kept:
 * after values have changed without the post being saved, call
 * `do_action( 'frontage_filter_values_changed', 'acme-color', $post_id )`.
 *
 * @since 0.3
 */
interface Filter_Source extends Values_Source {
	/**
	 * Returns the post types that have such values; empty for all. Filters of lists without these post types print nothing.
	 *
	 * @return list<string>
	 */
	public static function post_types(): array;

	/**
	 * Returns what visitors read for values, in the order in which they see them. Values without a text are not offered, and
	 * addresses with them are ignored.
	 *
	 * @param list<string> $values Values of posts, those of the most posts first; or from an address, not trusted.
	 * @return array<array-key, string> Plain texts by value.
	 */
	public static function labels( array $values ): array;

	/**
	 * Returns a statement that selects the columns `post`, the ID of a post, and `value`, one of its values: a row for each.
	 *
	 * Filters compare values as the column does, and ignore empty ones and those of more than 200 characters. Posts need not be
	 * published. A plain statement, without GROUP BY, DISTINCT, or LIMIT, lets the database use its indexes: by post, and by value.
	 *
	 *     return "SELECT product_id AS post, color AS value FROM {$wpdb->prefix}acme_colors";
	 */
	public static function sql(): string;
}
