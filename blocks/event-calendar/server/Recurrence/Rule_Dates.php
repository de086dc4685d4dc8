<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Recurrence;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * The dates of a rule.
 *
 * Counts in the local time of the first date, so that a meeting at nine stays at nine when the clocks change. A time that does
 * not exist on such a day becomes the one after the change; of one that exists twice, the first counts (RFC 5545, 3.3.5).
 */
final class Rule_Dates {
	/** Dates within a window beyond which nobody reads on. */
	private const MOST = 1500;

	/** Dates that are counted before a window, so that no rule keeps the server busy. */
	private const MOST_COUNTED = 50000;

	private const DAY = 86400;

	private readonly DateTimeZone $zone;

	/** Number of the first day. */
	private readonly int $first_day;

	/** Seconds from midnight to the first date. */
	private readonly int $first_time;

	private readonly Period_Dates $days;

	/**
	 * Takes the rule.
	 *
	 * @param Rule $rule What repeats.
	 * @param DateTimeImmutable $first First date, in the time zone in which it repeats.
	 */
	public function __construct( private readonly Rule $rule, private readonly DateTimeImmutable $first ) {
		$this->zone       = $first->getTimezone();
		$this->first_day  = self::day( $first );
		$this->first_time = 3600 * (int) $first->format( 'G' ) + 60 * (int) $first->format( 'i' ) + (int) $first->format( 's' );
		$this->days       = new Period_Dates( $rule, $this->first_day );
	}

	/**
	 * Returns the dates within a window.
	 *
	 * @param DateTimeImmutable $from First moment.
	 * @param DateTimeImmutable $to Moment after the last one.
	 * @return list<DateTimeImmutable> In order, at most 1500.
	 */
	public function between( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		// A day more on both sides: the window may be in another time zone.
		$last  = self::day( $to ) + 1;
		$skip  = 0 === $this->rule->count ? self::day( $from ) - 1 : $this->first_day;
		$dates = array();
		$seen  = 0;
		foreach ( $this->periods( $skip, $last ) as list( $start, $length ) ) {
			foreach ( $this->moments( $start, $length ) as list( $day, $time ) ) {
				if ( $day < $this->first_day || ( $day === $this->first_day && $time < $this->first_time ) ) {
					continue;
				}
				++$seen;
				if ( $day > $last || ( $this->rule->count > 0 && $seen > $this->rule->count ) || $seen > self::MOST_COUNTED ) {
					return $dates;
				}
				if ( $day < self::day( $from ) - 1 && '' === $this->rule->until ) {
					continue;
				}
				$date = $this->date( $day, $time );
				if ( $this->is_after_end( $date, $day ) ) {
					return $dates;
				}
				if ( $date >= $from && $date < $to ) {
					$dates[] = $date;
				}
				if ( count( $dates ) >= self::MOST ) {
					return $dates;
				}
			}
		}
		return $dates;
	}

	/**
	 * Returns the periods of the rule that may have dates: first day and length.
	 *
	 * @param int $skip Number of the first day that matters.
	 * @param int $last Number of the last one.
	 * @return iterable<array{int, int}>
	 */
	private function periods( int $skip, int $last ): iterable {
		$step                  = $this->rule->interval;
		list( $year, $month, ) = Civil::date( $this->first_day );
		$skip                  = max( $skip, $this->first_day );
		$ahead                 = Civil::date( $skip );
		switch ( $this->rule->frequency ) {
			case 'YEARLY':
				for ( $at = $year + self::skipped( $ahead[0] - $year, $step ); Civil::number( $at, 1, 1 ) <= $last; $at += $step ) {
					yield array( Civil::number( $at, 1, 1 ), Civil::is_leap( $at ) ? 366 : 365 );
				}
				break;
			case 'MONTHLY':
				$base = 12 * $year + $month - 1;
				$at   = $base + self::skipped( 12 * $ahead[0] + $ahead[1] - 1 - $base, $step );
				for ( ;; $at += $step ) {
					$start = Civil::number( intdiv( $at, 12 ), $at % 12 + 1, 1 );
					if ( $start > $last ) {
						break;
					}
					yield array( $start, Civil::length( intdiv( $at, 12 ), $at % 12 + 1 ) );
				}
				break;
			case 'WEEKLY':
				$base = $this->first_day - ( Civil::weekday( $this->first_day ) - $this->rule->week_start + 7 ) % 7;
				for ( $at = $base + self::skipped( $skip - $base, 7 * $step ); $at <= $last; $at += 7 * $step ) {
					yield array( $at, 7 );
				}
				break;
			default:
				$step = $this->rule->is_within_day() ? 1 : $step;
				$from = $this->first_day + self::skipped( $skip - $this->first_day, $step );
				for ( $at = $from; $at <= $last; $at += $step ) {
					yield array( $at, 1 );
				}
		}
	}

	/**
	 * Returns how far whole steps go within a distance.
	 *
	 * @param int $distance At least 0.
	 * @param int $step At least 1.
	 */
	private static function skipped( int $distance, int $step ): int {
		return intdiv( max( 0, $distance ), $step ) * $step;
	}

	/**
	 * Returns the moments of a period, in order: number of the day, seconds from midnight.
	 *
	 * @param int $start Number of the first day.
	 * @param int $length Days.
	 * @return list<array{int, int}>
	 */
	private function moments( int $start, int $length ): array {
		$moments = array();
		foreach ( $this->days->in( $start, $length ) as $day ) {
			foreach ( $this->times( $day ) as $time ) {
				$moments[] = array( $day, $time );
			}
		}
		$positions = $this->rule->numbers( 'BYSETPOS' );
		if ( array() === $positions ) {
			return $moments;
		}
		$count  = count( $moments );
		$chosen = array();
		foreach ( $positions as $position ) {
			$at = $position > 0 ? $position - 1 : $count + $position;
			if ( isset( $moments[ $at ] ) ) {
				$chosen[ $at ] = $moments[ $at ];
			}
		}
		ksort( $chosen );
		return array_values( $chosen );
	}

	/**
	 * Returns the times of a day, in seconds from midnight.
	 *
	 * @param int $day Number of the day.
	 * @return list<int>
	 */
	private function times( int $day ): array {
		$hours   = $this->rule->numbers( 'BYHOUR' );
		$minutes = $this->rule->numbers( 'BYMINUTE' );
		$seconds = $this->rule->numbers( 'BYSECOND' );
		if ( ! $this->rule->is_within_day() && array() === array_merge( $hours, $minutes, $seconds ) ) {
			return array( $this->first_time );
		}
		$is_hourly = 'HOURLY' === $this->rule->frequency;
		$is_within = $this->rule->is_within_day();
		$hours     = $hours ?: ( $is_within ? range( 0, 23 ) : array( intdiv( $this->first_time, 3600 ) ) );
		$minutes   = $minutes ?: ( $is_within && ! $is_hourly ? range( 0, 59 ) : array( intdiv( $this->first_time, 60 ) % 60 ) );
		$seconds   = $seconds ?: array( $this->first_time % 60 );
		$unit      = $is_hourly ? 3600 : 60;
		$times     = array();
		foreach ( $hours as $hour ) {
			foreach ( $minutes as $minute ) {
				$from_first = ( $day - $this->first_day ) * self::DAY + 3600 * $hour + 60 * $minute;
				$units      = intdiv( $from_first, $unit ) - intdiv( $this->first_time, $unit );
				if ( $is_within && 0 !== $units % $this->rule->interval ) {
					continue;
				}
				foreach ( $seconds as $second ) {
					$times[] = 3600 * $hour + 60 * $minute + $second;
				}
			}
		}
		return $times;
	}

	/**
	 * Returns a moment as a date.
	 *
	 * @param int $day Number of the day.
	 * @param int $time Seconds from midnight.
	 */
	private function date( int $day, int $time ): DateTimeImmutable {
		list( $year, $month, $date ) = Civil::date( $day );
		return First_Moment::of(
			$this->first->setDate( $year, $month, $date )->setTime( intdiv( $time, 3600 ), intdiv( $time, 60 ) % 60, $time % 60 )
		);
	}

	/**
	 * Returns whether the rule has ended. A day as the end includes all of it.
	 *
	 * @param DateTimeImmutable $date A date of the rule.
	 * @param int $day Its number.
	 */
	private function is_after_end( DateTimeImmutable $date, int $day ): bool {
		$until = $this->rule->until;
		if ( '' === $until ) {
			return false;
		}
		if ( str_ends_with( $until, 'Z' ) ) {
			return $date->getTimestamp() > (int) strtotime( $until );
		}
		if ( 8 === strlen( $until ) ) {
			return $day > Civil::number( (int) substr( $until, 0, 4 ), (int) substr( $until, 4, 2 ), (int) substr( $until, 6, 2 ) );
		}
		return $date > new DateTimeImmutable( $until, $this->zone );
	}

	/** Returns the number of a date's day in its own time zone. */
	private static function day( DateTimeImmutable $date ): int {
		return Civil::number( (int) $date->format( 'Y' ), (int) $date->format( 'n' ), (int) $date->format( 'j' ) );
	}
}
