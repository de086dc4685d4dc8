<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Query_Context;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Term_Clauses;
use Frontage\Domain\Query\Term_Counts;
use WeakMap;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * How many posts of a list each term of its filters would leave, given the other choices.
 *
 * One statement for all filters of the list, cached per state until a post or term changes. It counts what the list itself would
 * show: published posts without a password, of public types (`Sql`).
 */
final class Facets {
	private const GROUP = 'frontage-lists';

	/** How long counts are kept: hostile addresses make many states. */
	private const KEPT = HOUR_IN_SECONDS;

	/**
	 * Counts of the states of this request.
	 *
	 * @var WeakMap<Filter_State, self>|null
	 */
	private static ?WeakMap $known = null;

	/**
	 * Terms that each filter offers, by its parameter.
	 *
	 * @var array<string, list<WP_Term>>
	 */
	private array $offered = array();

	/**
	 * Numbers of posts by term taxonomy ID, and in all under 0; by key of the query.
	 *
	 * @var array<string, array<int, int>>
	 */
	private readonly array $counts;

	/** Query of the list without choices. */
	private readonly Query_Spec $base;

	/** Query of the list with all choices. */
	private readonly Query_Spec $shown;

	/** Counts everything that the list's filters show. */
	private function __construct( private readonly Filter_State $state ) {
		$this->base  = Query_Context::unfiltered( $state->list );
		$this->shown = $state->narrow( $this->base );
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof Term_Filter ) {
				$this->offered[ $name ] = $filter->offered( $state->values( $name ) );
			}
		}
		$this->counts = $this->find();
	}

	/** Returns the counts of a state. */
	public static function of( Filter_State $state ): self {
		self::$known         ??= new WeakMap();
		self::$known[ $state ] = self::$known[ $state ] ?? new self( $state );
		return self::$known[ $state ];
	}

	/** Returns the number of posts that the list shows in this state. */
	public function total(): int {
		$skipped = $this->state->is_anything() ? 0 : $this->base->data['offset'];
		return max( 0, ( $this->counts[ self::key( $this->shown ) ][0] ?? 0 ) - $skipped );
	}

	/**
	 * Returns the terms that a filter offers, each with its number of posts. Terms without posts in the list are left out, those
	 * without posts in this state are not.
	 *
	 * @return list<array{term: WP_Term, count: int}>
	 */
	public function terms( Term_Filter $filter ): array {
		$counts = $this->counts[ self::key( $this->narrowed( $filter ) ) ] ?? array();
		$base   = $this->counts[ self::key( $this->base ) ] ?? array();
		$found  = array();
		foreach ( $this->offered[ $filter->parameter ] ?? array() as $term ) {
			$count  = $counts[ $term->term_taxonomy_id ] ?? 0;
			$in_all = $this->is_whole( $filter ) ? $term->count : $base[ $term->term_taxonomy_id ] ?? 0;
			if ( $count > 0 || $in_all > 0 || in_array( $term->slug, $this->state->values( $filter->parameter ), true ) ) {
				$found[] = compact( 'term', 'count' );
			}
		}
		return $found;
	}

	/** Forgets the counts, for tests. */
	public static function reset(): void {
		self::$known = null;
	}

	/**
	 * Returns the posts among which a filter's terms are counted: those that all other filters leave, and its own if every
	 * further term narrows the list.
	 */
	private function narrowed( Term_Filter $filter ): Query_Spec {
		return $filter->needs_all() ? $this->shown : $this->state->with( $filter->parameter, array() )->narrow( $this->base );
	}

	/** Returns whether the list contains all posts of a filter's terms, so that WordPress knows which of them have any. */
	private function is_whole( Term_Filter $filter ): bool {
		return ! Term_Counts::is_needed( $this->base, $filter->taxonomy() );
	}

	/**
	 * Returns all counts.
	 *
	 * @return array<string, array<int, int>>
	 */
	private function find(): array {
		$lists = array( self::key( $this->shown ) => $this->shown );
		$terms = array();
		foreach ( $this->offered as $name => $offered ) {
			$filter = $this->state->filters[ $name ];
			if ( ! $filter instanceof Term_Filter ) {
				continue;
			}
			$narrowed = $this->narrowed( $filter );
			foreach ( $this->is_whole( $filter ) ? array( $narrowed ) : array( $narrowed, $this->base ) as $list ) {
				$lists[ self::key( $list ) ] = $list;
				$terms[ self::key( $list ) ] = array( ...( $terms[ self::key( $list ) ] ?? array() ), ...$offered );
			}
		}
		$places = array_map( static fn ( array $some ): array => array_column( $some, 'term_taxonomy_id' ), $terms );
		$name   = 'facets:' . md5( wp_json_encode( $places ) . self::key( $this->shown ) ) . ':' . wp_cache_get_last_changed( 'posts' )
			. ':' . wp_cache_get_last_changed( 'terms' );
		$kept   = wp_cache_get( $name, self::GROUP );
		if ( ! is_array( $kept ) ) {
			$kept = $this->ask( $lists, $terms );
			wp_cache_set( $name, $kept, self::GROUP, self::KEPT );
		}
		return $kept;
	}

	/**
	 * Counts in one statement.
	 *
	 * @param non-empty-array<string, Query_Spec> $lists Posts to count, by key.
	 * @param array<string, list<WP_Term>> $terms Terms to count among them.
	 * @return array<string, array<int, int>>
	 */
	private function ask( array $lists, array $terms ): array {
		global $wpdb;
		Term_Clauses::prime( array_values( $lists ) );
		$parts = array( Facet_Sql::total( 0, $this->shown ) );
		foreach ( array_keys( $lists ) as $index => $key ) {
			array_push( $parts, ...Facet_Sql::terms( $index, $lists[ $key ], $terms[ $key ] ?? array() ) );
		}
		$keys  = array_keys( $lists );
		$found = array_fill_keys( $keys, array() );
		// phpcs:ignore WordPress.DB -- Statements that WordPress wrote, and integers; the answers are kept.
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) {
			if ( null !== $row->place ) {
				$found[ $keys[ (int) $row->part ] ][ (int) $row->place ] = (int) $row->posts;
			}
		}
		return $found;
	}

	/** Returns what identifies the posts of a list; neither their order nor where the list starts matters. */
	private static function key( Query_Spec $list ): string {
		return $list->with( array( 'orderBy' => 'date', 'order' => 'desc', 'offset' => 0 ) )->key(); // phpcs:ignore WordPress.Arrays
	}
}
