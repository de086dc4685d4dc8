<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Dates as an author writes them, in a time zone.
 *
 * Turns a local date and a zone into the timestamp that every clock of the world agrees on.
 */
final class Local_Date {
	/**
	 * The chosen zone, else the site's.
	 *
	 * @param mixed $name An IANA name such as `Europe/Berlin`; empty or unknown means the site's.
	 */
	public static function of( mixed $name ): DateTimeZone {
		if ( ! is_string( $name ) || '' === $name ) {
			return wp_timezone();
		}
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return wp_timezone();
		}
	}

	/**
	 * The timestamp of a local date.
	 *
	 * An hour that summer time skips counts from before the change, one that comes twice means
	 * the first; so do the twins in `when.ts` and `zone.ts`.
	 *
	 * @param mixed        $date Such as `2030-01-01T12:00:00`; the seconds may be missing.
	 * @param DateTimeZone $zone Where that is the local time.
	 * @return int|null Unix seconds, null if it is no date.
	 */
	public static function timestamp( mixed $date, DateTimeZone $zone ): ?int {
		if ( ! is_string( $date ) || 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $date, $part ) ) {
			return null;
		}
		return checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? self::moment( $date, $zone ) : null;
	}

	/**
	 * The moment that a local date means.
	 *
	 * PHP itself takes the first or the second of two equal hours, depending on the zone.
	 *
	 * @param string       $date A date that exists.
	 * @param DateTimeZone $zone Where it is the local time.
	 */
	private static function moment( string $date, DateTimeZone $zone ): int {
		$local  = ( new DateTimeImmutable( $date, new DateTimeZone( 'UTC' ) ) )->getTimestamp();
		$offset = static fn ( int $at ): int => $zone->getOffset( new DateTimeImmutable( "@$at" ) );
		$early  = $offset( $local - DAY_IN_SECONDS );
		$late   = $offset( $local + DAY_IN_SECONDS );
		$fits   = $offset( $local - $late ) === $late && $offset( $local - $early ) !== $early;
		return $local - ( $fits ? $late : $early );
	}
}
