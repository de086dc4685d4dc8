<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

use function WP_CLI\Utils\format_items;

defined( 'ABSPATH' ) || exit;

/**
 * Lists on the command line.
 *
 * Prints rows as a table, JSON or CSV; a text that a spreadsheet would run is made harmless in CSV.
 */
final class Printer {
	/**
	 * Prints.
	 *
	 * @param array<string, mixed>                 $options The command's options.
	 * @param list<array<string, int|string|null>> $rows    What to print.
	 * @param list<string>                         $fields  Columns.
	 */
	public static function print( array $options, array $rows, array $fields ): void {
		$format = is_string( $options['format'] ?? null ) ? $options['format'] : 'table';
		$rows   = 'csv' === $format ? array_map( static fn ( array $row ): array => array_map( array( self::class, 'safe' ), $row ), $rows ) : $rows;
		format_items( $format, $rows, $fields );
	}

	/**
	 * A cell that no spreadsheet takes for a formula.
	 *
	 * @param int|string|null $cell A value.
	 */
	private static function safe( int|string|null $cell ): int|string|null {
		return is_string( $cell ) && ! is_numeric( $cell ) && 1 === preg_match( '/\A[=+\-@\t\r]/', $cell ) ? "'$cell" : $cell;
	}
}
