<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the events of an iCalendar file as attributes of Calendar Event blocks.
 *
 * Private and cancelled events are left out. A date of a repeating event that was moved is an exception of it and an event of its own.
 *
 * @phpstan-import-type Property from Ics_Lines
 * @phpstan-import-type Component from Ics_Lines
 */
final class Ics_Reader {
	/** Letters of a text that are kept. */
	private const LONGEST = 4000;

	/** Lists of dates, and their attributes. */
	private const LISTS = array(
		'EXDATE' => 'except',
		'RDATE'  => 'extra',
	);

	/**
	 * Returns the events; null if the file is not a calendar.
	 *
	 * @param string $ics Content of the file, not trusted.
	 * @return list<array<string, mixed>>|null Attributes, and `last`: the last day, empty if the event repeats.
	 */
	public static function rows( string $ics ): ?array {
		$events = Ics_Lines::events( $ics );
		if ( null === $events ) {
			return null;
		}
		$rows  = array();
		$moved = array();
		foreach ( $events as $event ) {
			$uid = self::text( $event, 'UID' );
			if ( isset( $event['RECURRENCE-ID'] ) ) {
				$moved[ $uid ][] = self::moment( $event['RECURRENCE-ID'][0]['value'], $event['RECURRENCE-ID'][0]['params'] );
			}
			$row = self::is_shown( $event ) ? self::row( $event ) : null;
			if ( null !== $row ) {
				$rows[] = array( 'uid' => $uid ) + $row;
			}
		}
		foreach ( $rows as $at => $row ) {
			foreach ( '' === $row['repeat'] ? array() : $moved[ $row['uid'] ] ?? array() as $date ) {
				$rows[ $at ]['except'][] = self::local( $date, $row );
			}
			unset( $rows[ $at ]['uid'] );
		}
		return $rows;
	}

	/**
	 * Returns whether everybody may know an event, and it takes place.
	 *
	 * @param Component $event Its properties.
	 */
	private static function is_shown( array $event ): bool {
		return 'CANCELLED' !== strtoupper( self::text( $event, 'STATUS' ) )
			&& in_array( strtoupper( self::text( $event, 'CLASS' ) ), array( '', 'PUBLIC' ), true );
	}

	/**
	 * Returns an event as attributes; null without a valid start.
	 *
	 * @param Component $event Its properties.
	 * @return array<string, mixed>|null
	 */
	private static function row( array $event ): ?array {
		$start = isset( $event['DTSTART'] ) ? self::moment( $event['DTSTART'][0]['value'], $event['DTSTART'][0]['params'] ) : null;
		if ( null === $start ) {
			return null;
		}
		$is_day = 10 === strlen( $start['text'] );
		$end    = self::end( $event, $start );
		$text   = self::text( $event, 'DESCRIPTION' );
		$repeat = isset( $event['RECURRENCE-ID'] ) ? '' : self::text( $event, 'RRULE' );
		$row    = array(
			// The attributes are HTML: a text with `<` would end there.
			'title'       => htmlspecialchars( self::text( $event, 'SUMMARY' ), ENT_NOQUOTES ),
			'start'       => $start['text'],
			'end'         => $end,
			'isAllDay'    => $is_day,
			'timeZone'    => $start['zone'],
			'location'    => htmlspecialchars( self::text( $event, 'LOCATION' ), ENT_NOQUOTES ),
			'url'         => self::text( $event, 'URL' ),
			'description' => '' === $text ? '' : wpautop( make_clickable( esc_html( $text ) ) ),
			'repeat'      => $repeat,
			'except'      => array(),
			'extra'       => array(),
			'last'        => substr( max( $start['text'], $end ), 0, 10 ),
		);
		foreach ( self::LISTS as $name => $attribute ) {
			foreach ( $event[ $name ] ?? array() as $property ) {
				foreach ( array_slice( explode( ',', $property['value'] ), 0, 500 ) as $value ) {
					$row[ $attribute ][] = self::local( self::moment( strtok( $value, '/' ) ?: '', $property['params'] ), $row );
				}
			}
		}
		if ( array() !== $row['extra'] && '' === $repeat ) {
			$row['extra'][] = $start['text'];
		}
		return '' === $repeat && array() === $row['extra'] ? $row : array( 'last' => '' ) + $row;
	}

	/**
	 * Returns the end, which for whole days is the last one; empty if there is none.
	 *
	 * @param Component $event Its properties.
	 * @param array{text: string, zone: string} $start When it begins.
	 */
	private static function end( array $event, array $start ): string {
		$zone   = self::zone( $start['zone'] );
		$is_day = 10 === strlen( $start['text'] );
		if ( isset( $event['DTEND'] ) ) {
			$end = self::moment( $event['DTEND'][0]['value'], $event['DTEND'][0]['params'] );
			if ( null === $end ) {
				return '';
			}
			return $is_day
				? max( $start['text'], gmdate( 'Y-m-d', (int) strtotime( substr( $end['text'], 0, 10 ) . ' -1 day UTC' ) ) )
				: self::local( $end, array( 'timeZone' => $start['zone'] ) );
		}
		$duration = self::text( $event, 'DURATION' );
		if ( 1 !== preg_match( '/\A\+?P(?:\d{1,4}W|(?:\d{1,5}D)?(?:T(?:\d{1,6}H)?(?:\d{1,6}M)?(?:\d{1,6}S)?)?)\z/', $duration ) ) {
			return '';
		}
		try {
			$last = ( new DateTimeImmutable( $start['text'], $zone ) )->add( new DateInterval( ltrim( $duration, '+' ) ) );
			return $is_day ? $last->modify( '-1 day' )->format( 'Y-m-d' ) : $last->format( 'Y-m-d\TH:i:s' );
		} catch ( Exception $error ) {
			return '';
		}
	}

	/**
	 * Reads a date or a time; null if it is not valid.
	 *
	 * @param string $value Such as `20261126T100000Z`.
	 * @param array<string, string> $params Parameters, such as `TZID`.
	 * @return array{text: string, zone: string}|null Local time, and the name of its time zone: empty for the site's.
	 */
	private static function moment( string $value, array $params ): ?array {
		if ( 1 !== preg_match( '/\A(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?\z/', trim( $value ), $found ) ) {
			return null;
		}
		$day = "$found[1]-$found[2]-$found[3]";
		if ( ! checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ) {
			return null;
		}
		if ( ! isset( $found[4], $found[5], $found[6] ) ) {
			return array(
				'text' => $day,
				'zone' => '',
			);
		}
		return array(
			'text' => "{$day}T$found[4]:$found[5]:$found[6]",
			'zone' => 'Z' === ( $found[7] ?? '' ) ? 'UTC' : self::name( $params['TZID'] ?? '' ),
		);
	}

	/**
	 * Returns a moment in the time zone of an event.
	 *
	 * @param array{text: string, zone: string}|null $moment Any moment.
	 * @param array<string, mixed> $row The event.
	 */
	private static function local( ?array $moment, array $row ): string {
		$zone = is_string( $row['timeZone'] ) ? $row['timeZone'] : '';
		if ( null === $moment || 10 === strlen( $moment['text'] ) || $moment['zone'] === $zone ) {
			return $moment['text'] ?? '';
		}
		try {
			$date = new DateTimeImmutable( $moment['text'], self::zone( $moment['zone'] ) );
			return $date->setTimezone( self::zone( $zone ) )->format( 'Y-m-d\TH:i:s' );
		} catch ( Exception $error ) {
			return '';
		}
	}

	/**
	 * Returns the name of a time zone as PHP knows it; empty for the site's.
	 *
	 * @param string $given Such as `Europe/Berlin`, `/example.org/20200101/Europe/Berlin`, or Windows's `W. Europe Standard Time`.
	 */
	private static function name( string $given ): string {
		static $names = array();
		if ( ! isset( $names[ $given ] ) ) {
			$names[ $given ] = '';
			$windows         = class_exists( 'IntlTimeZone' ) ? \IntlTimeZone::getIDForWindowsID( $given ) : false;
			foreach ( array( $given, (string) preg_replace( '~^.*/([^/]+/[^/]+)$~', '$1', $given ), (string) $windows ) as $name ) {
				if ( in_array( $name, DateTimeZone::listIdentifiers( DateTimeZone::ALL_WITH_BC ), true ) ) {
					$names[ $given ] = $name;
					break;
				}
			}
		}
		return $names[ $given ];
	}

	/**
	 * Returns a time zone.
	 *
	 * @param string $name From `name()`.
	 */
	private static function zone( string $name ): DateTimeZone {
		return '' === $name ? wp_timezone() : new DateTimeZone( $name );
	}

	/**
	 * Returns the text of a property; empty if there is none.
	 *
	 * @param Component $event Its properties.
	 */
	private static function text( array $event, string $name ): string {
		$text = strtr(
			$event[ $name ][0]['value'] ?? '',
			array(
				'\\\\' => '\\',
				'\\n'  => "\n",
				'\\N'  => "\n",
				'\\,'  => ',',
				'\\;'  => ';',
			)
		);
		return trim( mb_substr( mb_scrub( $text ), 0, self::LONGEST ) );
	}
}
