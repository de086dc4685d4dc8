<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * A time that recurs every day or every week.
 *
 * Finds the occurrences of a local time, and describes them so that a browser with a cached page
 * finds the same ones without time zone data (`when.ts`).
 */
final class Recurrence {
	/** How far ahead daylight saving changes are sent to the browser, in seconds: two years. */
	private const AHEAD = 2 * YEAR_IN_SECONDS;

	/**
	 * Sets the properties.
	 *
	 * @param string $time Local time, such as `18:00`.
	 * @param int|null $weekday From 0 (Sunday); null for every day.
	 */
	private function __construct(
		private readonly DateTimeZone $zone,
		private readonly string $time,
		private readonly ?int $weekday
	) {}

	/**
	 * Reads a block's attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function of( array $attributes ): ?self {
		$time = $attributes['time'] ?? '';
		if ( ! is_string( $time ) || 1 !== preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $time ) ) {
			return null;
		}
		$weekday = 'week' === ( $attributes['every'] ?? '' ) ? max( 0, min( 6, (int) ( $attributes['weekday'] ?? 0 ) ) ) : null;
		return new self( Local_Date::of( $attributes['zone'] ?? '' ), $time, $weekday );
	}

	/** Returns the interval between occurrences in seconds, without daylight saving changes. */
	public function every(): int {
		return null === $this->weekday ? DAY_IN_SECONDS : WEEK_IN_SECONDS;
	}

	/**
	 * Returns the first occurrence after a given time.
	 *
	 * @param int $moment Unix seconds.
	 */
	public function after( int $moment ): int {
		$day = ( new DateTimeImmutable( "@$moment" ) )->setTimezone( $this->zone )->setTime( 12, 0 );
		do {
			$is_day = null === $this->weekday || (int) $day->format( 'w' ) === $this->weekday;
			$at     = (int) Local_Date::timestamp( $day->format( 'Y-m-d\T' ) . $this->time, $this->zone );
			$day    = $day->modify( '+1 day' );
		} while ( ! $is_day || $at <= $moment );
		return $at;
	}

	/**
	 * Returns the occurrence to count from: this one, or the previous one if daylight saving has moved this one.
	 *
	 * @param int $occurrence Unix seconds.
	 */
	public function base( int $occurrence ): int {
		$local = ( new DateTimeImmutable( "@$occurrence" ) )->setTimezone( $this->zone )->format( 'H:i' );
		return $local === $this->time ? $occurrence : $this->after( $occurrence - $this->every() - 2 * HOUR_IN_SECONDS );
	}

	/**
	 * Returns the daylight saving changes after an occurrence.
	 *
	 * @param int $base Unix seconds.
	 * @return list<array{int, int}> Unix seconds of the change, and by how many seconds clocks go forward.
	 */
	public function shifts( int $base ): array {
		$found  = array();
		$known  = str_contains( $this->zone->getName(), ':' ) ? array() : $this->zone->getTransitions( $base, $base + self::AHEAD );
		$offset = null;
		foreach ( $known as $change ) {
			if ( null !== $offset && $change['offset'] !== $offset ) {
				$found[] = array( $change['ts'], $change['offset'] - $offset );
			}
			$offset = $change['offset'];
		}
		return $found;
	}
}
