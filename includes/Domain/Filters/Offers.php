<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Field_Clauses;

defined( 'ABSPATH' ) || exit;

/**
 * What the posts of a list have for its filters to offer, before any choice: authors, values, months, the ends of ranges.
 *
 * The same in all states of the list, so one statement for all of them, cached until a post or term changes.
 */
final class Offers {
	private const GROUP = 'frontage-lists';
	private const KEPT  = HOUR_IN_SECONDS;

	/**
	 * Returns the number of posts of each value, by parameter; of a range, its largest number by its smallest.
	 *
	 * @param Post_Set $base Posts of the list without choices.
	 * @param array<string, Filter> $filters Its filters by parameter.
	 * @return array<string, array<array-key, string>>
	 */
	public static function of( Post_Set $base, array $filters ): array {
		$parts = array();
		foreach ( $filters as $name => $filter ) {
			$sql = match ( true ) {
				$filter instanceof Grouped_Filter => self::groups( count( $parts ), $base, $filter ),
				$filter instanceof Range_Filter   => self::ends( count( $parts ), $base, $filter ),
				default                           => '',
			};
			if ( '' !== $sql ) {
				$parts[ $name ] = $sql;
			}
		}
		if ( array() === $parts ) {
			return array();
		}
		$key  = 'offers:' . md5(
			wp_json_encode( array_map( self::kind( ... ), array_intersect_key( $filters, $parts ) ) ) . $base->key
		) . ':'
			. wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
		$kept = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $kept ) ) {
			$kept = self::ask( $parts, $filters );
			wp_cache_set( $key, $kept, self::GROUP, self::KEPT );
		}
		return $kept;
	}

	/**
	 * Returns what a filter's statement depends on.
	 *
	 * @return list<mixed>
	 */
	private static function kind( Filter $filter ): array {
		return $filter instanceof Grouped_Filter
			? array( $filter->grouping(), $filter->most() )
			: array( $filter instanceof Range_Filter ? $filter->field() : '' );
	}

	/**
	 * Returns a part that counts the posts of a filter's values, those with the most first.
	 *
	 * @param int $part Number of the part.
	 */
	private static function groups( int $part, Post_Set $base, Grouped_Filter $filter ): string {
		$most = 0 === $filter->most() ? Grouped_Filter::MOST : $filter->most();
		$sql  = Facet_Sql::groups( $part, $base, $filter->grouping() );
		return "SELECT * FROM ( $sql ORDER BY posts DESC, place LIMIT $most ) AS g$part";
	}

	/**
	 * Returns a part that finds the ends of a range: the smallest number as `place`, the largest as `posts`.
	 *
	 * @param int $part Number of the part.
	 */
	private static function ends( int $part, Post_Set $base, Range_Filter $filter ): string {
		$by     = Grouping::by_field( $filter->field() );
		$number = Field_Clauses::NUMBER;
		$from   = "FROM ( {$base->sql()} ) AS shown $by->join WHERE $by->place REGEXP '$number'";
		$value  = "CAST( $by->place AS DECIMAL(20,6) )";
		return "SELECT $part AS part, MIN( $value ) AS place, MAX( $value ) AS posts $from";
	}

	/**
	 * Asks the database.
	 *
	 * @param array<string, string> $parts Statements by parameter.
	 * @param array<string, Filter> $filters Filters by parameter.
	 * @return array<string, array<array-key, string>>
	 */
	private static function ask( array $parts, array $filters ): array {
		$names = array_keys( $parts );
		$other = array_intersect_key( $parts, array_filter( $filters, static fn ( Filter $one ): bool => $one instanceof Source_Filter ) );
		$found = array_fill_keys( $names, array() );
		foreach ( Facet_Sql::rows( array_values( array_diff_key( $parts, $other ) ), array_values( $other ) ) as $row ) {
			$found[ $names[ (int) $row->part ] ][ (string) $row->place ] = (string) $row->posts;
		}
		return $found;
	}
}
