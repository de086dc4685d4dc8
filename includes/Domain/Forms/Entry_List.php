<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Tables;


defined( 'ABSPATH' ) || exit;

/**
 * Reads the inbox.
 *
 * Lists of entries: by state, form, mail, text, field.
 *
 * @phpstan-type Wanted array{state?: string, form?: string, mail?: string, search?: string, field?: string, page?: int, per_page?: int}
 * @phpstan-import-type Row from Entries
 */
final class Entry_List {
	public const PER_PAGE_MAX = 100;

	/**
	 * A page of entries, newest first, and how many there are on all pages; a search reads its index once for both.
	 *
	 * @param Wanted $wanted What is looked for.
	 * @return array{entries: list<Row>, total: int}
	 */
	public static function found( array $wanted ): array {
		if ( '' === trim( $wanted['search'] ?? '' ) ) {
			return array(
				'entries' => self::page( $wanted ),
				'total'   => self::count( $wanted ),
			);
		}
		$ids = self::ids( $wanted, '' );
		rsort( $ids ); // Asked for in this order, databases would read the entries themselves.
		return array(
			'entries' => self::rows( array_slice( $ids, self::skipped( $wanted ), self::per_page( $wanted ) ) ),
			'total'   => count( $ids ),
		);
	}

	/**
	 * A page of entries, newest first.
	 *
	 * @param Wanted $wanted What is looked for.
	 * @return list<Row>
	 */
	public static function page( array $wanted ): array {
		return self::rows( self::ids( $wanted, sprintf( 'ORDER BY id DESC LIMIT %d OFFSET %d', self::per_page( $wanted ), self::skipped( $wanted ) ) ) );
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
		$fields = array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SELECT field FROM %i GROUP BY field ORDER BY field LIMIT 200', Tables::name( 'entry_values' ) ) ) ) );
		$unread = self::count( array( 'state' => 'new' ) );
		$failed = self::count( array( 'mail' => 'failed' ) );
		return compact( 'forms', 'fields', 'unread', 'failed' );
	}

	/**
	 * How many entries a page has.
	 *
	 * @param Wanted $wanted What is looked for.
	 */
	private static function per_page( array $wanted ): int {
		return max( 1, min( self::PER_PAGE_MAX, $wanted['per_page'] ?? 20 ) );
	}

	/**
	 * How many entries earlier pages have.
	 *
	 * @param Wanted $wanted What is looked for.
	 */
	private static function skipped( array $wanted ): int {
		return ( max( 1, $wanted['page'] ?? 1 ) - 1 ) * self::per_page( $wanted );
	}

	/**
	 * Numbers of entries.
	 *
	 * @param Wanted $wanted What is looked for.
	 * @param string $limit  In which order, and how many; empty for all of them in any order.
	 * @return list<int>
	 */
	private static function ids( array $wanted, string $limit ): array {
		global $wpdb;
		list( $where, $values ) = self::where( $wanted );
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE $where $limit", Tables::name( 'entries' ), ...$values ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- conditions from below.
	}

	/**
	 * Entries by their numbers, newest first.
	 *
	 * @param list<int> $ids Their numbers.
	 * @return list<Row>
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE id IN (' . implode( ',', $ids ) . ') ORDER BY id DESC', Tables::name( 'entries' ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
		return array_values( array_map( array( Entries::class, 'row' ), (array) $rows ) );
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
		$search = Entry_Index::sought( $wanted['search'] ?? '' );
		if ( '' !== $search ) {
			$field = $wanted['field'] ?? '';
			// Byte by byte: what is there and what is sought were folded alike, and rules of languages take four times as long.
			$parts[]  = 'id IN ( SELECT entry FROM ' . $wpdb->prepare( '%i', Tables::name( 'entry_values' ) ) . ' WHERE CAST( value AS BINARY ) LIKE %s' . ( '' === $field ? '' : ' AND field = %s' ) . ' )';
			$values[] = '%' . $wpdb->esc_like( $search ) . '%';
			$values   = array_merge( $values, '' === $field ? array() : array( $field ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
