<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the post IDs of many lists at once.
 *
 * Runs one query for all lists of a page, and caches the results until a post or term changes.
 *
 * @phpstan-type Answer array{ids: list<int>, limit: int, total: int|null}
 * @phpstan-type List_Request array{list: Query_Spec, limit: int}
 */
final class Id_Finder {
	private const GROUP = 'frontage-lists';

	/**
	 * Maximum number of lists per statement: SQLite joins at most five hundred, and statements have a
	 * maximum length.
	 */
	public const AT_ONCE = 50;

	/**
	 * Results known in this request.
	 *
	 * @var array<string, Answer>
	 */
	private static array $known = array();

	/**
	 * Finds the results that are not known yet.
	 *
	 * @param list<List_Request> $list_requests Queries, each with the number of posts needed.
	 */
	public static function find( array $list_requests ): void {
		$open = array();
		foreach ( $list_requests as $request ) {
			$key   = self::name( $request['list'] );
			$limit = max( $request['limit'] + self::skipped( $request['list'] ), $open[ $key ]['limit'] ?? 0 );
			if ( ! self::has( $key, $limit ) ) {
				$open[ $key ] = array(
					'list'  => $request['list'],
					'limit' => $limit,
				);
			}
		}
		foreach ( array_chunk( $open, self::AT_ONCE, true ) as $some ) {
			self::ask( $some );
		}
	}

	/**
	 * Returns the result for a list; call `find()` first.
	 *
	 * @param int $limit Number of IDs wanted.
	 * @return array{ids: list<int>, total: int|null}
	 */
	public static function known( Query_Spec $list, int $limit ): array {
		$answer = self::$known[ self::name( $list ) ];
		return array(
			'ids'   => array_slice( $answer['ids'], self::skipped( $list ), $limit ),
			'total' => null === $answer['total'] ? null : max( 0, $answer['total'] - $list->data['offset'] ),
		);
	}

	/** Clears the results, for tests. Cached results are fetched again too. */
	public static function reset(): void {
		self::$known = array();
		Cache_Primer::reset();
	}

	/** Returns how many IDs of a result precede the list's own. */
	private static function skipped( Query_Spec $list ): int {
		return $list->data['offset'] - $list->start();
	}

	/** Returns the cache key of a list, which changes whenever a post or term changes. */
	private static function name( Query_Spec $list ): string {
		return $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	}

	/**
	 * Returns whether enough of a list is known.
	 *
	 * @param string $key Cache key.
	 * @param int $limit Number of posts wanted.
	 */
	private static function has( string $key, int $limit ): bool {
		if ( ! isset( self::$known[ $key ] ) ) {
			/** Value cached by an earlier request. @var Answer|false $kept */
			$kept = wp_cache_get( $key, self::GROUP );
			if ( false === $kept ) {
				return false;
			}
			self::$known[ $key ] = $kept;
		}
		$answer = self::$known[ $key ];
		return $answer['limit'] >= $limit || count( $answer['ids'] ) < $answer['limit'];
	}

	/**
	 * Queries the database and caches the results.
	 *
	 * @param array<string, List_Request> $list_requests Keyed by cache key.
	 */
	private static function ask( array $list_requests ): void {
		$names         = array_keys( $list_requests );
		$list_requests = array_values( $list_requests );
		$rows          = self::rows( $list_requests );
		foreach ( $names as $index => $name ) {
			$list   = $list_requests[ $index ]['list'];
			$answer = array(
				'ids'   => $rows[ $index ] ?? array(),
				'limit' => $list_requests[ $index ]['limit'],
				'total' => $list->is_total ? $rows[ -1 - $index ][0] ?? 0 : null,
			);

			self::$known[ $name ] = $answer;
			wp_cache_set( $name, $answer, self::GROUP, DAY_IN_SECONDS );
		}
	}

	/**
	 * Queries all lists in one statement.
	 *
	 * @param list<List_Request> $list_requests Queries.
	 * @return array<int, list<int>> IDs keyed by the list's index; the total keyed by the bitwise complement of the index.
	 */
	private static function rows( array $list_requests ): array {
		global $wpdb;
		Term_Clauses::prime( array_column( $list_requests, 'list' ) );
		$parts = array();
		foreach ( $list_requests as $index => list( 'list' => $list, 'limit' => $limit ) ) {
			$parts[] = self::part( $index, Sql::ids( $list, $limit ) );
			if ( $list->is_total ) {
				$parts[] = self::part( -1 - $index, Sql::total() );
			}
		}
		$rows = array();
		// phpcs:ignore WordPress.DB -- Statements that WordPress wrote; the answers are kept.
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) {
			$rows[ (int) $row->list ][] = (int) $row->ID;
		}
		return $rows;
	}

	/**
	 * Returns a list's part of the statement: a derived table, so that it keeps its order and limit.
	 *
	 * @param int $index Index of the list; negative for counting it.
	 * @param string $sql Statement built by WordPress.
	 */
	private static function part( int $index, string $sql ): string {
		$name = $index < 0 ? 't' . -$index : "l$index";
		return "SELECT $index AS list, $name.ID FROM ( $sql ) AS $name";
	}
}
