<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Term_Clauses;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL -- Statements that WordPress wrote, and integers.

/**
 * How many posts of a list each term of its filters would leave, given the other choices.
 *
 * One statement for all filters of the list, cached per state until a post or term changes. It counts what the list itself would
 * show: published posts without a password, of public types (`Sql`).
 *
 * @phpstan-type Part array{key: string, sql: string}
 */
final class Facets {
	private const GROUP = 'frontage-lists';

	/** Key of the row that counts all posts. */
	private const TOTAL = 0;

	/** How long counts are kept: hostile addresses make many states. */
	private const KEPT = HOUR_IN_SECONDS;

	/**
	 * Counts by part in this request.
	 *
	 * @var array<string, array<int, int>>
	 */
	private static array $known = array();

	/**
	 * Statements that are still to be run, by key.
	 *
	 * @var array<string, string>
	 */
	private array $open = array();

	/** Query of the list without choices. */
	private readonly Query_Spec $base;

	/** Prepares the counts for a state of a list. */
	public function __construct( private readonly Filter_State $state ) {
		$this->base = Query_Context::unfiltered( $state->list );
	}

	/** Returns the number of posts that the list shows in this state. */
	public function total(): int {
		$key = $this->key( $this->state->narrow( $this->base ), array() );
		$this->find();
		return max( 0, ( self::$known[ $key ][ self::TOTAL ] ?? 0 ) - ( $this->state->is_anything() ? 0 : $this->base->data['offset'] ) );
	}

	/**
	 * Returns the terms that a filter offers, each with its number of posts. Terms without posts in the list are left out, those
	 * without posts in this state are not.
	 *
	 * @return list<array{term: WP_Term, count: int}>
	 */
	public function of( Term_Filter $filter ): array {
		$terms = $filter->offered( $this->state->values( $filter->parameter ) );
		$this->find();
		$counts = self::$known[ $this->key( $this->narrowed( $filter ), $terms ) ] ?? array();
		$base   = $this->needs_base( $filter ) ? self::$known[ $this->key( $this->base, $terms ) ] ?? array() : null;
		$found  = array();
		foreach ( $terms as $term ) {
			$is_chosen = in_array( $term->slug, $this->state->values( $filter->parameter ), true );
			$count     = $counts[ $term->term_id ] ?? 0;
			if ( $is_chosen || $count > 0 || ( $base[ $term->term_id ] ?? 0 ) > 0 ) {
				$found[] = compact( 'term', 'count' );
			}
		}
		return $found;
	}

	/** Forgets the counts, for tests. */
	public static function reset(): void {
		self::$known = array();
	}

	/**
	 * Returns the posts among which a filter's terms are counted: those that all other filters leave, and its own if every
	 * further term narrows the list.
	 */
	private function narrowed( Term_Filter $filter ): Query_Spec {
		$state = $filter->needs_all() ? $this->state : $this->state->with( $filter->parameter, array() );
		return $state->narrow( $this->base )->with( array( 'offset' => 0 ) );
	}

	/** Returns whether a filter's terms may have fewer posts in this state than in the list. */
	private function needs_base( Term_Filter $filter ): bool {
		return $this->narrowed( $filter )->key() !== $this->base->with( array( 'offset' => 0 ) )->key();
	}

	/** Counts everything that the list's filters show, in one statement. */
	private function find(): void {
		$this->open = array();
		$narrowed   = $this->state->narrow( $this->base );
		$this->want( $narrowed, array() );
		$primed = array( $narrowed );
		foreach ( $this->state->filters as $filter ) {
			if ( $filter instanceof Term_Filter ) {
				$terms    = $filter->offered( $this->state->values( $filter->parameter ) );
				$primed[] = $this->narrowed( $filter );
				$this->want( $this->narrowed( $filter ), $terms );
				if ( $this->needs_base( $filter ) ) {
					$this->want( $this->base, $terms );
				}
			}
		}
		if ( array() !== $this->open ) {
			Term_Clauses::prime( $primed );
			$this->ask();
		}
	}

	/**
	 * Notes a part that is not known yet.
	 *
	 * @param Query_Spec $list Posts to count.
	 * @param list<WP_Term> $terms Terms of one taxonomy; none to count all posts.
	 */
	private function want( Query_Spec $list, array $terms ): void {
		$key = $this->key( $list, $terms );
		if ( isset( self::$known[ $key ] ) || isset( $this->open[ $key ] ) ) {
			return;
		}
		$kept = wp_cache_get( $key, self::GROUP );
		if ( is_array( $kept ) ) {
			self::$known[ $key ] = $kept;
		} else {
			$this->open[ $key ] = array() === $terms ? Facet_Sql::total( $list ) : Facet_Sql::terms( $list, $terms );
		}
	}

	/** Runs the open statements as one. */
	private function ask(): void {
		global $wpdb;
		$parts = array();
		foreach ( array_values( $this->open ) as $index => $sql ) {
			$parts[] = "SELECT $index AS part, p$index.term, p$index.posts FROM ( $sql ) AS p$index";
		}
		$keys  = array_keys( $this->open );
		$found = array_fill_keys( $keys, array() );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The answers are kept.
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) {
			$found[ $keys[ (int) $row->part ] ][ (int) $row->term ] = (int) $row->posts;
		}
		foreach ( $found as $key => $counts ) {
			self::$known[ $key ] = $counts;
			wp_cache_set( $key, $counts, self::GROUP, self::KEPT );
		}
	}

	/**
	 * Returns the cache key of a part, which changes whenever a post or term changes.
	 *
	 * @param Query_Spec $list Posts to count.
	 * @param list<WP_Term> $terms Terms of one taxonomy; none to count all posts.
	 */
	private function key( Query_Spec $list, array $terms ): string {
		$ids = array_column( $terms, 'term_id' );
		sort( $ids );
		// Neither the order nor the start of a list changes its number of posts.
		$same = $list->with( array( 'orderBy' => 'date', 'order' => 'desc', 'offset' => 0 ) ); // phpcs:ignore WordPress.Arrays
		return 'facets:' . md5( $same->key() . ( $terms[0]->taxonomy ?? '' ) . implode( ',', $ids ) )
			. ':' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	}
}
