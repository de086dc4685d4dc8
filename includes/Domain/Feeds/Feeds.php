<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Retries;
use Frontage\Domain\Providers\With_Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Posts of vendors, as this site has copied them.
 *
 * Pages read copies that cron refreshes, and never wait. Authors wait for the vendor, once. Whatever a vendor answers, the last
 * good copy stays until there is a better one.
 */
final class Feeds implements Bootable, Provides_Event_Labels, Provides_Retention, Retries {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_refresh_feed';

	private const LOCK_SECONDS = 60;
	private const KEPT_DAYS    = 60;

	/** Feeds that are listed. */
	private const MOST = 1000;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 3 );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Refreshing a social feed', 'frontage' ) );
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'feeds',
				__( 'Posts of social networks that no page shows', 'frontage' ),
				__( 'Copies of public posts, with the names of their authors.', 'frontage' ),
				Stored_Feed::PREFIX . '…',
				self::KEPT_DAYS,
				static fn ( int $days ) => self::purge( Clock::now() - $days * DAY_IN_SECONDS )
			)->between( 7, 365 ),
		);
	}

	/**
	 * Returns the vendor of a source; null if it is not there.
	 */
	public static function vendor( Feed_Source $source ): ?With_Feed {
		$provider = Providers::get( $source->provider );
		return $provider instanceof With_Feed ? $provider : null;
	}

	/**
	 * Returns what this site knows of a feed. Never waits: a stale copy is refreshed by cron.
	 *
	 * @param Feed_Source $source Whose posts.
	 */
	public static function read( Feed_Source $source ): Cached_Feed {
		$feed   = Stored_Feed::of( $source );
		$vendor = self::vendor( $source );
		if ( null !== $vendor && Providers::is_configured( $vendor ) && $feed->state()->is_due( $vendor->feed_seconds() ) ) {
			Deferred_Event::run_soon( self::HOOK, array_values( $source->to_array() ) );
		}
		return self::copy( $feed );
	}

	/**
	 * Returns the feed for an author, and asks the vendor if it has not answered yet.
	 *
	 * @param Feed_Source $source Whose posts.
	 * @throws Http_Error With a sentence for the author.
	 */
	public static function ask( Feed_Source $source ): Cached_Feed {
		$feed = Stored_Feed::of( $source );
		if ( array() !== $feed->row['items'] ) {
			return self::read( $source );
		}
		$vendor = self::vendor( $source );
		if ( null === $vendor || ! Providers::is_configured( $vendor ) ) {
			$name = null === $vendor ? $source->provider : $vendor->title();
			/* translators: %s: name of a service. */
			$text = __( '%s is not connected yet. Add its key on the Integrations tab of the settings.', 'frontage' );
			throw new Http_Error( Http_Error::REFUSED, sprintf( $text, $name ) );
		}
		if ( $feed->row['wait'] > Clock::now() ) {
			throw new Http_Error( Http_Error::REFUSED, $feed->row['error'] );
		}
		$feed = self::refreshed( $vendor, $source, 0 ) ?? $feed;
		if ( array() === $feed->row['items'] ) {
			$busy = __( 'This feed is being fetched right now. Try again in a moment.', 'frontage' );
			throw new Http_Error( Http_Error::REFUSED, '' === $feed->row['error'] ? $busy : $feed->row['error'] );
		}
		return self::copy( $feed );
	}

	/**
	 * Refreshes a feed, for cron.
	 *
	 * @param mixed $provider Slug of the vendor.
	 * @param mixed $kind As of the source.
	 * @param mixed $id As of the source.
	 */
	public static function refresh( mixed $provider, mixed $kind, mixed $id ): void {
		$source = Feed_Source::of( compact( 'provider', 'kind', 'id' ) );
		$vendor = null === $source ? null : self::vendor( $source );
		if ( null !== $source && null !== $vendor && Providers::is_configured( $vendor ) ) {
			self::refreshed( $vendor, $source, min( self::LOCK_SECONDS, $vendor->feed_seconds() ) );
		}
	}

	public static function retry( string $vendor ): void {
		$provider = Providers::get( $vendor );
		if ( null === $provider ) {
			return;
		}
		foreach ( self::sources( $vendor ) as $source ) {
			Stored_Feed::of( $source )->retried()->save();
			if ( Providers::is_configured( $provider ) ) {
				Deferred_Event::run_soon( self::HOOK, array_values( $source->to_array() ) );
			}
		}
	}

	/**
	 * Forgets a feed and its pictures.
	 *
	 * @param Feed_Source $source Whose posts.
	 */
	public static function delete( Feed_Source $source ): void {
		Feed_Pictures::delete( $source->key() );
		Values::delete( Stored_Feed::PREFIX . $source->key() );
	}

	/**
	 * Returns all feeds that are stored.
	 *
	 * @return list<Stored_Feed>
	 */
	public static function stored(): array {
		$length = strlen( Stored_Feed::PREFIX ) + 32;
		$names  = Values::names( Stored_Feed::PREFIX, 2 * self::MOST );
		$names  = array_values( array_filter( $names, static fn ( string $name ): bool => strlen( $name ) === $length ) );
		$names  = array_slice( $names, 0, self::MOST );
		Values::prime( $names );
		$feed = static fn ( string $name ): ?Stored_Feed => Stored_Feed::restore( Values::get( $name ) );
		return array_values( array_filter( array_map( $feed, $names ) ) );
	}

	/**
	 * Returns the sources of a vendor that pages show.
	 *
	 * @param string $provider Slug of the vendor.
	 * @return list<Feed_Source>
	 */
	public static function sources( string $provider ): array {
		$sources = array_map( static fn ( Stored_Feed $feed ): ?Feed_Source => $feed->source(), self::stored() );
		return array_values( array_filter( $sources, static fn ( ?Feed_Source $one ): bool => $provider === $one?->provider ) );
	}

	/**
	 * Asks the vendor and stores the result; one process at a time.
	 *
	 * @param int $fresh_seconds An answer that is not older is not asked for again.
	 * @return Stored_Feed|null Null if another process is doing it.
	 */
	private static function refreshed( With_Feed $vendor, Feed_Source $source, int $fresh_seconds ): ?Stored_Feed {
		$lock = Lock::acquire( 'feed_' . $source->key(), self::LOCK_SECONDS );
		if ( null === $lock ) {
			return null;
		}
		try {
			$feed = Stored_Feed::of( $source );
			if ( 0 === $fresh_seconds || $feed->state()->is_due( $fresh_seconds ) ) {
				$feed = ( new Feed_Refresh( $vendor, $source ) )->run( $feed );
				$feed->save();
				Feed_Pictures::schedule( $source );
			}
			return $feed;
		} finally {
			$lock->release();
		}
	}

	/** Returns what pages may know. */
	private static function copy( Stored_Feed $feed ): Cached_Feed {
		return new Cached_Feed( $feed->items(), $feed->state()->age(), $feed->row['error'] );
	}

	/**
	 * Deletes feeds that no page has shown for a while; those in use are refreshed.
	 *
	 * @param int $before Unix timestamp.
	 */
	private static function purge( int $before ): void {
		foreach ( self::stored() as $feed ) {
			$source = $feed->source();
			if ( null !== $source && $feed->row['checked'] < $before ) {
				self::delete( $source );
			}
		}
	}
}
