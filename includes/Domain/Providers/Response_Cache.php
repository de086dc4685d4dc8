<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

/**
 * A cache of vendor responses for pages.
 *
 * Returns the last successful response immediately and refreshes stale ones by cron.
 *
 * Pages never wait for a vendor, and a vendor is called once per interval, whatever the traffic.
 */
final class Response_Cache implements Bootable, Provides_Event_Labels, Retries {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK   = 'frontage_refresh';
	public const PREFIX = 'frontage_copy_';

	/** Failed copies that a new key asks for at once; the others are asked for when their pause has ended. */
	private const MOST_RETRIED = 500;

	/** Stored as the error of a vendor that has nothing. */
	public const EMPTY = 'empty';

	private const LOCK_SECONDS = 60;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 2 );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Refreshing copies from other services', 'frontage' ) );
	}

	/**
	 * Returns the last successful response; null if there is none yet.
	 *
	 * @param Provider $provider Vendor.
	 * @param string $url Request URL without a key, which `Provider::authorize()` adds.
	 * @param int $fresh_seconds Seconds for which a response is fresh.
	 */
	public static function read( Provider $provider, string $url, int $fresh_seconds = 15 * MINUTE_IN_SECONDS ): ?Cached_Response {
		$copy = self::stored( $provider::group(), $url );
		if ( $copy->is_due( $fresh_seconds ) ) {
			self::schedule( $provider::group(), $url );
		}
		return $copy->is_there() ? $copy : null;
	}

	/**
	 * Requests the URL and caches a successful response.
	 *
	 * @param mixed $slug Vendor slug.
	 * @param mixed $url Request URL.
	 */
	public static function refresh( mixed $slug, mixed $url ): void {
		$provider = is_string( $slug ) ? Providers::get( $slug ) : null;
		if ( null === $provider || ! is_string( $url ) ) {
			return;
		}
		$lock = Lock::acquire( 'copy_' . self::id( $provider::group(), $url ), self::LOCK_SECONDS );
		if ( null === $lock ) {
			return;
		}
		try {
			$copy = self::stored( $provider::group(), $url );
			if ( $copy->is_due( self::LOCK_SECONDS ) ) {
				self::store( self::ask( $provider, $copy ) );
			}
		} finally {
			$lock->release();
		}
	}

	public static function retry( string $vendor ): void {
		foreach ( self::latest( self::MOST_RETRIED ) as $copy ) {
			if ( $vendor === $copy->row['provider'] && $copy->row['failures'] > 0 ) {
				self::store( $copy->retried() );
				self::schedule( $vendor, $copy->row['url'] );
			}
		}
	}

	/**
	 * Stores a response that an author has waited for, so that pages need not.
	 *
	 * @param Provider $provider Vendor.
	 * @param string $url Request URL without a key.
	 * @param Http_Response $answer Successful response with JSON.
	 */
	public static function keep( Provider $provider, string $url, Http_Response $answer ): void {
		$copy = self::stored( $provider::group(), $url )->after( $answer );
		self::store( $copy );
	}

	/**
	 * Stores an entry.
	 *
	 * @param Cached_Response $copy From `stored()`, after a response or a failure.
	 */
	public static function store( Cached_Response $copy ): void {
		Values::set( self::PREFIX . self::id( $copy->row['provider'], $copy->row['url'] ), $copy->row );
	}

	/**
	 * Returns the stored entry, or an empty one.
	 *
	 * @param string $slug Vendor slug.
	 * @param string $url Request URL.
	 * @param bool $is_fresh Whether to read what other processes have stored during this request.
	 */
	public static function stored( string $slug, string $url, bool $is_fresh = false ): Cached_Response {
		$name = self::PREFIX . self::id( $slug, $url );
		$kept = $is_fresh ? Values::fresh( $name ) : Values::get( $name );
		return Cached_Response::restore( $kept ) ?? Cached_Response::blank( $slug, $url );
	}

	/**
	 * Reads several copies with one query.
	 *
	 * @param list<array{string, string}> $asked Slug of the vendor and request URL of each.
	 */
	public static function prime( array $asked ): void {
		Values::prime( array_map( static fn ( array $one ): string => self::PREFIX . self::id( ...$one ), $asked ) );
	}

	/**
	 * Returns copies, the newest first.
	 *
	 * @param int $most Number of copies.
	 * @return list<Cached_Response>
	 */
	public static function latest( int $most ): array {
		$names = Values::names( self::PREFIX, $most );
		Values::prime( $names );
		$copy = static fn ( string $name ): ?Cached_Response => Cached_Response::restore( Values::get( $name ) );
		return array_values( array_filter( array_map( $copy, $names ) ) );
	}

	/**
	 * Deletes entries that no page has used for a while; entries in use are refreshed.
	 *
	 * @param int $before Unix timestamp.
	 */
	public static function purge( int $before ): void {
		foreach ( Values::names( self::PREFIX ) as $name ) {
			$copy = Cached_Response::restore( Values::get( $name ) );
			if ( null === $copy || $copy->row['checked'] < $before ) {
				Values::delete( $name );
			}
		}
	}

	/**
	 * Refreshes an entry with a conditional request.
	 *
	 * @param Provider $provider Vendor.
	 * @param Cached_Response $copy Current entry.
	 */
	private static function ask( Provider $provider, Cached_Response $copy ): Cached_Response {
		$request = Http_Request::get( $copy->row['url'] );
		if ( '' !== $copy->row['etag'] ) {
			$request = $request->with_header( 'If-None-Match', $copy->row['etag'] );
		} elseif ( '' !== $copy->row['modified'] ) {
			$request = $request->with_header( 'If-Modified-Since', $copy->row['modified'] );
		}
		try {
			$answer = ( new Http( $provider ) )->send( $request );
			if ( 304 === $answer->status && $copy->is_there() ) {
				return $copy->after( $answer );
			}
			if ( ! $answer->is_ok() ) {
				return $copy->after_failure( "status $answer->status" );
			}
			$data = $answer->json();
			return $provider instanceof With_Empty_Answers && $provider->is_empty( $data )
				? $copy->after_failure( self::EMPTY )
				: $copy->after( $answer );
		} catch ( Http_Error $error ) {
			return $copy->after_failure( $error->reason );
		}
	}

	/**
	 * Schedules a single cron event for a refresh.
	 *
	 * @param string $slug Vendor slug.
	 * @param string $url Request URL.
	 */
	private static function schedule( string $slug, string $url ): void {
		Deferred_Event::run_soon( self::HOOK, array( $slug, $url ) );
	}

	/**
	 * Returns the cache key of a request.
	 *
	 * @param string $slug Vendor slug.
	 * @param string $url Request URL.
	 */
	private static function id( string $slug, string $url ): string {
		return md5( "$slug $url" );
	}
}
