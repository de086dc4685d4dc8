<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use Frontage\Base\Html\Html;
use WP_Locale;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A month as a table: weeks are rows, weekdays columns. */
final class Month {
	private const WEEK = 7;

	/** Lines of a day; of more events, the last line says how many. */
	private const LINES = 4;

	/**
	 * Takes what is shown.
	 *
	 * @param View_State $state The month.
	 * @param list<Occurrence> $occurrences Dates, in order.
	 */
	public function __construct( private readonly View_State $state, private readonly array $occurrences ) {}

	/** Returns the table. */
	public function html(): Html {
		list( $from, $to ) = $this->state->window();

		$weeks = array();
		for ( $start = $from; $start < $to; $start = $start->modify( '+7 days' ) ) {
			$weeks[] = $this->week( $start );
		}
		return el(
			'table',
			array( 'class' => 'frontage-event-calendar__month' ),
			el( 'caption', array( 'class' => 'screen-reader-text' ), Date_Labels::title( $this->state ) ),
			el( 'thead', array(), el( 'tr', array(), $this->weekdays() ) ),
			el( 'tbody', array(), $weeks )
		);
	}

	/**
	 * Returns the names of the weekdays.
	 *
	 * @return list<Html>
	 */
	private function weekdays(): array {
		global $wp_locale;
		$names = array();
		for ( $place = 0; $place < self::WEEK; $place++ ) {
			$name    = $wp_locale instanceof WP_Locale
				? $wp_locale->get_weekday( ( $place + (int) get_option( 'start_of_week' ) ) % self::WEEK )
				: '';
			$names[] = el(
				'th',
				array(
					'class' => 'frontage-event-calendar__weekday',
					'scope' => 'col',
					'abbr'  => $name,
				),
				$wp_locale instanceof WP_Locale ? $wp_locale->get_weekday_abbrev( $name ) : ''
			);
		}
		return $names;
	}

	/**
	 * Returns a week.
	 *
	 * @param DateTimeImmutable $start Its first day.
	 */
	private function week( DateTimeImmutable $start ): Html {
		$days = array();
		for ( $at = 0; $at < self::WEEK; $at++ ) {
			$day                             = $start->modify( "+$at days" );
			$days[ $day->format( 'Y-m-d' ) ] = $day;
		}
		$lanes = ( new Week_Lanes( $this->occurrences, array_keys( $days ) ) )->lanes;
		$cells = array();
		foreach ( $days as $name => $day ) {
			$cells[] = $this->cell( $day, $lanes[ $name ], count( $cells ) );
		}
		return el( 'tr', array(), $cells );
	}

	/**
	 * Returns a day.
	 *
	 * @param array<int, Occurrence> $lanes Its dates, by line.
	 * @param int $place In the week, from 0.
	 */
	private function cell( DateTimeImmutable $day, array $lanes, int $place ): Html {
		$name       = $day->format( 'Y-m-d' );
		$is_outside = $day->format( 'Y-m' ) !== $this->state->day->format( 'Y-m' );
		return el(
			'td',
			array(
				'class'        => 'frontage-event-calendar__cell' . ( $is_outside ? ' is-outside' : '' ),
				'data-day'     => $name,
				'aria-current' => $day == $this->state->today ? 'date' : null, // phpcs:ignore WordPress.PHP.StrictComparisons -- Moments.
			),
			$this->number( $day, count( $lanes ) ),
			array() === $lanes ? null : $this->chips( $day, $lanes, $place )
		);
	}

	/**
	 * Returns the number of a day, which is a link to it.
	 *
	 * @param int $count Events on it.
	 */
	private function number( DateTimeImmutable $day, int $count ): Html {
		$number = number_format_i18n( (int) $day->format( 'j' ) );
		$class  = 'frontage-event-calendar__number';
		if ( ! in_array( 'day', $this->state->views, true ) ) {
			return el( 'span', array( 'class' => $class ), $number );
		}
		/* translators: 1: date, 2: number of events. */
		$words = _n( '%1$s, %2$s event', '%1$s, %2$s events', $count, 'frontage' );
		return el(
			'a',
			array(
				'class'      => $class,
				'href'       => $this->state->href( 'day', $day ),
				'rel'        => 'nofollow',
				'aria-label' => 0 === $count
					? Date_Labels::full_day( $day )
					: sprintf( $words, Date_Labels::full_day( $day ), number_format_i18n( $count ) ),
				'data-moves' => true,
			),
			$number
		);
	}

	/**
	 * Returns the events of a day, as many as there are lines.
	 *
	 * @param array<int, Occurrence> $lanes Its dates, by line.
	 * @param int $place Of the day in the week, from 0.
	 */
	private function chips( DateTimeImmutable $day, array $lanes, int $place ): Html {
		$shown = array_filter( $lanes, static fn ( int $lane ): bool => $lane < self::LINES, ARRAY_FILTER_USE_KEY );
		if ( count( $shown ) < count( $lanes ) ) {
			unset( $shown[ self::LINES - 1 ] );
		}
		ksort( $shown );
		$more  = count( $lanes ) - count( $shown );
		$items = array();
		foreach ( $shown as $lane => $occurrence ) {
			$style   = array(
				'grid-row'              => $lane + 1,
				'--frontage-event-days' => self::span( $occurrence, $day, self::WEEK - $place ),
			);
			$items[] = Chip::html( $occurrence, $this->state->id, $day->format( 'Y-m-d' ), $style, 0 === $place );
		}
		if ( $more > 0 ) {
			$items[] = el( 'li', array( 'class' => 'frontage-event-calendar__more' ), $this->more( $day, $more ) );
		}
		return el(
			'ul',
			array(
				'class' => 'frontage-event-calendar__chips',
				'role'  => 'list',
			),
			$items
		);
	}

	/**
	 * Returns over how many days of its week a bar goes from a day on; empty for one.
	 *
	 * @param int $left Days of the week that are left, with this one.
	 */
	private static function span( Occurrence $occurrence, DateTimeImmutable $day, int $left ): string {
		$days = 1;
		while ( $days < $left && $occurrence->is_on( $day->modify( "+$days days" )->format( 'Y-m-d' ) ) ) {
			++$days;
		}
		return 1 === $days ? '' : (string) $days;
	}

	/**
	 * Returns how many events a day has besides those that are shown.
	 *
	 * @param int $count At least 1.
	 */
	private function more( DateTimeImmutable $day, int $count ): Html|string {
		/* translators: %s: number of events. */
		$text = sprintf( _n( '%s more', '%s more', $count, 'frontage' ), number_format_i18n( $count ) );
		$view = array_values( array_intersect( array( 'day', 'list' ), $this->state->views ) )[0] ?? '';
		return '' === $view ? $text : el(
			'a',
			array(
				'href'       => $this->state->href( $view, $day ),
				'rel'        => 'nofollow',
				'data-moves' => true,
			),
			$text
		);
	}
}
