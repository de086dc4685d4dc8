<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Local dates in a time zone.
 *
 * Converts a local date to a timestamp.
 */
final class Local_Date {
	/**
	 * Returns the chosen time zone, or the site's.
	 *
	 * @param mixed $name IANA name such as `Europe/Berlin`; empty or unknown for the site's.
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
	 * Returns the timestamp of a local date.
	 *
	 * An hour that daylight saving time skips is counted from before the change; an hour that occurs
	 * twice means the first one. `when.ts` and `zone.ts` do the same.
	 *
	 * @param mixed $date Such as `2030-01-01T12:00:00`; the seconds are optional.
	 * @return int|null Unix seconds, null for an invalid date.
	 */
	public static function timestamp( mixed $date, DateTimeZone $zone ): ?int {
		if ( ! is_string( $date ) || 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $date, $part ) ) {
			return null;
		}
		return checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? self::moment( $date, $zone ) : null;
	}

	/**
	 * Returns the time that a local date means.
	 *
	 * PHP itself takes the first or the second of two equal hours, depending on the time zone.
	 *
	 * @param string $date Valid local date.
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
