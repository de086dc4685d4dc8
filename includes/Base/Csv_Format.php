<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Tables as files for spreadsheets.
 *
 * Comma-separated values (RFC 4180) with a byte order mark; no cell can be a formula.
 */
final class Csv_Format {
	private const MARK = "\xEF\xBB\xBF";

	/** A cell beginning so would be computed by a spreadsheet. */
	private const FORMULA = '/^[=+\-@\t\r]/';

	/**
	 * Writes a table.
	 *
	 * @param list<list<string|int>> $rows The first one is the heading.
	 */
	public static function write( array $rows ): string {
		return self::MARK . implode( '', array_map( array( self::class, 'row' ), $rows ) );
	}

	/**
	 * Writes a row.
	 *
	 * @param list<string|int> $cells Its cells.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * Reads a table; commas, semicolons and tabs separate.
	 *
	 * @param string $text A file's text.
	 * @param int    $max  Rows at most.
	 * @return list<list<string>> Empty lines are left out.
	 */
	public static function read( string $text, int $max ): array {
		return array_values( self::lines( $text, $max ) );
	}

	/**
	 * Reads a table, and where its rows stand.
	 *
	 * @param string $text A file's text.
	 * @param int    $max  Rows at most.
	 * @return array<int, list<string>> By number of the line, from 1. Empty lines are left out.
	 */
	public static function lines( string $text, int $max ): array {
		$text = str_starts_with( $text, self::MARK ) ? substr( $text, strlen( self::MARK ) ) : $text;
		$file = fopen( 'php://temp', 'r+' );
		$rows = array();
		$mark = self::separator( (string) strtok( $text, "\n" ) );
		if ( false === $file ) {
			return array();
		}
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
		fclose( $file );
		return $rows;
	}

	/**
	 * Writes a cell.
	 *
	 * @param string|int $value Its value.
	 */
	private static function cell( string|int $value ): string {
		$text = (string) $value;
		if ( 1 === preg_match( self::FORMULA, $text ) && ! is_numeric( $text ) ) {
			$text = "'$text";
		}
		return 1 === preg_match( '/[",\r\n;\t]|^ | $/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}

	/**
	 * A cell without the mark that `cell` puts before formulas.
	 *
	 * @param string $cell As read.
	 */
	private static function plain( string $cell ): string {
		return 1 === preg_match( "/^'[=+\\-@\\t\\r]/", $cell ) ? substr( $cell, 1 ) : $cell;
	}

	/**
	 * What separates the cells of a heading.
	 *
	 * @param string $line The first line.
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
