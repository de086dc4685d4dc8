<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Blocks\Event_Calendar\Recurrence\Rule_Dates;

defined( 'ABSPATH' ) || exit;

/** The dates of events within a window: repeated, without exceptions, in order. */
final class Occurrences {
	/** Days that an event can begin before a window and still reach into it, if it repeats. */
	private const LONGEST_DAYS = 366;

	/**
	 * Returns the dates that are at least partly within a window, in order.
	 *
	 * @param list<Event> $events Any events.
	 * @param DateTimeImmutable $from First moment, in the calendar's time zone.
	 * @param DateTimeImmutable $to Moment after the last one.
	 * @return list<Occurrence>
	 */
	public static function between( array $events, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$found = array();
		foreach ( $events as $event ) {
			foreach ( self::starts( $event, $from, $to ) as $start ) {
				$occurrence = Occurrence::at( $event, $start, $from->getTimezone() );
				$end        = $occurrence->end ?? $occurrence->start;
				if ( $occurrence->start < $to && ( $end > $from || $occurrence->start >= $from ) ) {
					$found[] = $occurrence;
				}
			}
		}
		usort(
			$found,
			static fn ( Occurrence $one, Occurrence $other ): int =>
				array( $one->first_day, ! $one->is_bar(), $one->start, $one->event->title )
				<=> array( $other->first_day, ! $other->is_bar(), $other->start, $other->event->title )
		);
		return $found;
	}

	/**
	 * Returns when an event begins, in its own time zone.
	 *
	 * @param DateTimeImmutable $from First moment.
	 * @param DateTimeImmutable $to Moment after the last one.
	 * @return list<DateTimeImmutable>
	 */
	private static function starts( Event $event, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		if ( null === $event->rule && array() === $event->extra ) {
			return array( $event->start );
		}
		$days   = min( self::LONGEST_DAYS, intdiv( $event->seconds(), DAY_IN_SECONDS ) + 1 );
		$starts = array();
		foreach ( array( ...self::of_rule( $event, $from->modify( "-$days days" ), $to ), ...$event->extra ) as $start ) {
			if ( ! isset( $event->except[ $start->format( 'Ymd' ) ] ) && ! isset( $event->except[ $start->format( 'Ymd\THis' ) ] ) ) {
				$starts[ $start->getTimestamp() ] = $start;
			}
		}
		return array_values( $starts );
	}

	/**
	 * Returns the dates of the rule; without one, the first date.
	 *
	 * @param DateTimeImmutable $from First moment.
	 * @param DateTimeImmutable $to Moment after the last one.
	 * @return list<DateTimeImmutable>
	 */
	private static function of_rule( Event $event, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		return null === $event->rule ? array( $event->start ) : ( new Rule_Dates( $event->rule, $event->start ) )->between( $from, $to );
	}
}
