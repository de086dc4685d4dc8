<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Clock;
use Frontage\Domain\Render\List_State;

defined( 'ABSPATH' ) || exit;

/**
 * What a calendar shows: a view and a day in it, kept in the URL so that each is a link.
 *
 * `?frontage-event-calendar[events]=week,2026-11-26` is the week with that day in the calendar `events`. Without a parameter, it is
 * the view that the author chose, today.
 */
final class View_State {
	public const VIEWS = array( 'month', 'week', 'day', 'list' );

	private const MODULE = 'event-calendar';

	/** Years from now to which links lead, so that robots come to an end. */
	private const YEARS = 10;

	/**
	 * Takes the state.
	 *
	 * @param string $id Of the calendar.
	 * @param list<string> $views Those that visitors may choose, the author's first choice included.
	 * @param string $view One of `VIEWS`.
	 * @param DateTimeImmutable $day Midnight of a day that is shown.
	 * @param DateTimeImmutable $today Midnight of today.
	 * @param bool $is_given Whether the URL says so.
	 * @param string $others Query string that links preserve.
	 */
	private function __construct(
		public readonly string $id,
		public readonly array $views,
		public readonly string $view,
		public readonly DateTimeImmutable $day,
		public readonly DateTimeImmutable $today,
		public readonly bool $is_given,
		private readonly string $others,
	) {}

	/**
	 * Reads the state of a calendar from the URL; what is not valid is as if it were not there.
	 *
	 * @param string $id Of the calendar.
	 * @param list<string> $views Those that visitors may choose; the first is shown without a parameter.
	 * @param DateTimeZone $zone Time zone of the calendar.
	 */
	public static function asked( string $id, array $views, DateTimeZone $zone ): self {
		// phpcs:ignore WordPress.Security -- A public link; only read, and compared with what there is.
		$given = $_GET[ 'frontage-' . self::MODULE ][ $id ] ?? '';
		$parts = is_string( $given ) ? explode( ',', $given, 2 ) : array();
		$today = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( $zone )->setTime( 0, 0 );
		$day   = DateTimeImmutable::createFromFormat( '!Y-m-d', $parts[1] ?? '', $zone );
		$valid = false !== $day
			&& $day->format( 'Y-m-d' ) === $parts[1]
			&& in_array( $parts[0], $views, true )
			&& self::is_near( $day, $today );
		return new self(
			$id,
			$views,
			$valid ? $parts[0] : $views[0],
			false !== $day && $valid ? $day : $today,
			$today,
			$valid,
			List_State::others( self::MODULE, $id )
		);
	}

	/**
	 * Returns the URL of a view.
	 *
	 * @param string $view One of `VIEWS`.
	 * @param DateTimeImmutable $day A day in it.
	 */
	public function href( string $view, DateTimeImmutable $day ): string {
		$parts   = '' === $this->others ? array() : array( $this->others );
		$parts[] = rawurlencode( 'frontage-' . self::MODULE . "[$this->id]" ) . "=$view," . $day->format( 'Y-m-d' );
		return '?' . implode( '&', $parts ) . '#' . $this->id;
	}

	/** Returns the URL of today, which must not name the day, because pages come from caches. */
	public function today(): string {
		return "?$this->others#$this->id";
	}

	/**
	 * Returns the day of the step before or after; null if links end there.
	 *
	 * @param int $by -1 or 1.
	 */
	public function step( int $by ): ?DateTimeImmutable {
		$sign = $by < 0 ? '-' : '+';
		$to   = match ( $this->view ) {
			'day'   => $this->day->modify( "{$sign}1 day" ),
			'week'  => $this->day->modify( "{$sign}7 days" ),
			default => $this->day->modify( 'first day of this month' )->modify( "{$sign}1 month" ),
		};
		return self::is_near( $to, $this->today ) ? $to : null;
	}

	/**
	 * Returns what the view shows: the first day and the day after the last one.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	public function window(): array {
		$month = $this->day->modify( 'first day of this month' );
		switch ( $this->view ) {
			case 'day':
				return array( $this->day, $this->day->modify( '+1 day' ) );
			case 'week':
				$start = self::week_of( $this->day );
				return array( $start, $start->modify( '+7 days' ) );
			case 'month':
				return array( self::week_of( $month ), self::week_of( $month->modify( '+1 month -1 day' ) )->modify( '+7 days' ) );
			default:
				return array( $month, $month->modify( '+1 month' ) );
		}
	}

	/** Returns the first day of a day's week, as the site's settings say. */
	private static function week_of( DateTimeImmutable $day ): DateTimeImmutable {
		$back = ( (int) $day->format( 'w' ) - (int) get_option( 'start_of_week' ) + 7 ) % 7;
		return $day->modify( "-$back days" );
	}

	/** Returns whether links lead to a day. */
	private static function is_near( DateTimeImmutable $day, DateTimeImmutable $today ): bool {
		return abs( (int) $day->format( 'Y' ) - (int) $today->format( 'Y' ) ) <= self::YEARS;
	}
}
