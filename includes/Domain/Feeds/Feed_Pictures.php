<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Request_Cache;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Pictures\Copied_Picture;
use Frontage\Domain\Pictures\Picture_Files;
use Frontage\Domain\Providers\Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Copies of feeds' pictures, so that no browser contacts a vendor.
 *
 * A picture is deleted with its post, and all of them with their source. What is copied stays as it is: a later answer
 * can add a larger size, but takes none away (S2 §4).
 *
 * @phpstan-type Row array{files: array<int, int>, checked: int, failures: int}
 */
final class Feed_Pictures implements Bootable, Provides_Event_Labels {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK   = 'frontage_copy_feed_pictures';
	public const PREFIX = 'frontage_feed_pictures_';

	/** Thumb, low and full, in pixels (S2 §3). */
	public const WIDTHS = array( 150, 320, 640 );

	/** How many are fetched in one go. */
	private const MOST_AT_ONCE = 20;

	private const FIRST_PAUSE  = 5 * MINUTE_IN_SECONDS;
	private const LOCK_SECONDS = 150;

	/** Endings of addresses whose query says nothing about which picture it is, such as signatures that end. */
	private const ENDINGS = '/\.(?:jpe?g|png|webp|heic|avif)$/iD';

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 3 );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Copying the pictures of a social feed', 'frontage' ) );
	}

	/**
	 * Schedules copying, after posts of a source have changed.
	 */
	public static function schedule( Feed_Source $source ): void {
		Deferred_Event::run_soon( self::HOOK, array_values( $source->to_array() ) );
	}

	/**
	 * Copies the pictures of all posts of a source, some at a time; pictures of gone posts are deleted.
	 *
	 * @param mixed $provider Slug of the vendor.
	 * @param mixed $kind As of the source.
	 * @param mixed $id As of the source.
	 */
	public static function refresh( mixed $provider, mixed $kind, mixed $id ): void {
		$source = Feed_Source::of( compact( 'provider', 'kind', 'id' ) );
		$vendor = null === $source ? null : Feeds::vendor( $source );
		if ( null === $source || null === $vendor ) {
			return;
		}
		$pictures = array();
		foreach ( Feeds::read( $source )->items as $item ) {
			$pictures = array( ...$pictures, ...$item->pictures, ...array_filter( array( $item->avatar ) ) );
		}
		if ( array() !== $pictures && self::copy( $vendor, $source->key(), $pictures ) > 0 ) {
			self::schedule( $source );
		}
	}

	/**
	 * Returns a copy; null if there is none yet. Never waits.
	 *
	 * @param Feed_Picture $picture As the vendor named it.
	 * @param string       $source_key `Feed_Source::key()`.
	 */
	public static function read( Feed_Picture $picture, string $source_key ): ?Copied_Picture {
		$name = self::name( $picture, $source_key );
		// A page shows many pictures of a source.
		$rows = Request_Cache::remember( "feed-pictures.$source_key", static fn (): array => self::rows( $source_key ) );
		return self::files()->picture( $name, $rows[ $name ]['files'] ?? array() );
	}

	/**
	 * Copies pictures that are missing, and deletes those of posts that are gone. For cron.
	 *
	 * @param Provider           $vendor Only its hosts are asked.
	 * @param string             $source_key `Feed_Source::key()`.
	 * @param list<Feed_Picture> $pictures All of the source's posts, the most important first.
	 * @return int Pictures that are still missing and can be fetched now.
	 */
	public static function copy( Provider $vendor, string $source_key, array $pictures ): int {
		$lock = Lock::acquire( 'feed_pictures_' . $source_key, self::LOCK_SECONDS );
		if ( null === $lock ) {
			return 0;
		}
		try {
			$named = array();
			foreach ( $pictures as $picture ) {
				$named += array( self::name( $picture, $source_key ) => $picture->url );
			}
			$rows = self::rows( $source_key );
			array_map( self::files()->delete( ... ), array_keys( array_diff_key( $rows, $named ) ) );
			$rows = array_intersect_key( $rows, $named );
			$row  = static fn ( string $name ): array => $rows[ $name ] ?? self::row( null );
			$due  = array_filter( $named, static fn ( string $name ): bool => self::is_due( $row( $name ) ), ARRAY_FILTER_USE_KEY );
			foreach ( array_slice( $due, 0, self::MOST_AT_ONCE, true ) as $name => $url ) {
				$rows[ $name ] = self::after( $row( $name ), self::files()->fetch( $vendor, $url, $name ) );
			}
			self::store( $source_key, $rows );
			return max( 0, count( $due ) - self::MOST_AT_ONCE );
		} finally {
			$lock->release();
		}
	}

	/**
	 * Returns whether a copy was made whose files are gone, such as after a move without uploads; it is copied again.
	 *
	 * @param Feed_Picture $picture As the vendor named it.
	 * @param string       $source_key `Feed_Source::key()`.
	 */
	public static function is_lost( Feed_Picture $picture, string $source_key ): bool {
		$name = self::name( $picture, $source_key );
		$rows = self::rows( $source_key );
		$lost = isset( $rows[ $name ] ) && ! self::files()->has( $name, $rows[ $name ]['files'] );
		if ( $lost ) {
			unset( $rows[ $name ] );
			self::store( $source_key, $rows );
		}
		return $lost;
	}

	/**
	 * Deletes all pictures of a source.
	 *
	 * @param string $source_key `Feed_Source::key()`.
	 */
	public static function delete( string $source_key ): void {
		array_map( self::files()->delete( ... ), array_keys( self::rows( $source_key ) ) );
		Values::delete( self::PREFIX . $source_key );
		Request_Cache::flush();
	}

	/**
	 * Returns whether a picture should be fetched; after failures, the interval grows.
	 *
	 * @param Row $row
	 */
	private static function is_due( array $row ): bool {
		$pause = 0 === $row['failures'] ? 0 : self::FIRST_PAUSE * 2 ** min( 10, $row['failures'] );
		return array() === $row['files'] && Clock::now() >= $row['checked'] + $pause;
	}

	/**
	 * Returns the row after an attempt.
	 *
	 * @param Row             $row
	 * @param array<int, int> $files Heights by width; empty if it failed.
	 * @return Row
	 */
	private static function after( array $row, array $files ): array {
		return array(
			'files'    => $files + $row['files'],
			'checked'  => Clock::now(),
			'failures' => array() === $files ? $row['failures'] + 1 : 0,
		);
	}

	/** Returns where the pictures are. */
	private static function files(): Picture_Files {
		return new Picture_Files( 'feeds', self::WIDTHS );
	}

	/**
	 * Returns the name of a picture's files. The same picture of the same source keeps it, whatever the signature in its
	 * address and the server that delivers it.
	 */
	private static function name( Feed_Picture $picture, string $source_key ): string {
		$path = (string) wp_parse_url( $picture->url, PHP_URL_PATH );
		return md5( $source_key . ' ' . ( 1 === preg_match( self::ENDINGS, $path ) ? $path : $picture->url ) );
	}

	/**
	 * Returns what is stored about the pictures of a source.
	 *
	 * @return array<string, Row>
	 */
	private static function rows( string $source_key ): array {
		$stored = Values::get( self::PREFIX . $source_key );
		$rows   = array();
		foreach ( is_array( $stored ) ? $stored : array() as $name => $row ) {
			if ( 1 === preg_match( '/^[0-9a-f]{32}$/D', (string) $name ) ) {
				$rows[ (string) $name ] = self::row( $row );
			}
		}
		return $rows;
	}

	/**
	 * Stores what is known about the pictures of a source.
	 *
	 * @param array<string, Row> $rows By name.
	 */
	private static function store( string $source_key, array $rows ): void {
		Values::set( self::PREFIX . $source_key, $rows );
		Request_Cache::flush();
	}

	/**
	 * Returns a row, or an empty one if it is not valid.
	 *
	 * @param mixed $stored Part of the option.
	 * @return Row
	 */
	private static function row( mixed $stored ): array {
		$row = is_array( $stored ) ? $stored : array();
		return array(
			'files'    => self::files()->checked( $row['files'] ?? null ),
			'checked'  => is_int( $row['checked'] ?? null ) ? $row['checked'] : 0,
			'failures' => is_int( $row['failures'] ?? null ) ? max( 0, $row['failures'] ) : 0,
		);
	}
}
