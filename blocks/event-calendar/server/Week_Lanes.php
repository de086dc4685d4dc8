<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

defined( 'ABSPATH' ) || exit;

/** On which line of its days each date of a week stands, so that what goes over several days is one bar. */
final class Week_Lanes {
	/**
	 * Dates by day and line, from 0.
	 *
	 * @var array<string, array<int, Occurrence>>
	 */
	public readonly array $lanes;

	/**
	 * Finds the lines.
	 *
	 * @param list<Occurrence> $occurrences Dates, in order.
	 * @param list<string> $days Days of the week, such as `2026-11-26`.
	 */
	public function __construct( array $occurrences, array $days ) {
		$lanes = array_fill_keys( $days, array() );
		$bars  = array_filter( $occurrences, static fn ( Occurrence $one ): bool => $one->is_bar() );
		$rest  = array_filter( $occurrences, static fn ( Occurrence $one ): bool => ! $one->is_bar() );
		foreach ( array( ...$bars, ...$rest ) as $occurrence ) {
			$on   = array_values( array_filter( $days, $occurrence->is_on( ... ) ) );
			$lane = 0;
			while ( array() !== array_filter( $on, static fn ( string $day ): bool => isset( $lanes[ $day ][ $lane ] ) ) ) {
				++$lane;
			}
			foreach ( $on as $day ) {
				$lanes[ $day ][ $lane ] = $occurrence;
			}
		}
		$this->lanes = $lanes;
	}
}
