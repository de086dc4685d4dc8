<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

/**
 * Days of the Gregorian calendar as numbers, counted from 1970-01-01.
 *
 * Recurrence rules look at thousands of days; objects of PHP would take a hundred times as long.
 */
final class Civil {
	private const LENGTHS = array( 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 );

	/** Days of 400 years, after which the calendar repeats. */
	private const ERA = 146097;

	/** Days from 0000-03-01 to 1970-01-01. */
	private const EPOCH = 719468;

	/** Returns the number of a day. */
	public static function number( int $year, int $month, int $day ): int {
		// Years begin in March, so that the leap day is the last one.
		$year -= $month <= 2 ? 1 : 0;
		$era   = intdiv( $year >= 0 ? $year : $year - 399, 400 );
		$of    = $year - $era * 400;
		$days  = intdiv( 153 * ( $month + ( $month > 2 ? -3 : 9 ) ) + 2, 5 ) + $day - 1;
		return $era * self::ERA + $of * 365 + intdiv( $of, 4 ) - intdiv( $of, 100 ) + $days - self::EPOCH;
	}

	/**
	 * Returns year, month and day of a number.
	 *
	 * @param int $number Days since 1970-01-01.
	 * @return array{int, int, int}
	 */
	public static function date( int $number ): array {
		$number += self::EPOCH;
		$era     = intdiv( $number >= 0 ? $number : $number - self::ERA + 1, self::ERA );
		$of      = $number - $era * self::ERA;
		$year    = intdiv( $of - intdiv( $of, 1460 ) + intdiv( $of, 36524 ) - intdiv( $of, 146096 ), 365 );
		$days    = $of - ( 365 * $year + intdiv( $year, 4 ) - intdiv( $year, 100 ) );
		$month   = intdiv( 5 * $days + 2, 153 );
		$day     = $days - intdiv( 153 * $month + 2, 5 ) + 1;
		$month  += $month < 10 ? 3 : -9;
		return array( $year + $era * 400 + ( $month <= 2 ? 1 : 0 ), $month, $day );
	}

	/**
	 * Returns the weekday, from 0 for Monday.
	 *
	 * @param int $number Days since 1970-01-01, a Thursday.
	 */
	public static function weekday( int $number ): int {
		return ( $number % 7 + 10 ) % 7;
	}

	/** Returns whether a year has 366 days. */
	public static function is_leap( int $year ): bool {
		return 0 === $year % 4 && ( 0 !== $year % 100 || 0 === $year % 400 );
	}

	/** Returns the days of a month. */
	public static function length( int $year, int $month ): int {
		return 2 === $month && self::is_leap( $year ) ? 29 : self::LENGTHS[ $month - 1 ];
	}
}
