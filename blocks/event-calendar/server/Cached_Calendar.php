<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Bootable;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;
use Frontage\Domain\Providers\Response_Cache;

defined( 'ABSPATH' ) || exit;

/**
 * The calendar at an address (iCal), of which this site keeps the last good copy.
 *
 * Pages never wait for it: they show the copy, and cron renews it. Only public hosts are asked, by HTTPS (`Url_Guard`).
 */
final class Cached_Calendar implements Bootable, Provides_Event_Labels {
	public const HOOK = 'frontage_refresh_calendar';

	public const WHEN = 'hook:' . self::HOOK;

	private const FRESH_SECONDS = HOUR_IN_SECONDS;

	private const SECONDS = 15;

	private const BYTES = 5 * MB_IN_BYTES;

	private const GROUP = 'calendar';

	private readonly string $url;

	/** @param mixed $address From the author, also with `webcal:`. */
	public function __construct( mixed $address ) {
		$this->url = is_string( $address ) ? (string) preg_replace( '~^webcals?://~i', 'https://', trim( $address ) ) : '';
	}

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Refreshing a calendar', 'frontage' ) );
	}

	/**
	 * Returns the events that may be within a window, and has an old copy renewed.
	 *
	 * @return list<Event>
	 */
	public function events( DateTimeImmutable $from, DateTimeImmutable $to, DateTimeZone $zone ): array {
		if ( ! str_starts_with( strtolower( $this->url ), 'https://' ) ) {
			return array();
		}
		$copy = $this->copy();
		if ( $copy->is_due( self::FRESH_SECONDS ) ) {
			Deferred_Event::run_soon( self::HOOK, array( $this->url ) );
		}
		$first  = $from->modify( '-1 day' )->format( 'Y-m-d' );
		$last   = $to->modify( '+1 day' )->format( 'Y-m-d' );
		$events = array();
		foreach ( '' === $copy->row['body'] ? array() : $copy->json() as $at => $row ) {
			// Most of a large calendar is not in the window; to compare texts is a hundred times as fast as to read dates.
			if ( is_array( $row ) && $row['start'] <= "$last~" && ( '' === $row['last'] || $row['last'] >= $first ) ) {
				$events[] = Event::of( $row, "i$at", $zone );
			}
		}
		return array_values( array_filter( $events ) );
	}

	/**
	 * Requests the calendar, and keeps it if it can be read.
	 *
	 * @param mixed $url Its address.
	 */
	public static function refresh( mixed $url ): void {
		$calendar = new self( $url );
		$lock     = Lock::acquire( 'copy_' . md5( $calendar->url ), MINUTE_IN_SECONDS );
		if ( null === $lock ) {
			return;
		}
		try {
			$copy = $calendar->copy();
			if ( $copy->is_due( MINUTE_IN_SECONDS ) ) {
				Values::set( $calendar->name(), $calendar->ask( $copy )->row );
			}
		} finally {
			$lock->release();
		}
	}

	/** Returns the copy; an empty one if there is none yet. */
	private function copy(): Cached_Response {
		return Cached_Response::restore( Values::get( $this->name() ) ) ?? Cached_Response::blank( self::GROUP, $this->url );
	}

	/** Returns the name of the option, which is purged and deleted with those of vendors. */
	private function name(): string {
		return Response_Cache::PREFIX . md5( self::GROUP . " $this->url" );
	}

	/** Returns the copy after a request; on any failure the events stay. */
	private function ask( Cached_Response $copy ): Cached_Response {
		$request = Http_Request::get( $this->url )->within( self::SECONDS, self::BYTES );
		if ( '' !== $copy->row['etag'] ) {
			$request = $request->with_header( 'If-None-Match', $copy->row['etag'] );
		}
		try {
			$answer = Outbound::from_anywhere( self::GROUP, $request );
		} catch ( Http_Error $error ) {
			return $copy->after_failure( $error->reason );
		}
		if ( 304 === $answer->status && $copy->is_there() ) {
			return $copy->after( $answer );
		}
		$rows = $answer->is_ok() ? Ics_Reader::rows( $answer->body ) : null;
		if ( null === $rows ) {
			return $copy->after_failure( $answer->is_ok() ? 'no calendar' : "status $answer->status" );
		}
		$json = (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		return $copy->after( new Http_Response( 200, $answer->headers, $json, $answer->host, $answer->milliseconds ) );
	}
}
