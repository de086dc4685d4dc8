<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Filters\Index\Facet_Blocks;
use Frontage\Domain\Filters\Index\Facet_Column;
use Frontage\Domain\Filters\Index\Facet_Source;
use Frontage\Domain\Filters\Index\Post_Bits;
use Frontage\Domain\Store\Schema;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Counts by the table of values.
 *
 * The database finds the posts of the list, as WordPress and other plugins allow them. Which of them match the choices, and what
 * they have, follows from the columns of the table.
 */
final class Index_Counts {
	/** What the keys of columns with the days of a filter begin with; no parameter contains it. */
	private const DAYS = 'days ';

	/**
	 * Stores what the counts need.
	 *
	 * @param array<string, Facet_Column> $columns Columns by parameter.
	 * @param array<string, Post_Bits> $found Posts that the database found, by key.
	 * @param list<string> $by_column Parameters of the filters whose choices follow from their columns.
	 */
	private function __construct(
		private readonly Counted_State $counted,
		private readonly array $columns,
		private readonly array $found,
		private readonly array $by_column
	) {}

	/**
	 * Returns what filters offer, and all counts; null if the table cannot answer yet.
	 *
	 * @return array{offers: array<string, array<array-key, string>>, counts: array<string, array<array-key, int>>}|null
	 */
	public static function of( Counted_State $counted ): ?array {
		$sources = array_filter( array_map( self::source( ... ), $counted->state->filters ) );
		$days    = self::days( $counted->state );
		if ( ! Schema::is_current() ) {
			return null;
		}
		$by_column = Column_Choices::parameters( $counted->state, array_keys( $sources ) );
		$sets      = array();
		foreach ( self::states( $counted ) as $state ) {
			$posts                 = self::without( $state, $by_column )->posts();
			$sets[ $posts->key ] ??= $posts->sql();
		}
		$found = Post_Bits::ask( $sets );
		self::note( $counted->state->filters );
		$columns = array() === $sources ? array() : Facet_Blocks::columns( $sources + $days, Post_Bits::blocks( $found ) );
		if ( null === $columns || ! Column_Choices::are_known( $counted->state, $columns ) ) {
			return null;
		}
		$self = new self( $counted, $columns, $found, $by_column );
		return array( 'offers' => $self->offers(), 'counts' => $self->counts() ); // phpcs:ignore WordPress.Arrays
	}

	/** Returns where a filter's values are; null if it counts none. */
	private static function source( Filter $filter ): ?Facet_Source {
		return match ( true ) {
			$filter instanceof Term_Filter   => Facet_Source::taxonomy( $filter->taxonomy() ),
			$filter instanceof Author_Filter => Facet_Source::author(),
			$filter instanceof Date_Filter   => Facet_Source::month(),
			$filter instanceof Field_Filter  => Facet_Source::field( $filter->field() ),
			$filter instanceof Range_Filter  => Facet_Source::number( $filter->field() ),
			$filter instanceof Source_Filter => Facet_Source::statement( $filter->source(), $filter->sql() ),
			default                          => null,
		};
	}

	/**
	 * Returns where the days of periods are that do not consist of whole months.
	 *
	 * @return array<string, Facet_Source>
	 */
	private static function days( Filter_State $state ): array {
		$found = array();
		foreach ( $state->filters as $name => $filter ) {
			if ( $filter instanceof Date_Filter && ! Column_Choices::are_months( $state->values( $name ) ) ) {
				$found[ self::DAYS . $name ] = Facet_Source::day();
			}
		}
		return $found;
	}

	/**
	 * Notes custom fields before they are read.
	 *
	 * @param array<string, Filter> $filters Filters of the list.
	 */
	private static function note( array $filters ): void {
		$fields = array();
		foreach ( $filters as $filter ) {
			if ( $filter instanceof Field_Filter || $filter instanceof Range_Filter ) {
				$fields[] = $filter->field();
			}
		}
		Facet_Blocks::note( $fields );
	}

	/**
	 * Returns the states whose posts are counted.
	 *
	 * @return list<Filter_State>
	 */
	private static function states( Counted_State $counted ): array {
		$state = $counted->state;
		return array( $state->nothing(), $state, ...array_map( $counted->among( ... ), array_values( $state->filters ) ) );
	}

	/**
	 * Returns a state without the choices of some filters.
	 *
	 * @param list<string> $parameters Their parameters.
	 */
	private static function without( Filter_State $state, array $parameters ): Filter_State {
		foreach ( $parameters as $parameter ) {
			$state = $state->with( $parameter, array() );
		}
		return $state;
	}

	/** Returns the posts of a state. */
	private function posts( Filter_State $state ): Post_Bits {
		$posts = $this->found[ self::without( $state, $this->by_column )->posts()->key ];
		foreach ( $this->by_column as $name ) {
			foreach ( Column_Choices::sets( $state, $name, $this->columns[ self::DAYS . $name ] ?? $this->columns[ $name ] ) as $set ) {
				$posts = $posts->both( $set );
			}
		}
		return $posts;
	}

	/**
	 * Returns the number of posts of each value, by parameter; of a range, its largest number by its smallest.
	 *
	 * @return array<string, array<array-key, string>>
	 */
	private function offers(): array {
		$offers = array();
		$base   = $this->posts( $this->counted->state->nothing() );
		foreach ( $this->counted->state->filters as $name => $filter ) {
			if ( $filter instanceof Range_Filter ) {
				$offers[ $name ] = $this->ends( $this->columns[ $name ], $base );
			} elseif ( $filter instanceof Grouped_Filter ) {
				$counts = $this->columns[ $name ]->counts( $base );
				$weight = $this->columns[ $name ]->weight( ... );
				uksort( $counts, static fn ( $a, $b ): int => $counts[ $b ] <=> $counts[ $a ] ?: strcmp( $weight( $a ), $weight( $b ) ) );
				$most            = 0 === $filter->most() ? Grouped_Filter::MOST : $filter->most();
				$offers[ $name ] = array_map( 'strval', array_slice( $counts, 0, $most, true ) );
			}
		}
		return $offers;
	}

	/**
	 * Returns the largest number of a list's posts by its smallest.
	 *
	 * @return array<array-key, string>
	 */
	private function ends( Facet_Column $column, Post_Bits $base ): array {
		$numbers = $column->values();
		usort( $numbers, static fn ( $a, $b ): int => (float) $a <=> (float) $b );
		$ends = array();
		foreach ( array( $numbers, array_reverse( $numbers ) ) as $sorted ) {
			foreach ( $sorted as $number ) {
				if ( $column->count( array( $number ), $base ) > 0 ) {
					$ends[] = (string) $number;
					break;
				}
			}
		}
		return 2 === count( $ends ) ? array( $ends[0] => $ends[1] ) : array( '' => '' );
	}

	/**
	 * Returns all counts.
	 *
	 * @return array<string, array<array-key, int>>
	 */
	private function counts(): array {
		$state  = $this->counted->state;
		$counts = array( $this->counted->shown->key => array( $this->posts( $state )->size() ) );
		foreach ( $state->filters as $name => $filter ) {
			$among = $this->counted->among( $filter );
			$key   = $among->posts()->key;
			if ( $filter instanceof Term_Filter ) {
				$terms          = $this->counted->offered[ $name ];
				$counts[ $key ] = $this->terms( $name, $terms, $this->posts( $among ) ) + ( $counts[ $key ] ?? array() );
				if ( ! $this->counted->is_whole( $filter ) ) {
					$base            = $this->counted->base->key;
					$counts[ $base ] = $this->terms( $name, $terms, $this->posts( $state->nothing() ) ) + ( $counts[ $base ] ?? array() );
				}
			} elseif ( $filter instanceof Grouped_Filter && $key !== $this->counted->base->key ) {
				$counts[ "$name $key" ] = $this->columns[ $name ]->counts( $this->posts( $among ) );
			}
		}
		return $counts;
	}

	/**
	 * Returns the number of posts of terms, each with its descendants.
	 *
	 * @param string $name Parameter of their filter.
	 * @param list<WP_Term> $terms Terms to count.
	 * @return array<int, int> By term taxonomy ID.
	 */
	private function terms( string $name, array $terms, Post_Bits $posts ): array {
		$counts = array();
		foreach ( $terms as $term ) {
			$places                            = array( $term->term_taxonomy_id, ...Facet_Sql::below( $term ) );
			$counts[ $term->term_taxonomy_id ] = $this->columns[ $name ]->count( $places, $posts );
		}
		return $counts;
	}
}
