<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Queries the inbox: lists of entries by state, form, email state, time, text and field.
 *
 * `from` is the first second that is included, and `until` the first one that is not, both in UTC.
 *
 * @phpstan-type Wanted array{
 *     state?: string,
 *     form?: string,
 *     mail?: string,
 *     from?: string,
 *     until?: string,
 *     search?: string,
 *     field?: string,
 *     above?: int,
 *     below?: int,
 *     page?: int,
 *     per_page?: int,
 * }
 * @phpstan-import-type Row from Entries
 */
final class Entry_List {
	public const PER_PAGE_MAX = 100;

	private const BOUNDS = array(
		'from'  => 'created >= %s',
		'until' => 'created < %s',
		'above' => 'id > %d',
		'below' => 'id < %d',
	);

	/**
	 * Returns a page of entries, newest first, and the total. A search queries the index only once for both.
	 *
	 * @param Wanted $wanted Filters.
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
		rsort( $ids ); // Sorting here instead would make databases read the entries themselves.
		return array(
			'entries' => self::rows( array_slice( $ids, self::skipped( $wanted ), self::per_page( $wanted ) ) ),
			'total'   => count( $ids ),
		);
	}

	/**
	 * Returns a page of entries, newest first.
	 *
	 * @param Wanted $wanted Filters.
	 * @return list<Row>
	 */
	public static function page( array $wanted ): array {
		return self::rows(
			self::ids( $wanted, sprintf( 'ORDER BY id DESC LIMIT %d OFFSET %d', self::per_page( $wanted ), self::skipped( $wanted ) ) )
		);
	}

	/**
	 * Returns the number of entries.
	 *
	 * @param Wanted $wanted Filters.
	 */
	public static function count( array $wanted ): int {
		global $wpdb;
		list( $where, $values ) = self::where( $wanted );
		// phpcs:ignore WordPress.DB.PreparedSQL -- conditions from below.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE $where", Tables::name( 'entries' ), ...$values ) );
	}

	/**
	 * Returns the entries next to one in the list.
	 *
	 * @param Wanted $wanted Filters.
	 * @param int $id Entry ID, which need not match the filters.
	 * @return array{newer: int, older: int} Entry IDs; 0 if there is none.
	 */
	public static function beside( array $wanted, int $id ): array {
		return array(
			'newer' => self::ids( array( 'above' => $id ) + $wanted, 'ORDER BY id LIMIT 1' )[0] ?? 0,
			'older' => self::ids( array( 'below' => $id ) + $wanted, 'ORDER BY id DESC LIMIT 1' )[0] ?? 0,
		);
	}

	/**
	 * Returns the forms that have entries, the names of their fields, and counts.
	 *
	 * @return array{
	 *     forms: list<array{id: string, title: string}>,
	 *     fields: list<string>,
	 *     states: array<string, int>,
	 *     unread: int,
	 *     failed: int,
	 * }
	 */
	public static function overview(): array {
		global $wpdb;
		$forms = array();
		$sql   = 'SELECT form, MAX(title) AS title FROM %i GROUP BY form ORDER BY 2';
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entries' ) ) ) as $row ) {
			$forms[] = array(
				'id'    => (string) $row->form,
				'title' => (string) $row->title,
			);
		}
		$sql    = 'SELECT field FROM %i GROUP BY field ORDER BY field LIMIT 200';
		$fields = array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( 'entry_values' ) ) ) ) );
		$states = self::states();
		$unread = $states['new'];
		$failed = self::count( array( 'mail' => 'failed' ) );
		return compact( 'forms', 'fields', 'states', 'unread', 'failed' );
	}

	/**
	 * Returns the number of entries in each state.
	 *
	 * @return array<string, int>
	 */
	private static function states(): array {
		global $wpdb;
		$counts = array_fill_keys( Entries::STATES, 0 );
		$sql    = 'SELECT state, COUNT(*) AS hits FROM %i GROUP BY state';
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entries' ) ) ) as $row ) {
			$counts[ (string) $row->state ] = (int) $row->hits;
		}
		return $counts;
	}

	/**
	 * Returns the number of entries per page.
	 *
	 * @param Wanted $wanted Filters.
	 */
	private static function per_page( array $wanted ): int {
		return max( 1, min( self::PER_PAGE_MAX, $wanted['per_page'] ?? 20 ) );
	}

	/**
	 * Returns the number of entries on earlier pages.
	 *
	 * @param Wanted $wanted Filters.
	 */
	private static function skipped( array $wanted ): int {
		return ( max( 1, $wanted['page'] ?? 1 ) - 1 ) * self::per_page( $wanted );
	}

	/**
	 * Returns the IDs of entries.
	 *
	 * @param Wanted $wanted Filters.
	 * @param string $limit Order and limit clause; empty for all entries in any order.
	 * @return list<int>
	 */
	private static function ids( array $wanted, string $limit ): array {
		global $wpdb;
		list( $where, $values ) = self::where( $wanted );
		// phpcs:ignore WordPress.DB.PreparedSQL -- conditions from below.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE $where $limit", Tables::name( 'entries' ), ...$values ) );
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * Returns entries by ID, newest first.
	 *
	 * @param list<int> $ids Entry IDs.
	 * @return list<Row>
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT * FROM %i WHERE id IN (' . implode( ',', $ids ) . ') ORDER BY id DESC', Tables::name( 'entries' ) ),
			ARRAY_A
		);
		return array_values( array_map( array( Entries::class, 'row' ), (array) $rows ) );
	}

	/**
	 * Returns the WHERE condition.
	 *
	 * @param Wanted $wanted Filters.
	 * @return array{string, list<string|int>} Condition with placeholders, and their values.
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
		foreach ( self::BOUNDS as $bound => $condition ) {
			if ( ! in_array( $wanted[ $bound ] ?? '', array( '', 0 ), true ) ) {
				$parts[]  = $condition;
				$values[] = $wanted[ $bound ];
			}
		}
		$search = Entry_Index::sought( $wanted['search'] ?? '' );
		if ( '' !== $search ) {
			$field = $wanted['field'] ?? '';
			// Binary comparison: both sides are normalized in the same way, and collations take four times as long.
			$parts[]  = 'id IN ( SELECT entry FROM '
				. $wpdb->prepare( '%i', Tables::name( 'entry_values' ) )
				. ' WHERE CAST( value AS BINARY ) LIKE %s'
				. ( '' === $field ? '' : ' AND field = %s' )
				. ' )';
			$values[] = '%' . $wpdb->esc_like( $search ) . '%';
			$values   = array_merge( $values, '' === $field ? array() : array( $field ) );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
