<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of posts, for many lists at once.
 *
 * Asks the database once for all lists of a page, and keeps the answers until a post or term changes.
 *
 * @phpstan-type Answer array{ids: list<int>, limit: int, total: int|null}
 * @phpstan-type Wish array{list: Query_Spec, limit: int}
 */
final class Id_Finder {
	private const GROUP = 'frontage-lists';

	/** Lists in one statement: SQLite joins at most five hundred, and statements have a length. */
	public const AT_ONCE = 50;

	/**
	 * What is known in this request.
	 *
	 * @var array<string, Answer>
	 */
	private static array $known = array();

	/**
	 * Finds what is not known yet.
	 *
	 * @param list<Wish> $wishes Lists, and how many posts of each.
	 */
	public static function find( array $wishes ): void {
		$open = array();
		foreach ( $wishes as $wish ) {
			$key   = self::name( $wish['list'] );
			$limit = max( $wish['limit'] + self::skipped( $wish['list'] ), $open[ $key ]['limit'] ?? 0 );
			if ( ! self::has( $key, $limit ) ) {
				$open[ $key ] = array(
					'list'  => $wish['list'],
					'limit' => $limit,
				);
			}
		}
		foreach ( array_chunk( $open, self::AT_ONCE, true ) as $some ) {
			self::ask( $some );
		}
	}

	/**
	 * What is known of a list; `find()` it first.
	 *
	 * @param Query_Spec $list  The list.
	 * @param int         $limit How many of its ids are wanted.
	 * @return array{ids: list<int>, total: int|null}
	 */
	public static function known( Query_Spec $list, int $limit ): array {
		$answer = self::$known[ self::name( $list ) ];
		return array(
			'ids'   => array_slice( $answer['ids'], self::skipped( $list ), $limit ),
			'total' => null === $answer['total'] ? null : max( 0, $answer['total'] - $list->data['offset'] ),
		);
	}

	/** Starts anew, for tests; what was found is fetched anew too. */
	public static function reset(): void {
		self::$known = array();
		Cache_Primer::reset();
	}

	/**
	 * How many ids of an answer come before a list's own.
	 *
	 * @param Query_Spec $list The list.
	 */
	private static function skipped( Query_Spec $list ): int {
		return $list->data['offset'] - $list->start();
	}

	/**
	 * The name an answer is kept under; another one whenever a post or a term has changed.
	 *
	 * @param Query_Spec $list The list.
	 */
	private static function name( Query_Spec $list ): string {
		return $list->key() . ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	}

	/**
	 * Whether enough of a list is known.
	 *
	 * @param string $key   Its name.
	 * @param int    $limit How many posts are wanted.
	 */
	private static function has( string $key, int $limit ): bool {
		if ( ! isset( self::$known[ $key ] ) ) {
			/** What an earlier request kept. @var Answer|false $kept */
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
	 * Asks the database, and keeps the answers.
	 *
	 * @param array<string, Wish> $wishes By name.
	 */
	private static function ask( array $wishes ): void {
		$names  = array_keys( $wishes );
		$wishes = array_values( $wishes );
		$rows   = self::rows( $wishes );
		foreach ( $names as $index => $name ) {
			$list   = $wishes[ $index ]['list'];
			$answer = array(
				'ids'   => $rows[ $index ] ?? array(),
				'limit' => $wishes[ $index ]['limit'],
				'total' => $list->is_total ? $rows[ -1 - $index ][0] ?? 0 : null,
			);

			self::$known[ $name ] = $answer;
			wp_cache_set( $name, $answer, self::GROUP, DAY_IN_SECONDS );
		}
	}

	/**
	 * Asks for all lists in one statement.
	 *
	 * @param list<Wish> $wishes The lists.
	 * @return array<int, list<int>> Ids by a list's place; its total by the place's complement.
	 */
	private static function rows( array $wishes ): array {
		global $wpdb;
		Term_Clauses::prime( array_column( $wishes, 'list' ) );
		$parts = array();
		foreach ( $wishes as $index => list( 'list' => $list, 'limit' => $limit ) ) {
			$parts[] = self::part( $index, Sql::ids( $list, $limit ) );
			if ( $list->is_total ) {
				$parts[] = self::part( -1 - $index, Sql::total() );
			}
		}
		$rows = array();
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) { // phpcs:ignore WordPress.DB -- Statements that WordPress wrote; the answers are kept.
			$rows[ (int) $row->list ][] = (int) $row->ID;
		}
		return $rows;
	}

	/**
	 * One list's part of the statement: a table of its own, so that it keeps its order and its length.
	 *
	 * @param int    $index The list's place; negative where it is counted.
	 * @param string $sql   The statement that WordPress wrote.
	 */
	private static function part( int $index, string $sql ): string {
		$name = $index < 0 ? 't' . -$index : "l$index";
		return "SELECT $index AS list, $name.ID FROM ( $sql ) AS $name";
	}
}
