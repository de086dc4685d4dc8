<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Base\Csv_Format;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entry_List;

defined( 'ABSPATH' ) || exit;

/**
 * Exports entries as CSV or JSON.
 *
 * One row per entry, one column per field. CSV cells are protected against formula injection.
 *
 * @phpstan-import-type Answer from \Frontage\Domain\Forms\Entries
 */
final class Export {
	private const AT_ONCE = 100;
	private const MOST    = 50_000;
	/** Kinds that stay numbers. */
	private const NUMBERS = array( 'rating', 'calculation' );

	private const BOM = "\xEF\xBB\xBF";

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
	 * Returns one CSV cell. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, unless it is a number.
	 *
	 * @param string $text Cell text.
	 */
	public static function cell( string $text ): string {
		return Csv_Format::cell( $text );
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
			$fields[ $answer['name'] ] = 'checkbox' === $answer['kind'] ? $answer['value'] : self::shown( $answer );
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
	 * Returns an answer as text.
	 *
	 * @param Answer $answer
	 */
	private static function shown( array $answer ): string {
		return is_string( $answer['value'] ) && in_array( $answer['kind'], self::NUMBERS, true )
			? $answer['value']
			: Email::shown( $answer );
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
			$answers = array_map( array( self::class, 'shown' ), array_column( $entry['content'], null, 'name' ) );
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
