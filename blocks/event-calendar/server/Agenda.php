<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The events of a view as a list, by day.
 *
 * It is the whole list view. Elsewhere it is what phones show and what links of events lead to; on wide screens the script shows
 * one of its items as a dialog.
 */
final class Agenda {
	/** Events beyond which a view would be too long to read. */
	public const MOST = 300;

	/**
	 * Takes what is shown.
	 *
	 * @param View_State $state What the address asks for.
	 * @param Details $details How an event is printed.
	 */
	public function __construct( private readonly View_State $state, private readonly Details $details ) {}

	/**
	 * Returns the list; a sentence if there is none.
	 *
	 * @param list<Occurrence> $occurrences Dates, in order.
	 * @param string $day_tag Such as `h3`.
	 */
	public function html( array $occurrences, string $day_tag ): Html {
		$from = $this->state->window()[0];
		$days = array();
		foreach ( array_slice( $occurrences, 0, self::MOST ) as $one ) {
			$days[ max( $one->first_day, $from->format( 'Y-m-d' ) ) ][] = $one;
		}
		if ( array() === $days ) {
			return el( 'p', array( 'class' => 'frontage-event-calendar__none' ), $this->nothing() );
		}
		ksort( $days );
		return el(
			'ol',
			array(
				'class' => 'frontage-event-calendar__agenda',
				'role'  => 'list',
			),
			array_map( fn ( string $day ): Html => $this->day( $day, $days[ $day ], $day_tag ), array_keys( $days ) ),
			count( $occurrences ) > self::MOST
				? el(
					'li',
					array( 'class' => 'frontage-event-calendar__rest' ),
					__( 'There are more events. Open a single day to see all of its events.', 'frontage' )
				)
				: null
		);
	}

	/** Returns what is said instead of an empty list. */
	private function nothing(): string {
		return match ( $this->state->view ) {
			'day'   => __( 'No events on this day.', 'frontage' ),
			'week'  => __( 'No events in this week.', 'frontage' ),
			default => __( 'No events in this month.', 'frontage' ),
		};
	}

	/**
	 * Returns a day.
	 *
	 * @param string $name Such as `2026-11-26`.
	 * @param list<Occurrence> $occurrences Its dates.
	 * @param string $tag Of its name.
	 */
	private function day( string $name, array $occurrences, string $tag ): Html {
		$day        = new DateTimeImmutable( $name, $this->state->day->getTimezone() );
		$is_outside = 'month' === $this->state->view && $day->format( 'Y-m' ) !== $this->state->day->format( 'Y-m' );
		return el(
			'li',
			array(
				'class'        => 'frontage-event-calendar__group' . ( $is_outside ? ' is-outside' : '' ),
				'data-day'     => $name,
				'aria-current' => $day == $this->state->today ? 'date' : null, // phpcs:ignore WordPress.PHP.StrictComparisons -- Moments.
			),
			el(
				$tag,
				array( 'class' => 'frontage-event-calendar__date' ),
				el( 'time', array( 'datetime' => $name ), Date_Labels::full_day( $day ) )
			),
			el(
				'ul',
				array(
					'class' => 'frontage-event-calendar__events',
					'role'  => 'list',
				),
				array_map( $this->details->html( ... ), $occurrences )
			)
		);
	}
}
