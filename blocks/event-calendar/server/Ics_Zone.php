<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** A time zone in an iCalendar file: all its changes from the first event to ten years from now (RFC 5545, 3.6.5). */
final class Ics_Zone {
	private const YEARS = 10;

	/** Returns the name of a time zone as it can stand in a parameter. */
	public static function name( DateTimeZone $zone ): string {
		return strtr( $zone->getName(), ':', '-' );
	}

	/**
	 * Returns its lines.
	 *
	 * @param int $from Unix timestamp of the first event.
	 * @param int $now Unix timestamp.
	 * @return list<string>
	 */
	public static function lines( DateTimeZone $zone, int $from, int $now ): array {
		$changes = $zone->getTransitions( $from, $now + self::YEARS * YEAR_IN_SECONDS );
		// Zones that are an offset have none.
		if ( false === $changes || array() === $changes ) { // @phpstan-ignore identical.alwaysFalse
			$offset  = $zone->getOffset( new \DateTimeImmutable( "@$from" ) );
			$changes = array(
				array(
					'ts'     => $from,
					'offset' => $offset,
					'isdst'  => false,
					'abbr'   => '',
				),
			);
		}
		$lines  = array( 'BEGIN:VTIMEZONE', 'TZID:' . self::name( $zone ) );
		$before = $changes[0]['offset'];
		foreach ( $changes as $change ) {
			$kind   = $change['isdst'] ? 'DAYLIGHT' : 'STANDARD';
			$lines  = array(
				...$lines,
				"BEGIN:$kind",
				// The local time before the change.
				'DTSTART:' . gmdate( 'Ymd\THis', $change['ts'] + $before ),
				'TZOFFSETFROM:' . self::offset( $before ),
				'TZOFFSETTO:' . self::offset( $change['offset'] ),
				...( 1 === preg_match( '/^[A-Z]+$/', $change['abbr'] ) ? array( 'TZNAME:' . $change['abbr'] ) : array() ),
				"END:$kind",
			);
			$before = $change['offset'];
		}
		return array( ...$lines, 'END:VTIMEZONE' );
	}

	/**
	 * Returns an offset as hours and minutes.
	 *
	 * @param int $seconds East of UTC.
	 */
	private static function offset( int $seconds ): string {
		return sprintf( '%s%02d%02d', $seconds < 0 ? '-' : '+', intdiv( abs( $seconds ), 3600 ), intdiv( abs( $seconds ), 60 ) % 60 );
	}
}
