<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** Writes events as an iCalendar file (RFC 5545). */
final class Ics_Writer {
	private const HEAD = array(
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Frontage//Event Calendar//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
	);

	private const ESCAPED = array(
		'\\' => '\\\\',
		"\n" => '\\n',
		','  => '\\,',
		';'  => '\\;',
	);

	/** Bytes of a line, without its end. */
	private const LINE = 75;

	private const UTC = 'Ymd\THis\Z';

	private const LOCAL = 'Ymd\THis';

	/**
	 * Takes what is the same for all events.
	 *
	 * @param string $name Of the calendar.
	 * @param string $uid Ending of their identifiers, which is unique in the world.
	 * @param DateTimeImmutable $changed When the calendar was last changed.
	 */
	public function __construct(
		private readonly string $name,
		private readonly string $uid,
		private readonly DateTimeImmutable $changed,
	) {}

	/**
	 * Returns the file.
	 *
	 * @param list<Event> $events Its events.
	 */
	public function file( array $events ): string {
		$zones = array();
		foreach ( $events as $event ) {
			if ( self::has_zone( $event ) ) {
				$zone                      = $event->start->getTimezone();
				$zones[ $zone->getName() ] = min( $zones[ $zone->getName() ] ?? PHP_INT_MAX, $event->start->getTimestamp() );
			}
		}
		$name  = self::escape( $this->name );
		$lines = array( ...self::HEAD, "NAME:$name", "X-WR-CALNAME:$name" );
		foreach ( $zones as $name => $from ) {
			$lines = array( ...$lines, ...Ics_Zone::lines( new DateTimeZone( $name ), $from, $this->changed->getTimestamp() ) );
		}
		foreach ( $events as $event ) {
			$lines = array( ...$lines, ...$this->event( $event ) );
		}
		return implode( '', array_map( self::fold( ... ), array( ...$lines, 'END:VCALENDAR' ) ) );
	}

	/**
	 * Returns the lines of an event.
	 *
	 * @return list<string>
	 */
	private function event( Event $event ): array {
		$lines = array(
			'BEGIN:VEVENT',
			"UID:$event->id-$this->uid",
			'DTSTAMP:' . self::utc( $this->changed ),
			'DTSTART' . self::moment( $event, $event->start ),
			null === $event->end ? '' : 'DTEND' . self::moment( $event, $event->end ),
			'SUMMARY:' . self::escape( $event->title ),
			self::line( 'LOCATION', $event->text( 'location' ) ),
			self::line( 'DESCRIPTION', Plain::text( $event->description() ) ),
			self::address( $event->url() ),
			'' === $event->repeat ? '' : "RRULE:$event->repeat",
		);
		foreach ( array_keys( $event->except ) as $date ) {
			$lines[] = 'EXDATE' . self::moment( $event, self::exception( $event, (string) $date ) );
		}
		foreach ( $event->extra as $date ) {
			$lines[] = 'RDATE' . self::moment( $event, $date );
		}
		return array_values( array_filter( array( ...$lines, 'END:VEVENT' ) ) );
	}

	/** Returns whether the times of an event are written in its time zone: only what repeats depends on changes of the clocks. */
	private static function has_zone( Event $event ): bool {
		$repeats = null !== $event->rule || array() !== $event->extra;
		return $repeats && ! $event->is_all_day && 'UTC' !== $event->start->getTimezone()->getName();
	}

	/**
	 * Returns a moment with its parameters.
	 *
	 * @param DateTimeImmutable $moment In the event's time zone.
	 */
	private static function moment( Event $event, DateTimeImmutable $moment ): string {
		if ( $event->is_all_day ) {
			return ';VALUE=DATE:' . $moment->format( 'Ymd' );
		}
		return self::has_zone( $event )
			? ';TZID=' . Ics_Zone::name( $moment->getTimezone() ) . ':' . $moment->format( self::LOCAL )
			: ':' . self::utc( $moment );
	}

	/**
	 * Returns an exception as a moment: at the time of the event.
	 *
	 * @param string $date `Ymd` or `Ymd\THis`.
	 */
	private static function exception( Event $event, string $date ): DateTimeImmutable {
		$time = strlen( $date ) > 8 ? substr( $date, 9 ) : $event->start->format( 'His' );
		return $event->start
			->setDate( (int) substr( $date, 0, 4 ), (int) substr( $date, 4, 2 ), (int) substr( $date, 6, 2 ) )
			->setTime( (int) substr( $time, 0, 2 ), (int) substr( $time, 2, 2 ), (int) substr( $time, 4, 2 ) );
	}

	/** Returns a moment in UTC. */
	private static function utc( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::UTC );
	}

	/**
	 * Returns a line of text; empty without a text.
	 *
	 * @param string $name Of the property.
	 * @param string $text Plain text.
	 */
	private static function line( string $name, string $text ): string {
		return '' === $text ? '' : "$name:" . self::escape( $text );
	}

	/**
	 * Returns the line of an address; a relative one becomes absolute.
	 *
	 * @param string $url Safe address; empty for none.
	 */
	private static function address( string $url ): string {
		$full = '' === $url ? '' : esc_url_raw( \WP_Http::make_absolute_url( $url, home_url( '/' ) ) );
		return '' === $full ? '' : "URL:$full";
	}

	/**
	 * Escapes a text.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		$plain = (string) preg_replace( '/[\x00-\x09\x0B-\x1F\x7F]/', '', str_replace( "\r\n", "\n", $text ) );
		return strtr( $plain, self::ESCAPED );
	}

	/**
	 * Folds a line into parts of 75 bytes, never within a letter.
	 *
	 * @param string $line Without its end.
	 */
	private static function fold( string $line ): string {
		$parts = array();
		while ( strlen( $line ) > self::LINE ) {
			$part    = mb_strcut( $line, 0, self::LINE - ( array() === $parts ? 0 : 1 ), 'UTF-8' );
			$parts[] = $part;
			$line    = substr( $line, strlen( $part ) );
		}
		return implode( "\r\n ", array( ...$parts, $line ) ) . "\r\n";
	}
}
