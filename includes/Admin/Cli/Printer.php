<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use function WP_CLI\Utils\format_items;

defined( 'ABSPATH' ) || exit;

/**
 * Prints rows as a table, JSON or CSV.
 *
 * In CSV, cells that a spreadsheet would run as a formula are neutralized.
 */
final class Printer {
	/**
	 * Prints rows in the requested format.
	 *
	 * @param array<string, mixed> $options Command options.
	 * @param list<array<string, int|string|null>> $rows Rows to print.
	 * @param list<string> $fields Column names.
	 */
	public static function print( array $options, array $rows, array $fields ): void {
		$format = is_string( $options['format'] ?? null ) ? $options['format'] : 'table';
		$rows   = 'csv' === $format
			? array_map( static fn ( array $row ): array => array_map( array( self::class, 'safe' ), $row ), $rows )
			: $rows;
		format_items( $format, $rows, $fields );
	}

	/**
	 * Neutralizes a cell that a spreadsheet would run as a formula.
	 *
	 * @param int|string|null $cell Cell value.
	 */
	private static function safe( int|string|null $cell ): int|string|null {
		return is_string( $cell ) && ! is_numeric( $cell ) && 1 === preg_match( '/\A[=+\-@\t\r]/', $cell ) ? "'$cell" : $cell;
	}
}
