<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_List;

defined( 'ABSPATH' ) || exit;

/**
 * Exports entries as CSV or JSON.
 *
 * One row per entry, one column per field. CSV cells are protected against formula injection.
 */
final class Export {
	private const AT_ONCE = 100;
	private const MOST    = 50_000;
	private const BOM     = "\xEF\xBB\xBF";

	/** What other spreadsheets take for the start of a cell, before a sign that begins a formula. */
	private const HIDDEN_FORMULA = '/([;\t]\s*|[\r\n]\s*(?![+\-]))(?=[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u';

	/**
	 * Returns the filtered entries as text.
	 *
	 * @param string $format `csv` or `json`.
	 * @param array<string, mixed> $wanted Filters, as for `Entry_List`.
	 */
	public static function text( string $format, array $wanted ): string {
		$entries = self::entries( $wanted );
		return 'json' === $format
			? (string) wp_json_encode(
				array_map( array( self::class, 'plain' ), $entries ),
				JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			)
			: self::csv( $entries );
	}

	/**
	 * Returns one CSV cell (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an
	 * apostrophe, unless it is a number: at the start, also with full-width signs, and where a spreadsheet that takes
	 * semicolons or tabs for separators would see another cell.
	 *
	 * @param string $text Cell text.
	 */
	public static function cell( string $text ): string {
		if ( 1 === preg_match( '/\A\s*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|\A[\t\r]/u', $text ) && ! is_numeric( $text ) ) {
			$text = "'$text";
		}
		$text = (string) preg_replace( self::HIDDEN_FORMULA, "$1'", $text );
		return 1 === preg_match( '/[",;\r\n\t]|\A\s|\s\z/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}

	/**
	 * Returns all filtered entries.
	 *
	 * @param array<string, mixed> $wanted Filters, as for `Entry_List`.
	 * @return list<array<string, mixed>>
	 */
	private static function entries( array $wanted ): array {
		$all = array();
		for ( $page = 1; count( $all ) < self::MOST; $page++ ) {
			$some = Entry_List::page(
				array(
					'page'     => $page,
					'per_page' => self::AT_ONCE,
				) + $wanted
			);
			array_push( $all, ...$some );
			if ( count( $some ) < self::AT_ONCE ) {
				break;
			}
		}
		return $all;
	}

	/**
	 * Returns an entry without internal fields.
	 *
	 * @param array<string, mixed> $entry Entry row.
	 * @return array<string, mixed>
	 */
	private static function plain( array $entry ): array {
		$fields = array();
		foreach ( $entry['content'] as $answer ) {
			$fields[ $answer['name'] ] = 'checkbox' === $answer['kind'] ? $answer['value'] : self::answer( $answer );
		}
		return array(
			'id'     => $entry['id'],
			'time'   => $entry['created'],
			'form'   => $entry['title'],
			'state'  => $entry['state'],
			'fields' => $fields,
			'notes'  => $entry['notes'],
		);
	}

	/**
	 * Returns an answer as text; consent as a word.
	 *
	 * @param array<string, mixed> $answer Stored answer.
	 */
	private static function answer( array $answer ): string {
		$text = Entries::text( $answer );
		return 'consent' === $answer['kind'] && '1' === $text ? __( 'Yes', 'frontage' ) : $text;
	}

	/**
	 * Returns entries as CSV.
	 *
	 * @param list<array<string, mixed>> $entries
	 */
	private static function csv( array $entries ): string {
		$columns = array();
		foreach ( $entries as $entry ) {
			foreach ( $entry['content'] as $answer ) {
				$columns[ $answer['name'] ] ??= $answer['label'];
			}
		}
		$rows = array(
			array_merge(
				array( 'ID', __( 'Date', 'frontage' ), __( 'Form', 'frontage' ), __( 'Status', 'frontage' ) ),
				array_values( $columns ),
				array( __( 'Notes', 'frontage' ) )
			),
		);
		foreach ( $entries as $entry ) {
			$answers = array_map( array( self::class, 'answer' ), array_column( $entry['content'], null, 'name' ) );
			$row     = array( (string) $entry['id'], $entry['created'], $entry['title'], $entry['state'] );
			foreach ( array_keys( $columns ) as $name ) {
				$row[] = $answers[ $name ] ?? '';
			}
			$rows[] = array_merge( $row, array( $entry['notes'] ) );
		}
		return self::BOM
			. implode(
				'',
				array_map(
					static fn ( array $row ): string => implode( ',', array_map( array( self::class, 'cell' ), $row ) ) . "\r\n",
					$rows
				)
			);
	}
}
