<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * A time that comes back every day or every week.
 *
 * Finds the occurrences of a local time, and describes them so that a browser with a cached page
 * finds the same ones without knowing time zones (`when.ts`).
 */
final class Recurrence {
	/** How far ahead the changes of summer time are told, in seconds: two years. */
	private const AHEAD = 2 * YEAR_IN_SECONDS;

	/**
	 * Describes a time.
	 *
	 * @param DateTimeZone $zone    Where the time is local.
	 * @param string       $time    Such as `18:00`.
	 * @param int|null     $weekday From 0, Sunday; null for every day.
	 */
	private function __construct(
		private readonly DateTimeZone $zone,
		private readonly string $time,
		private readonly ?int $weekday
	) {}

	/**
	 * Reads a block's attributes.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function of( array $attributes ): ?self {
		$time = $attributes['time'] ?? '';
		if ( ! is_string( $time ) || 1 !== preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/D', $time ) ) {
			return null;
		}
		$weekday = 'week' === ( $attributes['every'] ?? '' ) ? max( 0, min( 6, (int) ( $attributes['weekday'] ?? 0 ) ) ) : null;
		return new self( Local_Date::of( $attributes['zone'] ?? '' ), $time, $weekday );
	}

	/** How much later the next occurrence is, in seconds, when no clock is changed between. */
	public function every(): int {
		return null === $this->weekday ? DAY_IN_SECONDS : WEEK_IN_SECONDS;
	}

	/**
	 * The first occurrence after a moment.
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
	 * An occurrence to count on from: this one, or the one before if summer time has moved this one.
	 *
	 * @param int $occurrence Unix seconds.
	 */
	public function base( int $occurrence ): int {
		$local = ( new DateTimeImmutable( "@$occurrence" ) )->setTimezone( $this->zone )->format( 'H:i' );
		return $local === $this->time ? $occurrence : $this->after( $occurrence - $this->every() - 2 * HOUR_IN_SECONDS );
	}

	/**
	 * The changes of summer time after an occurrence.
	 *
	 * @param int $base Unix seconds.
	 * @return list<array{int, int}> When, in Unix seconds, and by how many seconds clocks go forward.
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
