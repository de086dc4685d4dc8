<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

defined( 'ABSPATH' ) || exit;

/**
 * The components of an iCalendar file (RFC 5545, 3.1): folded lines, parameters, and what is within events.
 *
 * @phpstan-type Property array{value: string, params: array<string, string>}
 * @phpstan-type Component array<string, list<Property>>
 */
final class Ics_Lines {
	/** Name, parameters (of which values with colons stand in quotes), and value. */
	private const PROPERTY = '/\A([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:])*+)*+):(.*)\z/s';

	/** Events beyond which a file is not read. */
	private const MOST = 10000;

	/** Values of one property, such as exceptions. */
	private const MOST_VALUES = 500;

	/**
	 * Returns the events of a file; null if it is not a calendar.
	 *
	 * @param string $ics Content of the file, not trusted.
	 * @return list<Component>|null
	 */
	public static function events( string $ics ): ?array {
		$ics = (string) preg_replace( '/\A\xEF\xBB\xBF/', '', $ics );
		if ( 1 !== preg_match( '/\A\s*BEGIN:VCALENDAR\b/i', $ics ) ) {
			return null;
		}
		$lines  = preg_split( '/\r\n|\n|\r/', (string) preg_replace( '/(?:\r\n|\n|\r)[ \t]/', '', $ics ) );
		$events = array();
		$event  = null;
		$within = array();
		foreach ( false === $lines ? array() : $lines as $line ) {
			if ( 0 === strncasecmp( $line, 'BEGIN:', 6 ) ) {
				$within[] = strtoupper( trim( substr( $line, 6 ) ) );
				$event    = array( 'VCALENDAR', 'VEVENT' ) === $within ? array() : $event;
			} elseif ( 0 === strncasecmp( $line, 'END:', 4 ) ) {
				if ( null !== $event && array( 'VCALENDAR', 'VEVENT' ) === $within ) {
					$events[] = $event;
					$event    = null;
				}
				array_pop( $within );
			} elseif ( null !== $event && array( 'VCALENDAR', 'VEVENT' ) === $within ) {
				self::add( $event, $line );
			}
			if ( count( $events ) >= self::MOST ) {
				break;
			}
		}
		return $events;
	}

	/**
	 * Adds the property of a line to an event.
	 *
	 * @param Component $event From `BEGIN:VEVENT` to its end.
	 * @param string $line Unfolded line.
	 */
	private static function add( array &$event, string $line ): void {
		if ( 1 !== preg_match( self::PROPERTY, $line, $found ) ) {
			return;
		}
		$name = strtoupper( $found[1] );
		if ( count( $event[ $name ] ?? array() ) >= self::MOST_VALUES ) {
			return;
		}
		$params = array();
		preg_match_all( '/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/', $found[2], $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$params[ strtoupper( $pair[1] ) ] = trim( $pair[2], '"' );
		}
		$event[ $name ][] = array(
			'value'  => $found[3],
			'params' => $params,
		);
	}
}
