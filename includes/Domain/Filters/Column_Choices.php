<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Filters\Index\Facet_Column;
use Frontage\Domain\Filters\Index\Post_Bits;
use Frontage\Domain\Query\Choices;

defined( 'ABSPATH' ) || exit;

/** Posts that match what is chosen in a filter, by the column of its values. */
final class Column_Choices {
	/**
	 * Returns the filters whose choices follow from their columns. The choices of others are left to the database.
	 *
	 * @param list<string> $parameters Filters with a column.
	 * @return list<string>
	 */
	public static function parameters( Filter_State $state, array $parameters ): array {
		$list = $state->list;
		// WordPress looks for terms in other post types if a query names none.
		$types    = $list->is_loop() ? Loop_Query::vars( $list )['post_type'] ?? '' : 'post';
		$is_plain = ! in_array( $types, array( '', 'any', array() ), true ) && count( $state->narrowing() ) <= Choices::MOST;
		return $is_plain ? $parameters : array();
	}

	/**
	 * Returns whether posts have the chosen texts as they are written. The database may find others that it
	 * takes for equal.
	 *
	 * @param array<string, Facet_Column> $columns Columns by parameter.
	 */
	public static function are_known( Filter_State $state, array $columns ): bool {
		foreach ( $state->filters as $name => $filter ) {
			foreach ( $filter instanceof Text_Value_Filter ? $state->values( $name ) : array() as $value ) {
				if ( array() === $columns[ $name ]->equal( $value ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Returns sets of posts; those that match are in all of them.
	 *
	 * @param string $name Parameter of the filter.
	 * @return list<Post_Bits>
	 */
	public static function sets( Filter_State $state, string $name, Facet_Column $column ): array {
		$filter = $state->filters[ $name ];
		$values = $state->values( $name );
		if ( array() === $values ) {
			return array();
		}
		$each = match ( true ) {
			$filter instanceof Term_Filter   => $filter->families( $values ),
			$filter instanceof Author_Filter => array_map( static fn ( string $id ): array => array( $id ), $filter->places( $values ) ),
			$filter instanceof Text_Value_Filter => array_map( $column->equal( ... ), $values ),
			$filter instanceof Range_Filter  => array( self::numbers( $values, $column ) ),
			default                          => array( self::between( $values, $column ) ),
		};
		$needs_all = ( $filter instanceof Term_Filter || $filter instanceof Text_Value_Filter ) && $filter->needs_all();
		return array_map( $column->any( ... ), $needs_all ? $each : array( array_merge( ...$each ) ) );
	}

	/**
	 * Returns whether a period consists of whole months.
	 *
	 * @param list<string> $values Valid values of a date filter.
	 */
	public static function are_months( array $values ): bool {
		list( $from, $to ) = Date_Filter::days( $values );
		return ( '' === $from || str_ends_with( $from, '-01' ) )
			&& ( '' === $to || gmdate( 'Y-m-t', (int) strtotime( "$to UTC" ) ) === $to );
	}

	/**
	 * Returns the months or days of a period.
	 *
	 * @param list<string> $values Valid values of a date filter.
	 * @param Facet_Column $column Its months; its days, if it does not consist of whole months.
	 * @return list<array-key>
	 */
	private static function between( array $values, Facet_Column $column ): array {
		list( $from, $to ) = Date_Filter::days( $values );

		$found = array();
		foreach ( $column->values() as $date ) {
			$length = strlen( (string) $date );
			if ( $date >= substr( $from, 0, $length ) && ( '' === $to || $date <= substr( $to, 0, $length ) ) ) {
				$found[] = $date;
			}
		}
		return $found;
	}

	/**
	 * Returns the numbers of a range.
	 *
	 * @param list<string> $values Valid values of a range filter.
	 * @return list<array-key>
	 */
	private static function numbers( array $values, Facet_Column $column ): array {
		list( $min, $max ) = Range_Filter::ends( $values );
		return array_values(
			array_filter(
				$column->values(),
				static fn ( $number ): bool => ( '' === $min || (float) $number >= (float) $min )
					&& ( '' === $max || (float) $number <= (float) $max )
			)
		);
	}
}
