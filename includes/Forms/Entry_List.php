<?php
/**
 * Reads the inbox.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of entries: by state, form, mail, text, field.
 *
 * @phpstan-type Wanted array{state?: string, form?: string, mail?: string, search?: string, field?: string, page?: int, per_page?: int}
 * @phpstan-import-type Row from Entries
 */
final class Entry_List {
	public const PER_PAGE_MAX = 100;

	/**
	 * A page of entries, newest first.
	 *
	 * @param Wanted $wanted What is looked for.
	 * @return list<Row>
	 */
	public static function page( array $wanted ): array {
		global $wpdb;
		list( $where, $values ) = self::where( $wanted );
		$per_page               = max( 1, min( self::PER_PAGE_MAX, $wanted['per_page'] ?? 20 ) );
		$skip                   = ( max( 1, $wanted['page'] ?? 1 ) - 1 ) * $per_page;
		$ids                    = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE $where ORDER BY id DESC LIMIT %d OFFSET %d", Tables::name( 'entries' ), ...array( ...$values, $per_page, $skip ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- conditions from below.
		if ( array() === $ids ) {
			return array();
		}
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE id IN (' . implode( ',', $ids ) . ') ORDER BY id DESC', Tables::name( 'entries' ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
		return array_values( array_map( array( Entries::class, 'row' ), (array) $rows ) );
	}

	/**
	 * How many entries there are.
	 *
	 * @param Wanted $wanted What is looked for.
	 */
	public static function count( array $wanted ): int {
		global $wpdb;
		list( $where, $values ) = self::where( $wanted );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE $where", Tables::name( 'entries' ), ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- conditions from below.
	}

	/**
	 * The forms that have entries, and the names of their fields.
	 *
	 * @return array{forms: list<array{id: string, title: string}>, fields: list<string>, unread: int, failed: int}
	 */
	public static function overview(): array {
		global $wpdb;
		$forms = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT form, MAX(title) AS title FROM %i GROUP BY form ORDER BY 2', Tables::name( 'entries' ) ) ) as $row ) {
			$forms[] = array(
				'id'    => (string) $row->form,
				'title' => (string) $row->title,
			);
		}
		$fields = array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT field FROM %i ORDER BY field LIMIT 200', Tables::name( 'entry_values' ) ) ) ) );
		$unread = self::count( array( 'state' => 'new' ) );
		$failed = self::count( array( 'mail' => 'failed' ) );
		return compact( 'forms', 'fields', 'unread', 'failed' );
	}

	/**
	 * The condition.
	 *
	 * @param Wanted $wanted What is looked for.
	 * @return array{string, list<string>} With places, and what goes there.
	 */
	private static function where( array $wanted ): array {
		global $wpdb;
		$state  = $wanted['state'] ?? '';
		$parts  = array( '' === $state ? "state IN ('new', 'read')" : 'state = %s' );
		$values = '' === $state ? array() : array( $state );
		foreach ( array( 'form', 'mail' ) as $column ) {
			if ( '' !== ( $wanted[ $column ] ?? '' ) ) {
				$parts[]  = "$column = %s";
				$values[] = $wanted[ $column ];
			}
		}
		$search = trim( $wanted['search'] ?? '' );
		if ( '' !== $search ) {
			$field    = $wanted['field'] ?? '';
			$parts[]  = 'id IN ( SELECT entry FROM ' . $wpdb->prepare( '%i', Tables::name( 'entry_values' ) ) . ' WHERE value LIKE %s' . ( '' === $field ? '' : ' AND field = %s' ) . ' )';
			$values[] = '%' . $wpdb->esc_like( mb_strtolower( $search ) ) . '%';
			$values   = array_merge( $values, '' === $field ? array() : array( $field ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
