<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Domain\Blocks\Audience;
use Frontage\Domain\Search\Search_Clauses;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the SQL of a list.
 *
 * Lets WordPress build the statement without running it, so that plugins which filter queries
 * (languages, memberships) are respected.
 */
final class Sql {
	/** Arguments of a query about all posts. */
	private const BARE = array(
		...array( 'fields' => 'ids', 'posts_per_page' => 1, 'nopaging' => false, 'orderby' => 'none' ), // phpcs:ignore WordPress.Arrays
		...array( 'ignore_sticky_posts' => true, 'no_found_rows' => true, 'cache_results' => false ), // phpcs:ignore WordPress.Arrays
		'suppress_filters' => false,
	);

	/** @var array<string, string> Clauses of the current statement. */
	private static array $clauses = array();

	/** @var list<int> IDs of the posts that come first in the current statement. */
	private static array $first = array();

	/** List of the current statement. @var Query_Spec|null */
	private static ?Query_Spec $list = null;

	/** Number of all posts of the current statement, if it is known already. @var int|null */
	private static ?int $total = null;

	/** Number of posts that the current statement skips in place of its cursor. @var int */
	private static int $before = 0;

	/**
	 * Returns a statement that selects post IDs from the list's start.
	 *
	 * @param int $limit Number of IDs.
	 */
	public static function ids( Query_Spec $list, int $limit ): string {
		$sql   = (string) self::query( $list, $limit )->request;
		$found = Search_Clauses::frequent( $sql, self::$clauses, $list->start() + $limit );

		self::$total = $found['total'] ?? null;
		return $found['statement'] ?? Search_Clauses::matches_first( $sql );
	}

	/** Returns a statement that counts all posts of the last list passed to `ids()`, regardless of its offset. */
	public static function total(): string {
		global $wpdb;
		if ( null !== self::$total ) {
			return 'SELECT ' . self::$total . ' AS ID';
		}
		$parts  = self::conditions();
		$before = self::$before > 0 ? ' - ' . self::$before : '';
		$count  = '' === trim( $parts['join'] ) ? '*' : "DISTINCT {$wpdb->posts}.ID";
		return "SELECT COUNT( $count )$before AS ID FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}";
	}

	/**
	 * Returns a statement that selects the days or months in which a list has posts.
	 *
	 * @param int $length Length of a date prefix: 10 for days, 7 for months.
	 */
	public static function days( Query_Spec $list, int $length ): string {
		global $wpdb;
		$parts = self::clauses( $list );
		return "SELECT DISTINCT SUBSTR( {$wpdb->posts}.post_date, 1, $length ) AS day FROM {$wpdb->posts} {$parts['join']} "
			. "WHERE 1=1 {$parts['where']} ORDER BY day";
	}

	/**
	 * Returns the joins and conditions of a list, for statements about all of its posts.
	 *
	 * @return array{join: string, where: string} `where` begins with AND; joins may repeat posts.
	 */
	public static function clauses( Query_Spec $list ): array {
		self::query( $list, 1 );
		return self::conditions();
	}

	/**
	 * Returns the joins and conditions of any query.
	 *
	 * @param array<string, mixed> $vars `WP_Query` arguments.
	 * @return array{join: string, where: string} As for `clauses()`.
	 */
	public static function clauses_of( array $vars ): array {
		self::$first  = array();
		self::$list   = null;
		self::$before = 0;
		self::run( self::BARE + $vars );
		return self::conditions();
	}

	/** @return array{join: string, where: string} The joins and conditions of the current statement. */
	private static function conditions(): array {
		return Search_Clauses::unscored(
			array(
				'join'  => (string) ( self::$clauses['join'] ?? '' ),
				'where' => (string) ( self::$clauses['where'] ?? '' ),
			)
		);
	}

	/**
	 * Captures the clauses of the current statement.
	 *
	 * @param mixed $clauses Query clauses.
	 * @return mixed The unchanged clauses.
	 */
	public static function note( $clauses ) {
		if ( is_array( $clauses ) ) {
			// WordPress leaves a lone DESC in front if a search only excludes words, because there is no relevance.
			$clauses['orderby'] = ltrim( (string) preg_replace( '/\A\s*DESC\s*,\s*/', '', (string) ( $clauses['orderby'] ?? '' ) ) );

			list( $clauses, self::$before ) = Cursor::apply( $clauses, self::$list, self::$first );

			$clauses['orderby'] = self::on_top() . Ordering::sql( self::$list ) . Shared_Terms::order( self::$list ) . $clauses['orderby'];
		}
		self::$clauses = is_array( $clauses ) ? $clauses : array();
		return $clauses;
	}

	/** Returns the ORDER BY part for the posts that come first. */
	private static function on_top(): string {
		global $wpdb;
		return array() === self::$first ? '' : "CASE WHEN {$wpdb->posts}.ID IN (" . implode( ',', self::$first ) . ') THEN 0 ELSE 1 END, ';
	}

	/** @return array{} An empty result instead of querying the database. */
	public static function nothing(): array {
		return array();
	}

	/**
	 * Lets WordPress build the statement.
	 *
	 * @param int $limit Number of IDs.
	 */
	private static function query( Query_Spec $list, int $limit ): WP_Query {
		self::$first  = 'first' === $list->data['sticky'] ? Query_Args::sticky() : array();
		self::$list   = $list;
		self::$before = 0;
		if ( '' !== $list->data['search'] ) {
			Search_Clauses::add();
		}
		return self::run( Query_Args::of( $list, $limit ) );
	}

	/**
	 * Lets WordPress build a statement, the same for everybody, since what it finds is kept.
	 *
	 * @param array<string, mixed> $vars `WP_Query` arguments.
	 */
	private static function run( array $vars ): WP_Query {
		add_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
		add_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		try {
			return Audience::everybody( static fn (): WP_Query => new WP_Query( $vars ) );
		} finally {
			remove_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
			remove_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		}
	}
}
