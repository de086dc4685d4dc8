<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Data_Table;

use Frontage\Domain\Render\Pagination;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a table, for the server and the script.
 *
 * @phpstan-type Words array{search: string, any: string, from: string, to: string, apply: string, reset: string, none: string, all: string,
 *               count: string, download: string, sorted: string, up: string, down: string, then: string, more: string,
 *               pages: array{label: string, page: string, previous: string, next: string}}
 */
final class Table_Labels {
	/**
	 * Returns all texts.
	 *
	 * @param string $name Accessible name of the table.
	 * @param int $rows Number of its rows.
	 * @return Words
	 */
	public static function of( string $name, int $rows ): array {
		return array(
			'search'   => __( 'Search', 'frontage' ),
			/* translators: any value of a column. */
			'any'      => __( 'All', 'frontage' ),
			/* translators: %s: name of a column. */
			'from'     => __( '%s from', 'frontage' ),
			/* translators: %s: name of a column. */
			'to'       => __( '%s to', 'frontage' ),
			'apply'    => __( 'Apply', 'frontage' ),
			'reset'    => __( 'Reset', 'frontage' ),
			'none'     => __( 'No rows match.', 'frontage' ),
			'all'      => __( 'Show all rows', 'frontage' ),
			/* translators: 1: number of rows shown, or their range such as “1–25”, 2: number of rows. */
			'count'    => _n( '%1$s of %2$s row', '%1$s of %2$s rows', $rows, 'frontage' ),
			'download' => __( 'Download as CSV', 'frontage' ),
			/* translators: %s: columns, such as “Price, descending”. */
			'sorted'   => __( 'Sorted by %s.', 'frontage' ),
			/* translators: %s: name of a column. */
			'up'       => __( '%s, ascending', 'frontage' ),
			/* translators: %s: name of a column. */
			'down'     => __( '%s, descending', 'frontage' ),
			/* translators: between two columns that a table is sorted by. */
			'then'     => __( '; then by ', 'frontage' ),
			'more'     => __( 'Sort by more columns', 'frontage' ),
			/* translators: %s: name of a table. */
			'pages'    => Pagination::words( sprintf( __( '%s pagination', 'frontage' ), $name ) ),
		);
	}
}
