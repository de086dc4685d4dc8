<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** Dates in the site's language and formats. */
final class Date_Labels {
	/**
	 * Returns what a view shows: a month, a week or a day.
	 *
	 * @param View_State $state What is shown.
	 */
	public static function title( View_State $state ): string {
		return self::title_of( $state->view, $state->day, $state->window() );
	}

	/**
	 * Returns the name of a view on a day.
	 *
	 * @param string $view One of `View_State::VIEWS`.
	 * @param DateTimeImmutable $day A day in it.
	 * @param array{DateTimeImmutable, DateTimeImmutable}|null $window Days of a week.
	 */
	public static function title_of( string $view, DateTimeImmutable $day, ?array $window = null ): string {
		if ( 'day' === $view ) {
			return self::full_day( $day );
		}
		return 'week' === $view && null !== $window
			? self::range( self::day( $window[0] ), self::day( $window[1]->modify( '-1 day' ) ) )
			: self::format( 'F Y', $day );
	}

	/** Returns a day with its weekday. */
	public static function full_day( DateTimeImmutable $day ): string {
		/* translators: 1: weekday, 2: date. */
		return sprintf( __( '%1$s, %2$s', 'frontage' ), self::format( 'l', $day ), self::day( $day ) );
	}

	/** Returns a day in the site's format. */
	public static function day( DateTimeImmutable $day ): string {
		return self::format( (string) get_option( 'date_format' ), $day );
	}

	/** Returns a time in the site's format. */
	public static function time( DateTimeImmutable $time ): string {
		return self::format( (string) get_option( 'time_format' ), $time );
	}

	/**
	 * Returns a date in a format of `wp_date()`.
	 *
	 * @param DateTimeImmutable $date In the time zone in which it is shown.
	 */
	public static function format( string $format, DateTimeImmutable $date ): string {
		return (string) wp_date( $format, $date->getTimestamp(), $date->getTimezone() );
	}

	/**
	 * Returns two words with a dash.
	 *
	 * @param string $from First one.
	 * @param string $to Last one.
	 */
	public static function range( string $from, string $to ): string {
		/* translators: 1: first date or time, 2: last one. */
		return sprintf( __( '%1$s – %2$s', 'frontage' ), $from, $to );
	}

	/**
	 * Returns the name of a view.
	 *
	 * @param string $view One of `View_State::VIEWS`.
	 */
	public static function view( string $view ): string {
		return match ( $view ) {
			'month' => __( 'Month', 'frontage' ),
			'week'  => __( 'Week', 'frontage' ),
			'day'   => __( 'Day', 'frontage' ),
			default => __( 'List', 'frontage' ),
		};
	}
}
