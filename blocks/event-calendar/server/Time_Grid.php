<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A week or a day: days beside each other, in which events stand at their hours, and what has no hours above.
 *
 * Readers and phones get the same as a list.
 */
final class Time_Grid {
	/** Hours that are always shown. */
	private const FIRST = 9;

	private const LAST = 17;

	/** Hours that a title needs, and an event without an end takes. */
	private const LEAST = 1;

	/**
	 * Takes what is shown.
	 *
	 * @param View_State $state The week or day.
	 * @param list<Occurrence> $occurrences Dates, in order.
	 */
	public function __construct( private readonly View_State $state, private readonly array $occurrences ) {}

	/** Returns the days. */
	public function html(): Html {
		list( $from, $to ) = $this->state->window();

		$days = array();
		for ( $day = $from; $day < $to; $day = $day->modify( '+1 day' ) ) {
			$days[ $day->format( 'Y-m-d' ) ] = $day;
		}
		list( $first, $last ) = $this->hours();

		$bars  = array_values( array_filter( $this->occurrences, static fn ( Occurrence $one ): bool => $one->is_bar() ) );
		$lanes = ( new Week_Lanes( $bars, array_keys( $days ) ) )->lanes;
		$lines = array_map( static fn ( array $day ): int => array() === $day ? 0 : max( array_keys( $day ) ) + 1, array_values( $lanes ) );
		return el(
			'div',
			array(
				'class' => 'frontage-event-calendar__grid',
				'style' => array(
					'--frontage-event-calendar-days'  => count( $days ),
					'--frontage-event-calendar-hours' => $last - $first,
					'--frontage-event-calendar-bars'  => max( array( 0, ...$lines ) ),
				),
			),
			$this->scale( $first, $last ),
			el(
				'ol',
				array(
					'class' => 'frontage-event-calendar__days',
					'role'  => 'list',
				),
				array_map(
					fn ( string $name ): Html => $this->day( $days[ $name ], $lanes[ $name ], $first, array_key_first( $days ) === $name ),
					array_keys( $days )
				)
			)
		);
	}

	/**
	 * Returns the first hour and the one after the last.
	 *
	 * @return array{int, int}
	 */
	private function hours(): array {
		$first = self::FIRST;
		$last  = self::LAST;
		foreach ( $this->occurrences as $one ) {
			if ( ! $one->is_bar() ) {
				list( $from, $to ) = self::span( $one );

				$first = min( $first, (int) floor( $from ) );
				$last  = max( $last, (int) ceil( $to ) );
			}
		}
		return array( $first, $last );
	}

	/**
	 * Returns from which hour to which one an event stands.
	 *
	 * @return array{float, float}
	 */
	private static function span( Occurrence $one ): array {
		$from = (int) $one->start->format( 'G' ) + (int) $one->start->format( 'i' ) / 60;
		$end  = null === $one->end ? $from : (int) $one->end->format( 'G' ) + (int) $one->end->format( 'i' ) / 60;
		// An end at midnight is the end of the day.
		$end = null !== $one->end && $end <= $from && $one->end > $one->start ? ( $end > 0 ? $from : 24 ) : $end;
		$end = max( $end, $from + self::LEAST );
		return $end > 24 ? array( 24.0 - ( $end - $from ), 24.0 ) : array( (float) $from, (float) $end );
	}

	/**
	 * Returns the hours beside the days, which readers get from the events.
	 *
	 * @param int $first First hour.
	 * @param int $last Hour after the last one.
	 */
	private function scale( int $first, int $last ): Html {
		return el(
			'div',
			array(
				'class'       => 'frontage-event-calendar__scale',
				'aria-hidden' => 'true',
			),
			array_map(
				fn ( int $hour ): Html => el(
					'span',
					array( 'class' => 'frontage-event-calendar__hour' ),
					// Any day without a change of the clocks.
					Date_Labels::time( $this->state->day->setDate( 2026, 1, 15 )->setTime( $hour, 0 ) )
				),
				range( $first, $last - 1 )
			)
		);
	}

	/**
	 * Returns a day.
	 *
	 * @param array<int, Occurrence> $bars What has no hours, by line.
	 * @param int $first First hour.
	 * @param bool $is_first Whether it is the first day.
	 */
	private function day( DateTimeImmutable $day, array $bars, int $first, bool $is_first ): Html {
		$name  = $day->format( 'Y-m-d' );
		$items = array();
		foreach ( $bars as $lane => $one ) {
			$items[] = Chip::html( $one, $this->state->id, $name, array( 'grid-row' => $lane + 1 ), $is_first );
		}
		return el(
			'li',
			array(
				'class'        => 'frontage-event-calendar__day',
				'data-day'     => $name,
				'aria-current' => $day == $this->state->today ? 'date' : null, // phpcs:ignore WordPress.PHP.StrictComparisons -- Moments.
			),
			$this->name( $day ),
			el(
				'ul',
				array(
					'class' => 'frontage-event-calendar__chips',
					'role'  => 'list',
				),
				$items
			),
			el(
				'ol',
				array(
					'class' => 'frontage-event-calendar__times',
					'role'  => 'list',
				),
				$this->timed( $name, $first )
			)
		);
	}

	/** Returns the name of a day; in a week, a link to it. */
	private function name( DateTimeImmutable $day ): Html {
		$text    = Date_Labels::format( 'D', $day ) . ' ' . number_format_i18n( (int) $day->format( 'j' ) );
		$is_link = 'week' === $this->state->view && in_array( 'day', $this->state->views, true );
		return el(
			$is_link ? 'a' : 'span',
			array( 'class' => 'frontage-event-calendar__name' ) + ( $is_link ? array(
				'href'       => $this->state->href( 'day', $day ),
				'rel'        => 'nofollow',
				'title'      => Date_Labels::full_day( $day ),
				'data-moves' => true,
			) : array() ),
			$text
		);
	}

	/**
	 * Returns the events of a day that have hours; those at the same time share the width.
	 *
	 * @param string $day Such as `2026-11-26`.
	 * @param int $first First hour.
	 * @return list<Html>
	 */
	private function timed( string $day, int $first ): array {
		$placed = array();
		$ends   = array();
		$group  = 0;
		$counts = array();
		foreach ( $this->occurrences as $one ) {
			if ( $one->is_bar() || $one->first_day !== $day ) {
				continue;
			}
			list( $from, $to ) = self::span( $one );
			if ( $from >= max( array( 0.0, ...$ends ) ) ) {
				++$group;
				$ends = array();
			}
			$lane = 0;
			while ( ( $ends[ $lane ] ?? 0.0 ) > $from ) {
				++$lane;
			}
			$ends[ $lane ]    = $to;
			$counts[ $group ] = count( $ends );
			$placed[]         = array( $one, $from, $to, $lane, $group );
		}
		$items = array();
		foreach ( $placed as list( $one, $from, $to, $lane, $group ) ) {
			$style   = array(
				'--frontage-event-from'  => round( $from - $first, 2 ),
				'--frontage-event-hours' => round( $to - $from, 2 ),
				'--frontage-event-lane'  => round( $lane / $counts[ $group ], 4 ),
				'--frontage-event-width' => round( 1 / $counts[ $group ], 4 ),
			);
			$items[] = Chip::html( $one, $this->state->id, $day, $style );
		}
		return $items;
	}
}
