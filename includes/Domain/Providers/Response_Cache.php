<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;


defined( 'ABSPATH' ) || exit;

/**
 * What vendors said last, for pages.
 *
 * Gives pages the last good answer at once and has cron ask again when it is old.
 *
 * No page ever waits for a vendor, and a vendor is asked once per interval, however many visitors come.
 */
final class Response_Cache implements Bootable {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK   = 'frontage_refresh';
	public const PREFIX = 'frontage_copy_';

	private const LOCK_SECONDS = 60;

	/** Adds the hook of the clock. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 2 );
	}

	/**
	 * The last good answer; null until there is one.
	 *
	 * @param Provider $provider      The vendor.
	 * @param string   $url           What is asked, without a key: `Provider::authorize()` adds it.
	 * @param int      $fresh_seconds How long an answer holds.
	 */
	public static function read( Provider $provider, string $url, int $fresh_seconds = 15 * MINUTE_IN_SECONDS ): ?Cached_Response {
		$copy = self::stored( $provider::group(), $url );
		if ( $copy->is_due( $fresh_seconds ) ) {
			self::schedule( $provider::group(), $url );
		}
		return $copy->is_there() ? $copy : null;
	}

	/**
	 * Asks the vendor, and keeps the answer if it is good.
	 *
	 * @param mixed $slug The vendor's slug.
	 * @param mixed $url  What is asked.
	 */
	public static function refresh( mixed $slug, mixed $url ): void {
		$provider = is_string( $slug ) ? Providers::get( $slug ) : null;
		if ( null === $provider || ! is_string( $url ) ) {
			return;
		}
		$lock = Lock::take( 'copy_' . self::id( $provider::group(), $url ), self::LOCK_SECONDS );
		if ( null === $lock ) {
			return;
		}
		try {
			$copy = self::stored( $provider::group(), $url );
			if ( $copy->is_due( self::LOCK_SECONDS ) ) {
				update_option( self::PREFIX . self::id( $provider::group(), $url ), self::ask( $provider, $copy )->row, false );
			}
		} finally {
			$lock->release();
		}
	}

	/**
	 * Throws away what no page has wanted for a while: what is wanted is checked again.
	 *
	 * @param int $before Unix time.
	 */
	public static function purge( int $before ): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) );
		foreach ( $names as $name ) {
			$copy = Cached_Response::restore( get_option( (string) $name ) );
			if ( null === $copy || $copy->row['checked'] < $before ) {
				delete_option( (string) $name );
			}
		}
	}

	/**
	 * Asks again; the vendor may say that nothing has changed.
	 *
	 * @param Provider $provider The vendor.
	 * @param Cached_Response     $copy     What it said last.
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
			$answer->json();
			return $copy->after( $answer );
		} catch ( Http_Error $error ) {
			return $copy->after_failure( $error->reason );
		}
	}

	/**
	 * Has cron ask soon, once.
	 *
	 * @param string $slug The vendor's slug.
	 * @param string $url  What is asked.
	 */
	private static function schedule( string $slug, string $url ): void {
		if ( false === wp_next_scheduled( self::HOOK, array( $slug, $url ) ) ) {
			wp_schedule_single_event( Clock::now(), self::HOOK, array( $slug, $url ) );
		}
	}

	/**
	 * What is stored, blank if nothing is.
	 *
	 * @param string $slug The vendor's slug.
	 * @param string $url  What is asked.
	 */
	private static function stored( string $slug, string $url ): Cached_Response {
		return Cached_Response::restore( get_option( self::PREFIX . self::id( $slug, $url ) ) ) ?? Cached_Response::blank( $slug, $url );
	}

	/**
	 * The name of a question.
	 *
	 * @param string $slug The vendor's slug.
	 * @param string $url  What is asked.
	 */
	private static function id( string $slug, string $url ): string {
		return md5( "$slug $url" );
	}
}
