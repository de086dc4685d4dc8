<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Search\Index\Postings;
use WP_Query;
use WP_SQLite_DB;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a `WP_Query` search by the index.
 *
 * Replaces only the part of the statement that WordPress writes for the search; everything else stays, above all which
 * posts may be shown. A query takes part if its variable `frontage_search` is true, which no address can set.
 */
final class Search_Clauses {
	public const VARIABLE = 'frontage_search';

	/** What matches are sorted by first. */
	private const ORDER = 'frontage_found.score DESC';

	/**
	 * What was joined last, and its matching.
	 *
	 * @var array{string, Matching}|null
	 */
	private static ?array $joined = null;

	/** Adds the hooks; they leave other queries alone. */
	public static function add(): void {
		add_filter( 'posts_search', array( self::class, 'where' ), 20, 2 );
		add_filter( 'posts_join', array( self::class, 'join' ), 20, 2 );
		add_filter( 'posts_search_orderby', array( self::class, 'order' ), 20, 2 );
	}

	/**
	 * Returns the conditions, in place of WordPress's.
	 *
	 * @param string $where WordPress's conditions.
	 * @param WP_Query $query Query that the conditions are for.
	 */
	public static function where( string $where, WP_Query $query ): string {
		$matching = self::of( $query );
		if ( null === $matching ) {
			return $where;
		}
		$sql = $matching->is_possible() ? '' : ' AND 0 = 1';
		foreach ( $matching->phrases as $phrase ) {
			$sql .= self::phrase( $phrase );
		}
		return $sql . self::without( $matching->without ) . self::password();
	}

	/**
	 * Joins what matches.
	 *
	 * @param string $join WordPress's JOIN clauses.
	 * @param WP_Query $query Query that the clauses are for.
	 */
	public static function join( string $join, WP_Query $query ): string {
		global $wpdb;
		$matching = self::of( $query );
		if ( null === $matching || array() === $matching->terms || ! $matching->is_possible() ) {
			return $join;
		}
		$part         = "INNER JOIN ( {$matching->sql()} ) AS frontage_found ON frontage_found.object = {$wpdb->posts}.ID";
		self::$joined = array( $part, $matching );
		return "$join $part";
	}

	/**
	 * Returns the joins and conditions of a statement that needs no scores: databases count them without reading each match twice.
	 *
	 * @param array{join: string, where: string} $clauses Of the query that was built last.
	 * @return array{join: string, where: string}
	 */
	public static function unscored( array $clauses ): array {
		global $wpdb;
		list( $part, $matching ) = self::$joined ?? array( '', null );
		if ( null === $matching || ! str_contains( $clauses['join'], $part ) ) {
			return $clauses;
		}
		return array(
			'join'  => str_replace( $part, '', $clauses['join'] ),
			'where' => "{$clauses['where']} AND {$wpdb->posts}.ID IN ( {$matching->objects()} )",
		);
	}

	/**
	 * Returns the number of all matches of the query that was built last, and its statement with only the matches that come first;
	 * null if the database finds them itself, because their words are not frequent or they are sorted by something else.
	 *
	 * @param string $statement Of that query.
	 * @param array<string, string> $clauses Of that query.
	 * @param int $most Number of posts that are needed.
	 * @return array{total: int, statement: string}|null
	 */
	public static function frequent( string $statement, array $clauses, int $most ): ?array {
		global $wpdb;
		list( $part, $matching ) = self::$joined ?? array( '', null );
		$is_ours                 = null !== $matching && str_contains( $clauses['join'] ?? '', $part )
			&& str_starts_with( $clauses['orderby'] ?? '', self::ORDER ) && '' === ( $clauses['groupby'] ?? '' );
		if ( ! $is_ours ) {
			return null;
		}
		$join  = str_replace( $part, '', $clauses['join'] );
		$once  = '' === trim( $join ) ? '' : 'DISTINCT';
		$shown = "SELECT $once {$wpdb->posts}.ID FROM {$wpdb->posts} $join WHERE 1=1 {$clauses['where']}";
		$found = Frequent_Words::first( $matching, $shown, $most );
		if ( null === $found ) {
			return null;
		}
		$sql = self::matches_first( $statement );
		return array(
			'total'     => $found['total'],
			'statement' => str_replace( $matching->sql(), $found['sql'], $sql ),
		);
	}

	/**
	 * Returns a statement that looks up the posts of the matches, not the matches of all posts: for a word of every post, MariaDB
	 * would choose the latter and take twice as long.
	 *
	 * @param string $statement Of the query that was built last.
	 */
	public static function matches_first( string $statement ): string {
		global $wpdb;
		$part  = self::$joined[0] ?? '';
		$from  = "FROM {$wpdb->posts} ";
		$start = '' === $part ? false : strpos( $statement, $from );
		if ( false === $start || ! str_starts_with( $statement, 'SELECT ' ) || ! str_contains( $statement, $part ) ) {
			return $statement;
		}
		$from_matches = array(
			'INNER JOIN ( '        => 'FROM ( ',
			'AS frontage_found ON' => "AS frontage_found INNER JOIN {$wpdb->posts} ON",
		);
		$order        = $wpdb instanceof WP_SQLite_DB ? 'SELECT ' : 'SELECT STRAIGHT_JOIN ';
		return $order . substr( $statement, 7, $start - 7 ) . strtr( $part, $from_matches ) . ' '
			. str_replace( $part, '', substr( $statement, $start + strlen( $from ) ) );
	}

	/**
	 * Sorts by score, and newer posts first, if the query sorts by relevance.
	 *
	 * @param string $order WordPress's order.
	 * @param WP_Query $query Query that the order is for.
	 */
	public static function order( string $order, WP_Query $query ): string {
		global $wpdb;
		$matching = self::of( $query );
		if ( null === $matching ) {
			return $order;
		}
		$by = $query->get( 'orderby' );
		return array() !== $matching->terms && $matching->is_possible() && ( '' === $by || 'relevance' === $by )
			? self::ORDER . ", {$wpdb->posts}.post_date DESC, {$wpdb->posts}.ID DESC"
			: '';
	}

	/** Returns the matching of a query; null if it does not take part. */
	private static function of( WP_Query $query ): ?Matching {
		$text = $query->get( 's' );
		return true === $query->get( self::VARIABLE ) && is_string( $text ) && '' !== trim( $text ) && Matching::is_available()
			? Matching::of( $text )
			: null;
	}

	/**
	 * Requires a phrase. The index has found its words; few posts are left to read.
	 *
	 * @param string $phrase Words that must follow each other, without quotation marks.
	 */
	private static function phrase( string $phrase ): string {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $phrase ) . '%';
		$p    = $wpdb->posts;
		$sql  = " AND ( $p.post_title LIKE %s OR $p.post_excerpt LIKE %s OR $p.post_content LIKE %s )";
		// phpcs:ignore WordPress.DB.PreparedSQL -- The name of WordPress's table.
		return (string) $wpdb->prepare( $sql, $like, $like, $like );
	}

	/**
	 * Excludes posts with some words.
	 *
	 * @param list<int> $words Numbers of words.
	 */
	private static function without( array $words ): string {
		global $wpdb;
		if ( array() === $words ) {
			return '';
		}
		$sql = ' AND NOT EXISTS ( SELECT 1 FROM %i AS unwanted WHERE unwanted.kind = %d '
			. "AND unwanted.object = {$wpdb->posts}.ID AND unwanted.word IN (";
		// phpcs:ignore WordPress.DB.PreparedSQL -- The name of WordPress's table.
		return $wpdb->prepare( $sql, Tables::name( 'search' ), Postings::POST ) . implode( ',', $words ) . ') )';
	}

	/** Leaves out posts with a password for visitors, as WordPress does. */
	private static function password(): string {
		global $wpdb;
		return is_user_logged_in() ? '' : " AND {$wpdb->posts}.post_password = ''";
	}
}
