<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use WeakMap;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * How many posts of a list each choice in its filters would leave, given the other choices.
 *
 * By the table of values (`Index_Counts`), or by the tables of WordPress until that is filled (`Sql_Counts`); cached per state until a
 * post or term changes. It counts what the list itself would show (`Post_Set`).
 *
 * @phpstan-type Counts array{offers: array<string, array<array-key, string>>, counts: array<string, array<array-key, int>>}
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

	/** What is counted. */
	private readonly Counted_State $counted;

	/** Counts everything that the list's filters show. */
	private function __construct( private readonly Filter_State $state ) {
		$this->counted = new Counted_State( $state );

		$name = "facets:{$this->counted->key()}:" . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		/** Counts of an earlier request. @var Counts|false $kept */
		$kept = wp_cache_get( $name, self::GROUP );
		if ( false === $kept ) {
			$kept = Index_Counts::of( $this->counted ) ?? Sql_Counts::of( $this->counted );
			wp_cache_set( $name, $kept, self::GROUP, self::KEPT );
		}
		$this->offers = $kept['offers'];
		$this->counts = $kept['counts'];
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
		$counts  = $this->counts[ $this->counted->shown->key ] ?? array();
		return (int) max( 0, ( $counts[0] ?? 0 ) - $skipped );
	}

	/**
	 * Returns the terms that a filter offers, each with its number of posts. Terms without posts in the list are left out, those
	 * without posts in this state are not.
	 *
	 * @return list<array{term: WP_Term, count: int}>
	 */
	public function terms( Term_Filter $filter ): array {
		$counts = $this->counts[ $this->counted->narrowed( $filter )->key ] ?? array();
		$base   = $this->counts[ $this->counted->base->key ] ?? array();
		$found  = array();
		foreach ( $this->counted->offered[ $filter->parameter ] ?? array() as $term ) {
			$count  = $counts[ $term->term_taxonomy_id ] ?? 0;
			$in_all = $this->counted->is_whole( $filter ) ? $term->count : $base[ $term->term_taxonomy_id ] ?? 0;
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
		$narrow = $this->counted->narrowed( $filter );
		$base   = $this->counted->base->key;
		$counts = $narrow->key === $base ? $this->offers[ $name ] ?? array() : $this->counts[ "$name $narrow->key" ] ?? array();
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
}
