<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Counts by one statement about the tables of WordPress, while the table of values is not filled. */
final class Sql_Counts {
	private readonly Filter_State $state;

	/**
	 * Prepares to count.
	 *
	 * @param array<string, array<array-key, string>> $offers What each filter offers, by its parameter.
	 */
	private function __construct( private readonly Counted_State $counted, private readonly array $offers ) {
		$this->state = $counted->state;
	}

	/**
	 * Returns what filters offer, and all counts.
	 *
	 * @return array{offers: array<string, array<array-key, string>>, counts: array<string, array<array-key, int>>}
	 */
	public static function of( Counted_State $counted ): array {
		$offers = Offers::of( $counted->base, $counted->state->filters );
		$counts = ( new self( $counted, $offers ) )->find();
		return compact( 'offers', 'counts' );
	}

	/**
	 * Returns all counts.
	 *
	 * @return array<string, array<array-key, int>>
	 */
	private function find(): array {
		$lists = array( $this->counted->shown->key => $this->counted->shown );
		$terms = array();
		foreach ( $this->counted->offered as $name => $offered ) {
			$filter = $this->state->filters[ $name ];
			if ( ! $filter instanceof Term_Filter ) {
				continue;
			}
			$narrowed = $this->counted->narrowed( $filter );
			foreach ( $this->counted->is_whole( $filter ) ? array( $narrowed ) : array( $narrowed, $this->counted->base ) as $list ) {
				$lists[ $list->key ] = $list;
				$terms[ $list->key ] = array( ...( $terms[ $list->key ] ?? array() ), ...$offered );
			}
		}
		return $this->ask( $lists, $terms );
	}

	/**
	 * Counts in one statement.
	 *
	 * @param non-empty-array<string, Post_Set> $lists Posts to count, by key.
	 * @param array<string, list<WP_Term>> $terms Terms to count among them.
	 * @return array<string, array<array-key, int>>
	 */
	private function ask( array $lists, array $terms ): array {
		$keys  = array_keys( $lists );
		$sums  = $this->sums();
		$other = array();
		$parts = '' === $sums ? array( Facet_Sql::total( 0, $this->counted->shown ) ) : array();
		foreach ( $keys as $index => $key ) {
			array_push( $parts, ...Facet_Sql::terms( $index, $lists[ $key ], $terms[ $key ] ?? array() ) );
		}
		foreach ( $this->state->filters as $name => $filter ) {
			$narrowed = $filter instanceof Grouped_Filter ? $this->counted->narrowed( $filter ) : $this->counted->base;
			if ( $filter instanceof Grouped_Filter && $narrowed->key !== $this->counted->base->key ) {
				$offered = array_map( 'strval', array_keys( $this->offers[ $name ] ?? array() ) );
				$only    = 0 === $filter->most() ? array() : array( ...$offered, ...$filter->places( $this->state->values( $name ) ) );
				$sql     = Facet_Sql::groups( count( $keys ), $narrowed, $filter->grouping(), $only );
				$keys[]  = "$name $narrowed->key";
				if ( $filter instanceof Source_Filter ) {
					$other[] = $sql;
				} else {
					$parts[] = $sql;
				}
			}
		}
		$found = array_fill_keys( $keys, array() );
		foreach ( Facet_Sql::rows( $parts, $other ) as $row ) {
			if ( null !== $row->place ) {
				$found[ $keys[ (int) $row->part ] ][ (string) $row->place ] = (int) $row->posts;
			}
		}
		if ( '' !== $sums ) {
			$found[ $this->counted->shown->key ][0] = array_sum( $found[ $sums ] );
		}
		return $found;
	}

	/** Returns the key of counts that add up to the total, because each shown post is in one month; empty if they are not counted. */
	private function sums(): string {
		foreach ( $this->state->filters as $name => $filter ) {
			$is_counted = $filter instanceof Date_Filter && $this->counted->shown->key !== $this->counted->base->key;
			if ( $is_counted && $this->counted->narrowed( $filter )->key === $this->counted->shown->key ) {
				return "$name {$this->counted->shown->key}";
			}
		}
		return '';
	}
}
