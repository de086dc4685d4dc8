<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Retries;
use Frontage\Domain\Providers\With_Followers;

defined( 'ABSPATH' ) || exit;

/**
 * How many follow accounts at vendors, as this site has copied it.
 *
 * Pages read copies, and never cause a request: modules say which accounts they show (`schedule()`), twice a day. The last good
 * number stays until there is a better one.
 */
final class Followers implements Bootable, Provides_Event_Labels, Provides_Retention, Retries {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_refresh_followers';

	/** A number that is younger is not asked for again. Less than 12 hours, since no event is on time. */
	private const FRESH_SECONDS = 11 * HOUR_IN_SECONDS;

	private const LOCK_SECONDS = 60;
	private const KEPT_DAYS    = 60;

	/** Failures after which nothing is tried before the next time that modules ask. */
	private const MOST_RETRIES = 5;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 3 );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Refreshing a number of followers', 'frontage' ) );
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'followers',
				__( 'Numbers of followers that are no longer refreshed', 'frontage' ),
				'',
				Stored_Followers::PREFIX . '…',
				self::KEPT_DAYS,
				static fn ( int $days ) => self::purge( Clock::now() - $days * DAY_IN_SECONDS )
			)->between( 7, 365 ),
		);
	}

	/**
	 * Returns the account that an address names; null if the vendor cannot count its followers.
	 *
	 * @param string $provider Slug of the vendor.
	 * @param string $address For people. Not trusted.
	 */
	public static function account( string $provider, string $address ): ?Feed_Source {
		return self::vendor( $provider )?->followers()->account_at( $address );
	}

	/**
	 * Returns what this site knows of an account. Neither waits nor causes a request.
	 *
	 * @param Feed_Source $account Whose followers.
	 */
	public static function read( Feed_Source $account ): Stored_Followers {
		return Stored_Followers::of( $account );
	}

	/**
	 * Reads the numbers of several accounts with one query.
	 *
	 * @param array<array-key, Feed_Source> $accounts Of any vendors.
	 */
	public static function prime( array $accounts ): void {
		$name = static fn ( Feed_Source $one ): string => Stored_Followers::PREFIX . $one->key();
		Values::prime( array_values( array_map( $name, $accounts ) ) );
	}

	/**
	 * Lets cron refresh the numbers that are not fresh.
	 *
	 * @param array<array-key, Feed_Source> $accounts Those that are shown.
	 */
	public static function schedule( array $accounts ): void {
		self::prime( $accounts );
		foreach ( $accounts as $account ) {
			if ( '' === self::missing_key( $account->provider ) && self::read( $account )->state()->is_due( self::FRESH_SECONDS ) ) {
				Deferred_Event::run_soon( self::HOOK, array_values( $account->to_array() ) );
			}
		}
	}

	/**
	 * Asks the vendor for an owner or author, who wait; not again within a minute.
	 *
	 * @param Feed_Source $account Whose followers.
	 */
	public static function ask( Feed_Source $account ): Stored_Followers {
		$known  = self::read( $account );
		$vendor = self::vendor( $account->provider );
		$is_due = Clock::now() >= max( $known->row['checked'] + self::LOCK_SECONDS, $known->row['wait'] );
		return null === $vendor || ! $is_due || '' !== self::missing_key( $account->provider )
			? $known
			: self::refreshed( $vendor, $account, false );
	}

	/**
	 * Refreshes a number, for cron.
	 *
	 * @param mixed $provider Slug of the vendor.
	 * @param mixed $kind As of the account.
	 * @param mixed $id As of the account.
	 */
	public static function refresh( mixed $provider, mixed $kind, mixed $id ): void {
		$account = Feed_Source::of( compact( 'provider', 'kind', 'id' ) );
		$vendor  = null === $account ? null : self::vendor( $account->provider );
		if ( null === $account || null === $vendor || '' !== self::missing_key( $account->provider ) ) {
			return;
		}
		$stored = self::refreshed( $vendor, $account, true );
		if ( $stored->row['failures'] > 0 && $stored->row['failures'] <= self::MOST_RETRIES ) {
			$wait = max( $stored->state()->pause(), $stored->row['wait'] - Clock::now() );
			// The number of failures makes it another event than the one that runs now.
			Deferred_Event::run_soon( self::HOOK, array( ...array_values( $account->to_array() ), $stored->row['failures'] ), $wait );
		}
	}

	public static function retry( string $vendor ): void {
		$accounts = self::accounts( $vendor );
		foreach ( $accounts as $account ) {
			self::read( $account )->retried()->save();
		}
		self::schedule( $accounts );
	}

	/**
	 * Forgets a number.
	 *
	 * @param Feed_Source $account Whose followers.
	 */
	public static function delete( Feed_Source $account ): void {
		Values::delete( Stored_Followers::PREFIX . $account->key() );
	}

	/**
	 * Returns all numbers that are stored.
	 *
	 * @return list<Stored_Followers>
	 */
	public static function stored(): array {
		$names = array_reverse( Values::names( Stored_Followers::PREFIX, 1000 ) );
		Values::prime( $names );
		$one = static fn ( string $name ): ?Stored_Followers => Stored_Followers::restore( Values::get( $name ) );
		return array_values( array_filter( array_map( $one, $names ) ) );
	}

	/**
	 * Returns the accounts of a vendor whose followers are counted.
	 *
	 * @param string $provider Slug of the vendor.
	 * @return list<Feed_Source>
	 */
	public static function accounts( string $provider ): array {
		$all = array_map( static fn ( Stored_Followers $one ): ?Feed_Source => $one->account(), self::stored() );
		return array_values( array_filter( $all, static fn ( ?Feed_Source $one ): bool => $provider === $one?->provider ) );
	}

	/**
	 * Returns what the owner has to enter before a vendor answers; empty if nothing.
	 *
	 * @param string $provider Slug of the vendor.
	 */
	public static function missing_key( string $provider ): string {
		$vendor = self::vendor( $provider );
		if ( null === $vendor || ! Providers::is_configured( $vendor ) ) {
			$name = null === $vendor ? $provider : $vendor->title();
			/* translators: %s: name of a service. */
			return sprintf( __( '%s is not connected yet. Add its key on the Integrations tab of the settings.', 'frontage' ), $name );
		}
		return $vendor->followers()->missing_key();
	}

	/**
	 * Returns a vendor; null if it does not tell how many follow an account.
	 *
	 * @param string $provider Its slug.
	 */
	public static function vendor( string $provider ): ?With_Followers {
		$vendor = Providers::get( $provider );
		return $vendor instanceof With_Followers ? $vendor : null;
	}

	/**
	 * Asks the vendor and stores the result; one process at a time.
	 *
	 * @param bool $keeps_pause Whether a fresh number, and the pause after a failure, are reasons not to ask.
	 */
	private static function refreshed( With_Followers $vendor, Feed_Source $account, bool $keeps_pause ): Stored_Followers {
		$lock = Lock::acquire( 'followers_' . $account->key(), self::LOCK_SECONDS );
		if ( null === $lock ) {
			return self::read( $account );
		}
		try {
			$stored = self::read( $account );
			if ( ! $keeps_pause || $stored->state()->is_due( self::FRESH_SECONDS ) ) {
				$stored = ( new Follower_Refresh( $vendor, $account ) )->run( $stored );
				$stored->save();
			}
			return $stored;
		} finally {
			$lock->release();
		}
	}

	/**
	 * Deletes numbers that nothing has refreshed for a while.
	 *
	 * @param int $before Unix timestamp.
	 */
	private static function purge( int $before ): void {
		foreach ( self::stored() as $one ) {
			$account = $one->account();
			if ( null !== $account && $one->row['checked'] < $before ) {
				self::delete( $account );
			}
		}
	}
}
