<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Query;

use Frontage\Base\Clock;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * What the database is asked for one list.
 *
 * Lets WordPress write the statement of a description without asking the database, so that plugins
 * which filter queries (languages, memberships) are heard.
 */
final class Sql {
	/**
	 * The parts of the statement being written.
	 *
	 * @var array<string, string>
	 */
	private static array $clauses = array();

	/**
	 * Posts that come before all others in the statement being written.
	 *
	 * @var list<int>
	 */
	private static array $first = array();

	/**
	 * Writes a statement that gives the ids of posts from the list's start.
	 *
	 * @param Query_Spec $list  What is wanted.
	 * @param int         $limit How many ids.
	 */
	public static function ids( Query_Spec $list, int $limit ): string {
		return (string) self::query( $list, $limit )->request;
	}

	/** Writes a statement that counts all posts of the list that `ids()` was asked for last, whatever its offset. */
	public static function total(): string {
		global $wpdb;
		$parts = self::$clauses;
		return "SELECT COUNT( DISTINCT {$wpdb->posts}.ID ) AS ID FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}";
	}

	/**
	 * Writes a statement that gives the days or months in which a list has posts.
	 *
	 * @param Query_Spec $list   The list.
	 * @param int         $length Of what is given: 10 for days, 7 for months.
	 */
	public static function days( Query_Spec $list, int $length ): string {
		global $wpdb;
		self::query( $list, 1 );
		$parts = self::$clauses;
		return "SELECT DISTINCT SUBSTR( {$wpdb->posts}.post_date, 1, $length ) AS day FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']} ORDER BY day";
	}

	/**
	 * Writes a statement that gives the fullest terms of a list's posts: `place`, the number of a term in its taxonomy, and `posts`.
	 *
	 * @param Query_Spec $list     The list.
	 * @param string      $taxonomy The terms' taxonomy.
	 * @param int         $limit    How many terms.
	 */
	public static function terms( Query_Spec $list, string $taxonomy, int $limit ): string {
		global $wpdb;
		self::query( $list, 1 );
		$parts = self::$clauses;
		$joins = "JOIN $wpdb->term_relationships of_post ON of_post.object_id = {$wpdb->posts}.ID JOIN $wpdb->term_taxonomy of_kind ON of_kind.term_taxonomy_id = of_post.term_taxonomy_id";
		$where = $wpdb->prepare( 'of_kind.taxonomy = %s', $taxonomy );
		return "SELECT of_post.term_taxonomy_id AS place, COUNT( DISTINCT {$wpdb->posts}.ID ) AS posts FROM {$wpdb->posts} {$parts['join']} $joins WHERE 1=1 {$parts['where']} AND $where GROUP BY of_post.term_taxonomy_id ORDER BY posts DESC, place LIMIT $limit";
	}

	/**
	 * Notes the parts of a statement on their way.
	 *
	 * @param mixed $clauses The parts.
	 * @return mixed The same.
	 */
	public static function note( $clauses ) {
		if ( is_array( $clauses ) ) {
			// WordPress leaves a lone DESC in front where a search only excludes words, so that nothing is relevant.
			$clauses['orderby'] = self::on_top() . preg_replace( '/\A\s*DESC\s*,\s*/', '', (string) ( $clauses['orderby'] ?? '' ) );
		}
		self::$clauses = is_array( $clauses ) ? $clauses : array();
		return $clauses;
	}

	/** The part of an order that is about posts which come before all others. */
	private static function on_top(): string {
		global $wpdb;
		return array() === self::$first ? '' : "CASE WHEN {$wpdb->posts}.ID IN (" . implode( ',', self::$first ) . ') THEN 0 ELSE 1 END, ';
	}

	/**
	 * Stands for what the database would have given.
	 *
	 * @return array{}
	 */
	public static function nothing(): array {
		return array();
	}

	/**
	 * Has WordPress write the statement.
	 *
	 * @param Query_Spec $list  What is wanted.
	 * @param int         $limit How many ids.
	 */
	private static function query( Query_Spec $list, int $limit ): WP_Query {
		self::$first = 'first' === $list->data['sticky'] ? self::sticky() : array();
		add_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
		add_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		try {
			return new WP_Query( self::args( $list, $limit ) );
		} finally {
			remove_filter( 'posts_clauses_request', array( self::class, 'note' ), PHP_INT_MAX );
			remove_filter( 'posts_pre_query', array( self::class, 'nothing' ), PHP_INT_MAX );
		}
	}

	/**
	 * The description in WordPress's words.
	 *
	 * @param Query_Spec $list  What is wanted.
	 * @param int         $limit How many ids.
	 * @return array<string, mixed>
	 */
	private static function args( Query_Spec $list, int $limit ): array {
		$data = $list->data;
		return array_filter(
			array(
				'author__in'   => $data['author'],
				'post__in'     => self::only( $data ),
				'post__not_in' => self::never( $data ),
				's'            => $data['search'],
				'tax_query'    => Term_Clauses::of( $data ), // phpcs:ignore WordPress.DB.SlowDBQuery -- By indexed ids.
				'date_query'   => self::dates( $data ),
				'meta_query'   => array() === $data['meta'] ? array() : array( $data['meta'] ), // phpcs:ignore WordPress.DB.SlowDBQuery -- On the author's choice.
			)
		) + array(
			'post_type'           => $data['postType'],
			'post_status'         => 'publish',
			'has_password'        => false,
			'posts_per_page'      => $limit,
			'offset'              => $list->start(),
			'orderby'             => self::order( $data ),
			'fields'              => 'ids',
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
			'cache_results'       => false,
			'suppress_filters'    => false,
		);
	}

	/**
	 * The order; equal posts by their number, so that no page repeats what another has shown.
	 *
	 * @param array<string, mixed> $data The description.
	 * @return string|array<string, string>
	 */
	private static function order( array $data ): string|array {
		if ( 'include' === $data['orderBy'] ) {
			return array() === $data['include'] ? array( 'date' => 'desc' ) : 'post__in';
		}
		if ( 'relevance' === $data['orderBy'] ) {
			return '' === $data['search'] ? array( 'date' => 'desc' ) : 'relevance';
		}
		return array(
			$data['orderBy'] => $data['order'],
			'ID'             => $data['order'],
		);
	}

	/**
	 * Posts that alone come into question; a number no post has where there are none.
	 *
	 * @param array<string, mixed> $data The description.
	 * @return list<int>
	 */
	private static function only( array $data ): array {
		if ( 'only' !== $data['sticky'] && array() === $data['include'] ) {
			return array();
		}
		$only = array() === $data['include'] ? self::sticky() : $data['include'];
		$only = 'only' === $data['sticky'] ? array_intersect( $only, self::sticky() ) : $only;
		// WordPress hears of posts to leave out only where none are named.
		$only = array_values( array_diff( $only, self::never( $data ) ) );
		return array() === $only ? array( 0 ) : $only;
	}

	/**
	 * Posts that do not come into question.
	 *
	 * @param array<string, mixed> $data The description.
	 * @return list<int>
	 */
	private static function never( array $data ): array {
		return 'exclude' === $data['sticky'] ? array_merge( $data['exclude'], self::sticky() ) : $data['exclude'];
	}

	/**
	 * Posts that the site keeps on top.
	 *
	 * @return list<int>
	 */
	private static function sticky(): array {
		return array_map( 'intval', array_values( (array) get_option( 'sticky_posts', array() ) ) );
	}

	/**
	 * The window of dates in WordPress's words; whole days, so that answers can be kept.
	 *
	 * @param array<string, mixed> $data The description.
	 * @return list<array<string, mixed>>
	 */
	private static function dates( array $data ): array {
		$window = array_filter(
			array(
				'after'  => 0 === $data['days'] ? $data['after'] : max( $data['after'], wp_date( 'Y-m-d', Clock::now() - DAY_IN_SECONDS * $data['days'] ) ),
				'before' => $data['before'],
			)
		);
		return array() === $window ? array() : array( $window + array( 'inclusive' => true ) );
	}
}
