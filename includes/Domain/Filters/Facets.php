<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Term_Counts;
use WeakMap;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * How many posts of a list each choice in its filters would leave, given the other choices.
 *
 * One statement for all filters of the list, cached per state until a post or term changes. It counts what the list itself would
 * show (`Post_Set`).
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
	 * What each other filter offers, by its parameter.
	 *
	 * @var array<string, array<array-key, string>>
	 */
	private readonly array $offers;

	/**
	 * Numbers of posts by place, and in all under 0; by key of the query, or by parameter and key.
	 *
	 * @var array<string, array<array-key, int>>
	 */
	private readonly array $counts;

	/** Posts of the list without choices. */
	private readonly Post_Set $base;

	/** Posts of the list with all choices. */
	private readonly Post_Set $shown;

	/** Counts everything that the list's filters show. */
	private function __construct( private readonly Filter_State $state ) {
		$this->base  = $state->nothing()->posts();
		$this->shown = $state->posts();
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof Term_Filter ) {
				$this->offered[ $name ] = $filter->offered( $state->values( $name ) );
			}
		}
		$this->offers = Offers::of( $this->base, $state->filters );
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
		$skipped = $this->state->is_anything() ? 0 : Loop_Query::skipped( $this->state->list );
		return max( 0, ( $this->counts[ $this->shown->key ][0] ?? 0 ) - $skipped );
	}

	/**
	 * Returns the terms that a filter offers, each with its number of posts. Terms without posts in the list are left out, those
	 * without posts in this state are not.
	 *
	 * @return list<array{term: WP_Term, count: int}>
	 */
	public function terms( Term_Filter $filter ): array {
		$counts = $this->counts[ $this->narrowed( $filter )->key ] ?? array();
		$base   = $this->counts[ $this->base->key ] ?? array();
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

	/**
	 * Returns the values that a filter offers, each with its number of posts, those with the most posts in the list first. What the
	 * visitor has chosen is always among them.
	 *
	 * @return array<array-key, int> Keyed by value in the database.
	 */
	public function groups( Grouped_Filter $filter ): array {
		$name   = $filter->parameter;
		$narrow = $this->narrowed( $filter );
		$counts = $narrow->key === $this->base->key ? $this->offers[ $name ] ?? array() : $this->counts[ "$name $narrow->key" ] ?? array();
		$found  = array();
		foreach ( array(
			...array_keys( $this->offers[ $name ] ?? array() ),
			...$filter->places( $this->state->values( $name ) ),
		) as $place ) {
			$found[ $place ] ??= (int) ( $counts[ $place ] ?? 0 );
		}
		return $found;
	}

	/**
	 * Returns the smallest and the largest number that posts of the list have; null if they have none.
	 *
	 * @return array{float, float}|null
	 */
	public function ends( Range_Filter $filter ): ?array {
		foreach ( $this->offers[ $filter->parameter ] ?? array() as $least => $most ) {
			return is_numeric( $least ) && is_numeric( $most ) ? array( (float) $least, (float) $most ) : null;
		}
		return null;
	}

	/** Forgets the counts, for tests. */
	public static function reset(): void {
		self::$known = null;
	}

	/**
	 * Returns the posts among which a filter's choices are counted: those that all other filters leave, and its own if every
	 * further choice narrows the list.
	 */
	private function narrowed( Term_Filter|Grouped_Filter $filter ): Post_Set {
		return $filter->needs_all() ? $this->shown : $this->state->with( $filter->parameter, array() )->posts();
	}

	/** Returns whether the list contains all posts of a filter's terms, so that WordPress knows which of them have any. */
	private function is_whole( Term_Filter $filter ): bool {
		return ! $this->state->list->is_loop()
			&& ! Term_Counts::is_needed( Context_Query::unfiltered( $this->state->list ), $filter->taxonomy() );
	}

	/**
	 * Returns all counts.
	 *
	 * @return array<string, array<array-key, int>>
	 */
	private function find(): array {
		$lists = array( $this->shown->key => $this->shown );
		$terms = array();
		foreach ( $this->offered as $name => $offered ) {
			$filter = $this->state->filters[ $name ];
			if ( ! $filter instanceof Term_Filter ) {
				continue;
			}
			$narrowed = $this->narrowed( $filter );
			foreach ( $this->is_whole( $filter ) ? array( $narrowed ) : array( $narrowed, $this->base ) as $list ) {
				$lists[ $list->key ] = $list;
				$terms[ $list->key ] = array( ...( $terms[ $list->key ] ?? array() ), ...$offered );
			}
		}
		$places = array_map( static fn ( array $some ): array => array_column( $some, 'term_taxonomy_id' ), $terms );
		$known  = array( $places, array_keys( $lists ), $this->offers, array_keys( $this->state->filters ) );
		$name   = 'facets:' . md5( wp_json_encode( $known ) . $this->shown->key ) . ':' . wp_cache_get_last_changed( 'posts' )
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
	 * @param non-empty-array<string, Post_Set> $lists Posts to count, by key.
	 * @param array<string, list<WP_Term>> $terms Terms to count among them.
	 * @return array<string, array<array-key, int>>
	 */
	private function ask( array $lists, array $terms ): array {
		global $wpdb;
		$keys  = array_keys( $lists );
		$sums  = $this->sums();
		$parts = '' === $sums ? array( Facet_Sql::total( 0, $this->shown ) ) : array();
		foreach ( $keys as $index => $key ) {
			array_push( $parts, ...Facet_Sql::terms( $index, $lists[ $key ], $terms[ $key ] ?? array() ) );
		}
		foreach ( $this->state->filters as $name => $filter ) {
			$narrowed = $filter instanceof Grouped_Filter ? $this->narrowed( $filter ) : $this->base;
			if ( $filter instanceof Grouped_Filter && $narrowed->key !== $this->base->key ) {
				$offered = array_map( 'strval', array_keys( $this->offers[ $name ] ?? array() ) );
				$only    = 0 === $filter->most() ? array() : array( ...$offered, ...$filter->places( $this->state->values( $name ) ) );
				$parts[] = Facet_Sql::groups( count( $keys ), $narrowed, $filter->grouping(), $only );
				$keys[]  = "$name $narrowed->key";
			}
		}
		$found = array_fill_keys( $keys, array() );
		// phpcs:ignore WordPress.DB -- Statements that WordPress wrote, and prepared values; the answers are kept.
		foreach ( $wpdb->get_results( implode( ' UNION ALL ', $parts ) ) ?? array() as $row ) {
			if ( null !== $row->place ) {
				$found[ $keys[ (int) $row->part ] ][ (string) $row->place ] = (int) $row->posts;
			}
		}
		if ( '' !== $sums ) {
			$found[ $this->shown->key ][0] = array_sum( $found[ $sums ] );
		}
		return $found;
	}

	/** Returns the key of counts that add up to the total, because each shown post is in one month; empty if they are not counted. */
	private function sums(): string {
		foreach ( $this->state->filters as $name => $filter ) {
			$is_counted = $filter instanceof Date_Filter && $this->shown->key !== $this->base->key;
			if ( $is_counted && $this->narrowed( $filter )->key === $this->shown->key ) {
				return "$name {$this->shown->key}";
			}
		}
		return '';
	}
}
