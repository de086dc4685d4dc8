<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

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
	// phpcs:ignore WordPress.Arrays, WordPress.DB.SlowDBQuery -- On the author's choice.
	private const PICTURED = array( 'key' => '_thumbnail_id', 'compare' => 'EXISTS' );

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

	/** Number of posts that the current statement skips in place of its cursor. @var int */
	private static int $before = 0;

	/**
	 * Returns a statement that selects post IDs from the list's start.
	 *
	 * @param int $limit Number of IDs.
	 */
	public static function ids( Query_Spec $list, int $limit ): string {
		return (string) self::query( $list, $limit )->request;
	}

	/** Returns a statement that counts all posts of the last list passed to `ids()`, regardless of its offset. */
	public static function total(): string {
		global $wpdb;
		$parts  = self::$clauses;
		$before = self::$before > 0 ? ' - ' . self::$before : '';
		return "SELECT COUNT( DISTINCT {$wpdb->posts}.ID )$before AS ID FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}";
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
		return array(
			'join'  => (string) ( self::$clauses['join'] ?? '' ),
			'where' => (string) ( self::$clauses['where'] ?? '' ),
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
		self::$first  = 'first' === $list->data['sticky'] ? self::sticky() : array();
		self::$list   = $list;
		self::$before = 0;
		if ( '' !== $list->data['search'] ) {
			Search_Clauses::add();
		}
		return self::run( self::args( $list, $limit ) );
	}

	/**
	 * Lets WordPress build a statement.
	 *
	 * @param array<string, mixed> $vars `WP_Query` arguments.
	 */
	private static function run( array $vars ): WP_Query {
		add_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
		add_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		try {
			return new WP_Query( $vars );
		} finally {
			remove_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
			remove_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		}
	}

	/**
	 * Returns the list's `WP_Query` arguments.
	 *
	 * @param int $limit Number of IDs.
	 * @return array<string, mixed>
	 */
	private static function args( Query_Spec $list, int $limit ): array {
		$data = $list->data;
		$vars = array_filter(
			array(
				'author__in'   => $data['author'],
				'post__in'     => self::only( $data ),
				'post__not_in' => self::never( $data ),
				's'            => $data['search'],
				'tax_query'    => Term_Clauses::of( $data ), // phpcs:ignore WordPress.DB.SlowDBQuery -- By indexed ids.
				'date_query'   => Days::clause( $data ),
				// phpcs:ignore WordPress.DB.SlowDBQuery -- On the author's choice.
				'meta_query'   => array_values( array_filter( array( $data['meta'], $data['pictured'] ? self::PICTURED : array() ) ) ),
			)
		) + array(
			'post_type'              => $data['postType'],
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => $limit,
			'offset'                 => $list->start(),
			'orderby'                => self::order( $data ),
			'fields'                 => 'ids',
			'ignore_sticky_posts'    => true,
			'no_found_rows'          => true,
			'cache_results'          => false,
			'suppress_filters'       => false,

			Search_Clauses::VARIABLE => true,
		);
		return Choices::apply( $vars, $data['choices'] );
	}

	/**
	 * Returns the order. Ties are sorted by ID, so that no page repeats posts of another.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return string|array<string, string>
	 */
	private static function order( array $data ): string|array {
		list( $by, $order ) = Cursor::order( $data );
		return match ( $by ) {
			'include' => 'post__in',
			''        => 'shared' === $order ? array( 'date' => 'desc', 'ID' => 'desc' ) : 'relevance', // phpcs:ignore WordPress.Arrays
			default   => array( $by => $order, 'ID' => $order ), // phpcs:ignore WordPress.Arrays
		};
	}

	/**
	 * Returns the only posts allowed; if there are none, an ID that no post has.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return list<int>
	 */
	private static function only( array $data ): array {
		if ( 'only' !== $data['sticky'] && array() === $data['include'] ) {
			return array();
		}
		$only = array() === $data['include'] ? self::sticky() : $data['include'];
		$only = 'only' === $data['sticky'] ? array_intersect( $only, self::sticky() ) : $only;
		// WordPress ignores excluded posts if posts to include are given.
		$only = array_values( array_diff( $only, self::never( $data ) ) );
		return array() === $only ? array( 0 ) : $only;
	}

	/**
	 * Returns the excluded posts.
	 *
	 * @param array<string, mixed> $data Query data.
	 * @return list<int>
	 */
	private static function never( array $data ): array {
		return 'exclude' === $data['sticky'] ? array_merge( $data['exclude'], self::sticky() ) : $data['exclude'];
	}

	/**
	 * Returns the site's sticky posts.
	 *
	 * @return list<int>
	 */
	private static function sticky(): array {
		return array_map( 'intval', array_values( (array) get_option( 'sticky_posts', array() ) ) );
	}
}
