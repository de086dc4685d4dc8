<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes CSV for spreadsheets (RFC 4180), with a byte order mark. Cells are protected
 * against formula injection.
 */
final class Csv_Format {
	private const MARK = "\xEF\xBB\xBF";

	/** Start of a cell that a spreadsheet would evaluate as a formula; some also take full-width signs. */
	private const FORMULA = '/^(?:\s*[=+\-@＝＋－＠]|[\t\r])/u';

	/** The same after what begins a cell in spreadsheets that expect semicolons or tabs and know no quotes inside a cell; `;-)` and bullets are none. */
	private const INNER = '/([;\t\r\n][ \t]*)(?=[=@＝＠]|[+\-＋－][^)\s])/u';

	/**
	 * Returns rows as CSV.
	 *
	 * @param list<list<string|int>> $rows Rows; the first is the header.
	 */
	public static function write( array $rows ): string {
		return self::MARK . implode( '', array_map( array( self::class, 'row' ), $rows ) );
	}

	/**
	 * Returns one row as CSV.
	 *
	 * @param list<string|int> $cells Cells of the row.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * Parses CSV separated by commas, semicolons or tabs.
	 *
	 * @param string $text File contents.
	 * @param int $max Maximum number of rows.
	 * @return list<list<string>> Empty lines are skipped.
	 */
	public static function read( string $text, int $max ): array {
		return array_values( self::lines( $text, $max ) );
	}

	/**
	 * Returns a file as UTF-8. Spreadsheets save it as Unicode of both kinds, or in the old letters of Windows.
	 *
	 * @param string $file Contents of any text file.
	 */
	public static function utf8( string $file ): string {
		if ( str_starts_with( $file, "\xFF\xFE" ) ) {
			return mb_scrub( mb_convert_encoding( substr( $file, 2 ), 'UTF-8', 'UTF-16LE' ), 'UTF-8' );
		}
		return mb_check_encoding( $file, 'UTF-8' ) ? $file : mb_convert_encoding( $file, 'UTF-8', 'Windows-1252' );
	}

	/**
	 * Parses CSV and keeps the line numbers.
	 *
	 * @param string $text File contents.
	 * @param int $max Maximum number of rows.
	 * @return array<int, list<string>> Keyed by line number, starting at 1. Empty lines are skipped.
	 */
	public static function lines( string $text, int $max ): array {
		$text = str_starts_with( $text, self::MARK ) ? substr( $text, strlen( self::MARK ) ) : $text;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
		$file = fopen( 'php://temp', 'r+' );
		$rows = array();
		$mark = self::separator( (string) strtok( $text, "\n" ) );
		if ( false === $file ) {
			return array();
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
		fwrite( $file, $text );
		rewind( $file );
		$line = 1;
		$from = 0;
		while ( count( $rows ) < $max ) {
			$cells = fgetcsv( $file, null, $mark, '"', '' );
			if ( false === $cells ) {
				break;
			}
			if ( array( null ) !== $cells ) {
				$rows[ $line ] = array_map( static fn ( ?string $cell ): string => self::plain( (string) $cell ), $cells );
			}
			$to    = (int) ftell( $file );
			$line += substr_count( $text, "\n", $from, $to - $from );
			$from  = $to;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
		fclose( $file );
		return $rows;
	}

	/**
	 * Returns one cell as CSV.
	 *
	 * @param string|int $value Cell value.
	 */
	public static function cell( string|int $value ): string {
		$text = (string) $value;
		$text = (string) preg_replace( self::INNER, "\$1'", mb_scrub( $text ) );
		if ( 1 === preg_match( self::FORMULA, $text ) && ! is_numeric( $text ) ) {
			$text = "'$text";
		}
		return 1 === preg_match( '/[",\r\n;\t]|^ | $/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}

	/**
	 * Removes the apostrophe that `cell` puts before formulas.
	 *
	 * @param string $cell Cell as read.
	 */
	private static function plain( string $cell ): string {
		return 1 === preg_match( "/^'(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r])/u", $cell ) ? substr( $cell, 1 ) : $cell;
	}

	/**
	 * Detects the separator of a file.
	 *
	 * @param string $line Header line.
	 */
	private static function separator( string $line ): string {
		$counts = array();
		foreach ( array( ',', ';', "\t" ) as $mark ) {
			$counts[ $mark ] = substr_count( $line, $mark );
		}
		arsort( $counts );
		return (string) array_key_first( $counts );
	}
}
