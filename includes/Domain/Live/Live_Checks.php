<?php
declare( strict_types=1 );

namespace Frontage\Domain\Live;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\With_Live;

defined( 'ABSPATH' ) || exit;

/**
 * Whether channels are live: one answer of the server for all visitors, kept like other copies of vendors' answers.
 *
 * A vendor gets at most one request per channel in 30 seconds, however many visitors watch, and fewer after failures; then
 * the last good answer stays.
 */
final class Live_Checks implements Bootable, Provides_Event_Labels {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_check_live';

	/** How long an answer holds while visitors watch (S0 §9). */
	public const FRESH_SECONDS = 30;

	/** How long it holds for pages that nobody watches. */
	private const PAGE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Requests until everything is known for the first time: who it is, its list, the details. */
	private const FIRST_REQUESTS = 3;

	private const LOCK_SECONDS = 30;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Checking whether a channel is live', 'frontage' ) );
	}

	/**
	 * Returns the streams of a channel, for a page; null if nothing is known yet. Never waits.
	 *
	 * @return list<Broadcast>|null
	 */
	public static function read( Live_Channel $channel ): ?array {
		$vendor = $channel->vendor();
		if ( null === $vendor || null === $vendor->live() ) {
			return null;
		}
		$copy = self::stored( $channel );
		if ( $copy->is_due( self::PAGE_SECONDS ) ) {
			Deferred_Event::run_soon( self::HOOK, array( $channel->key() ) );
		}
		return self::record( $copy )->streams;
	}

	/**
	 * Returns the streams of a channel, for visitors who watch; null if nothing is known. One of them waits for the vendor.
	 *
	 * @return list<Broadcast>|null
	 */
	public static function check( Live_Channel $channel ): ?array {
		$vendor = $channel->vendor();
		$source = $vendor?->live();
		if ( null === $vendor || null === $source ) {
			return null;
		}
		$copy = self::stored( $channel );
		if ( $copy->is_due( self::FRESH_SECONDS ) ) {
			$lock = Lock::acquire( 'live_' . md5( $channel->key() ), self::LOCK_SECONDS );
			if ( null !== $lock ) {
				try {
					// Another process may have asked meanwhile.
					$copy = self::stored( $channel, true );
					if ( $copy->is_due( self::FRESH_SECONDS ) ) {
						$copy = self::ask( $vendor, $source, $channel, $copy );
						Response_Cache::store( $copy );
					}
				} finally {
					$lock->release();
				}
			}
		}
		return self::record( $copy )->streams;
	}

	/**
	 * Looks at a channel that pages show.
	 *
	 * @param mixed $key From `Live_Channel::key()`.
	 */
	public static function refresh( mixed $key ): void {
		$channel = Live_Channel::named( $key );
		if ( null !== $channel ) {
			self::check( $channel );
		}
	}

	/**
	 * Asks the vendor: once, or until everything is known for the first time. Then the next request waits for as long as all
	 * of them together.
	 */
	private static function ask( With_Live $vendor, Live_Source $source, Live_Channel $channel, Cached_Response $copy ): Cached_Response {
		$known = self::record( $copy );
		for ( $requests = 1; ; $requests++ ) {
			try {
				$answer = ( new Http( $vendor ) )->get( $source->url( $channel->id, $known ) );
				$next   = $answer->is_ok() ? $source->read( $answer->json(), $channel->id, $known ) : null;
			} catch ( Http_Error $error ) {
				return $copy->after_failure( $error->reason );
			}
			if ( null === $next ) {
				return $copy->after_failure( $answer->is_ok() ? Response_Cache::EMPTY : "status $answer->status" );
			}
			$known = $next;
			if ( null !== $known->streams || $requests >= self::FIRST_REQUESTS ) {
				break;
			}
		}
		$body  = (string) wp_json_encode( $known->data() );
		$after = $copy->after( new Http_Response( 200, array(), $body, $answer->host, 0 ) );
		return $after->delayed( ( $requests - 1 ) * self::FRESH_SECONDS );
	}

	/**
	 * Returns what is kept.
	 *
	 * @param bool $is_fresh Whether to read what other processes have written meanwhile.
	 */
	private static function stored( Live_Channel $channel, bool $is_fresh = false ): Cached_Response {
		return Response_Cache::stored( $channel->provider, $channel->url(), $is_fresh );
	}

	/** Reads what is kept. */
	private static function record( Cached_Response $copy ): Live_Record {
		try {
			return $copy->is_there() ? Live_Record::of( $copy->json() ) : new Live_Record();
		} catch ( Http_Error ) {
			return new Live_Record();
		}
	}
}
