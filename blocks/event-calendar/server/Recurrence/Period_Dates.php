<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

/**
 * The days of one period of a rule (a year, a month, a week, a day) on which it has dates.
 *
 * Follows the table of RFC 5545, 3.3.10: a part either adds days to the period or leaves some out. Both are the same here,
 * because all days of the period are looked at.
 */
final class Period_Dates {
	/** Parts that say on which days a rule has dates; without any, the first date does. */
	private const OF_DAYS = array( 'BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY' );

	/** @var array<int, true> */
	private readonly array $months;

	/** @var list<int> */
	private readonly array $month_days;

	/** @var list<array{int, int}> */
	private readonly array $weekdays;

	/**
	 * Takes the rule, and adds what the first date says.
	 *
	 * @param Rule $rule What repeats.
	 * @param int $first Number of the first day.
	 */
	public function __construct( private readonly Rule $rule, int $first ) {
		list( , $month, $day ) = Civil::date( $first );

		$months     = $rule->numbers( 'BYMONTH' );
		$month_days = $rule->numbers( 'BYMONTHDAY' );
		$weekdays   = $rule->days;
		if ( array() === $weekdays && array() === array_intersect( self::OF_DAYS, array_keys( $rule->lists ) ) ) {
			if ( 'YEARLY' === $rule->frequency && array() === $months ) {
				$months = array( $month );
			}
			if ( 'YEARLY' === $rule->frequency || 'MONTHLY' === $rule->frequency ) {
				$month_days = array( $day );
			}
			if ( 'WEEKLY' === $rule->frequency ) {
				$weekdays = array( array( 0, Civil::weekday( $first ) ) );
			}
		}
		$this->months     = array_fill_keys( $months, true );
		$this->month_days = $month_days;
		$this->weekdays   = $weekdays;
	}

	/**
	 * Returns the days, in order.
	 *
	 * @param int $from Number of the period's first day.
	 * @param int $length Its days.
	 * @return list<int> Numbers of days.
	 */
	public function in( int $from, int $length ): array {
		$days = array();
		for ( $number = $from; $number < $from + $length; ) {
			list( $year, $month, $day ) = Civil::date( $number );

			$rest = min( Civil::length( $year, $month ) - $day + 1, $from + $length - $number );
			if ( array() === $this->months || isset( $this->months[ $month ] ) ) {
				for ( $at = 0; $at < $rest; $at++ ) {
					if ( $this->has( $year, $month, $day + $at, $number + $at ) ) {
						$days[] = $number + $at;
					}
				}
			}
			$number += $rest;
		}
		return $days;
	}

	/**
	 * Returns whether a day of a month that fits does too.
	 *
	 * @param int $number Number of the day.
	 */
	private function has( int $year, int $month, int $day, int $number ): bool {
		$length = Civil::length( $year, $month );
		if (
			array() !== $this->month_days
			&& ! in_array( $day, $this->month_days, true )
			&& ! in_array( $day - $length - 1, $this->month_days, true )
		) {
			return false;
		}
		return $this->has_year_day( $year, $number ) && $this->has_week( $number ) && $this->has_weekday( $year, $month, $number );
	}

	/**
	 * Returns whether `BYYEARDAY` has a day.
	 *
	 * @param int $number Number of the day.
	 */
	private function has_year_day( int $year, int $number ): bool {
		$wanted = $this->rule->numbers( 'BYYEARDAY' );
		if ( array() === $wanted ) {
			return true;
		}
		$day = $number - Civil::number( $year, 1, 1 ) + 1;
		return in_array( $day, $wanted, true ) || in_array( $day - ( Civil::is_leap( $year ) ? 367 : 366 ), $wanted, true );
	}

	/**
	 * Returns whether `BYWEEKNO` has the week of a day. The first week is the first with four days in the year.
	 *
	 * @param int $number Number of the day.
	 */
	private function has_week( int $number ): bool {
		$wanted = $this->rule->numbers( 'BYWEEKNO' );
		if ( array() === $wanted ) {
			return true;
		}
		$monday = $number - ( Civil::weekday( $number ) - $this->rule->week_start + 7 ) % 7;
		$year   = Civil::date( $monday + 3 )[0];
		$first  = $this->first_week( $year );
		$week   = intdiv( $monday - $first, 7 ) + 1;
		$weeks  = intdiv( $this->first_week( $year + 1 ) - $first, 7 );
		return in_array( $week, $wanted, true ) || in_array( $week - $weeks - 1, $wanted, true );
	}

	/** Returns the number of the day on which the first week of a year begins. */
	private function first_week( int $year ): int {
		$fourth = Civil::number( $year, 1, 4 );
		return $fourth - ( Civil::weekday( $fourth ) - $this->rule->week_start + 7 ) % 7;
	}

	/**
	 * Returns whether `BYDAY` has a day: each such weekday, or the nth of the month or the year.
	 *
	 * @param int $number Number of the day.
	 */
	private function has_weekday( int $year, int $month, int $number ): bool {
		if ( array() === $this->weekdays ) {
			return true;
		}
		$weekday    = Civil::weekday( $number );
		$is_monthly = 'MONTHLY' === $this->rule->frequency || ( 'YEARLY' === $this->rule->frequency && array() !== $this->months );
		foreach ( $this->weekdays as list( $position, $wanted ) ) {
			if ( $wanted !== $weekday ) {
				continue;
			}
			if ( 0 === $position || ! ( $is_monthly || 'YEARLY' === $this->rule->frequency ) ) {
				return true;
			}
			$start = Civil::number( $year, $is_monthly ? $month : 1, 1 );
			$end   = $is_monthly ? $start + Civil::length( $year, $month ) - 1 : Civil::number( $year, 12, 31 );
			$nth   = $position > 0 ? intdiv( $number - $start, 7 ) + 1 : -intdiv( $end - $number, 7 ) - 1;
			if ( $nth === $position ) {
				return true;
			}
		}
		return false;
	}
}
