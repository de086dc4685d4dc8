<?php
declare( strict_types=1 );

namespace Frontage\Domain\Subscribers;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Searches subscribers, with filters and pages, for the settings screen and for exports. */
final class Search {
	/** Columns that rows can be sorted by. */
	private const ORDERS = array( 'email', 'created', 'changed', 'status' );

	private const MOST = 100;

	/**
	 * Stores the filters; unknown values are ignored.
	 *
	 * @param string $words Part of an email address or name.
	 * @param string $status One of `Subscriber::STATUSES`, or `waiting` for those with pending work.
	 * @param string $provider `local` or a vendor's slug.
	 * @param string $list List ID.
	 * @param list<int> $ids Limit to these rows.
	 */
	public function __construct(
		private string $words = '',
		private string $status = '',
		private string $provider = '',
		private string $list = '',
		private array $ids = array()
	) {}

	/** Returns the number of results. */
	public function count(): int {
		global $wpdb;
		list( $where, $values ) = $this->where();
		// phpcs:ignore WordPress.DB.PreparedSQL -- Made of placeholders.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE $where", Subscribers::table(), ...$values ) );
	}

	/**
	 * Returns a page of results.
	 *
	 * @param int $page Page number, from 1.
	 * @param int $per Results per page.
	 * @param string $order One of ORDERS; otherwise newest first.
	 * @param bool $is_up Whether to sort in ascending order.
	 * @return list<Subscriber>
	 */
	public function page( int $page, int $per = 20, string $order = '', bool $is_up = false ): array {
		global $wpdb;
		list( $where, $values ) = $this->where();
		$per                    = max( 1, min( self::MOST, $per ) );
		$by                     = in_array( $order, self::ORDERS, true ) ? $order : 'id';
		$direction              = $is_up ? 'ASC' : 'DESC';
		array_push( $values, $by, $per, ( max( 1, $page ) - 1 ) * $per );
		$sql  = "SELECT * FROM %i WHERE $where ORDER BY %i $direction, id DESC LIMIT %d OFFSET %d";
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, Subscribers::table(), ...$values ) );
		return array_map( array( Subscriber::class, 'of' ), array_values( (array) $rows ) );
	}

	/**
	 * Returns all lists with their number of subscribers.
	 *
	 * @return list<array{provider: string, list: string, people: int}>
	 */
	public static function lists(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT provider, list_id, COUNT(*) AS people FROM %i GROUP BY provider, list_id ORDER BY provider, list_id',
				Subscribers::table()
			)
		);
		$all  = array();
		foreach ( (array) $rows as $row ) {
			$all[] = array(
				'provider' => (string) $row->provider,
				'list'     => (string) $row->list_id,
				'people'   => (int) $row->people,
			);
		}
		return $all;
	}

	/**
	 * Returns the WHERE condition with placeholders, and their values.
	 *
	 * @return array{string, list<string|int>}
	 */
	private function where(): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		if ( 'waiting' === $this->status ) {
			$parts[] = "task <> ''";
		} elseif ( in_array( $this->status, Subscriber::STATUSES, true ) ) {
			$parts[]  = 'status = %s';
			$values[] = $this->status;
		}
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One line reads better.
		foreach ( array_filter( array( 'provider' => $this->provider, 'list_id' => $this->list ) ) as $column => $value ) {
			$parts[] = '%i = %s';
			array_push( $values, $column, $value );
		}
		if ( '' !== $this->words ) {
			$like    = '%' . $wpdb->esc_like( Subscriber::normal( $this->words ) ) . '%';
			$parts[] = '(email LIKE %s OR first_name LIKE %s OR last_name LIKE %s)';
			array_push( $values, $like, $like, $like );
		}
		if ( array() !== $this->ids ) {
			$parts[] = 'id IN (' . implode( ',', array_fill( 0, count( $this->ids ), '%d' ) ) . ')';
			array_push( $values, ...$this->ids );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
