<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** One date of an event, in the site's time zone. */
final class Occurrence {
	/** First day, such as `2026-11-26`. */
	public readonly string $first_day;

	/** Last day; the same if it ends on it. */
	public readonly string $last_day;

	/**
	 * Takes the date.
	 *
	 * @param DateTimeImmutable $start When it begins.
	 * @param DateTimeImmutable|null $end Moment after it; null if it has none.
	 */
	private function __construct(
		public readonly Event $event,
		public readonly DateTimeImmutable $start,
		public readonly ?DateTimeImmutable $end,
	) {
		$this->first_day = $start->format( 'Y-m-d' );
		// What ends at midnight does not go into the next day.
		$this->last_day = null === $end ? $this->first_day : max( $this->first_day, $end->modify( '-1 second' )->format( 'Y-m-d' ) );
	}

	/**
	 * Returns the event on a date.
	 *
	 * @param DateTimeImmutable $start When it begins, in the event's time zone.
	 * @param DateTimeZone $site Time zone of the calendar.
	 */
	public static function at( Event $event, DateTimeImmutable $start, DateTimeZone $site ): self {
		if ( $event->is_all_day ) {
			return new self( $event, $start, $start->modify( '+' . $event->days() . ' days' ) );
		}
		$from = $start->setTimezone( $site );
		// RFC 5545, 3.8.5.3: all dates last exactly as long as the first one.
		return new self( $event, $from, null === $event->end ? null : $from->setTimestamp( $from->getTimestamp() + $event->seconds() ) );
	}

	/** Returns what tells it apart in its calendar, for IDs. */
	public function key(): string {
		return $this->event->id . '-' . $this->start->format( $this->event->rule?->is_within_day() ? 'Ymd\THi' : 'Ymd' );
	}

	/** Returns whether it is drawn as a bar: without times, or over midnight. */
	public function is_bar(): bool {
		return $this->event->is_all_day || $this->first_day !== $this->last_day;
	}

	/**
	 * Returns whether some of it is on a day.
	 *
	 * @param string $day Such as `2026-11-26`.
	 */
	public function is_on( string $day ): bool {
		return $this->first_day <= $day && $day <= $this->last_day;
	}
}
