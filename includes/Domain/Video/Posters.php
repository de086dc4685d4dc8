<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;
use Frontage\Domain\Pictures\Copied_Picture;
use Frontage\Domain\Pictures\Picture_Files;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

/**
 * Copies of videos' pictures, so that no browser contacts the vendor before a press.
 *
 * Cron copies them and looks for new ones each month. They are deleted with the last post that shows the video.
 *
 * @phpstan-type Row array{url: string, source: string, files: array<int, int>, checked: int, failures: int}
 */
final class Posters implements Bootable, Provides_Event_Labels, Provides_Retention {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK   = 'frontage_copy_poster';
	public const PREFIX = 'frontage_poster_';

	/** Widths in pixels. */
	private const WIDTHS = array( 150, 320, 640, 1280 );

	private const FRESH_SECONDS = 30 * DAY_IN_SECONDS;
	private const FIRST_PAUSE   = 5 * MINUTE_IN_SECONDS;
	private const LOCK_SECONDS  = 60;
	private const KEPT_DAYS     = 180;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Copying the poster of a video', 'frontage' ) );
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'posters',
				__( 'Pictures of videos that no page shows', 'frontage' ),
				'',
				self::PREFIX . '…',
				self::KEPT_DAYS,
				static fn ( int $days ) => self::purge( Clock::now() - $days * DAY_IN_SECONDS )
			)->between( 60, 3650 ),
		);
	}

	/**
	 * Returns a video's picture; null if there is none yet. Never waits.
	 *
	 * @param Video_Address      $video Of a vendor.
	 * @param Video_Details|null $known What the vendor says; null if it has not answered.
	 */
	public static function read( Video_Address $video, ?Video_Details $known ): ?Copied_Picture {
		$row = self::row( $video );
		if ( null !== $known && self::is_due( $row, $known ) ) {
			Deferred_Event::run_soon( self::HOOK, array( Videos::vendor( $video )?->watch_url( $video->at( 0 ) ) ?? '' ) );
		}
		return self::files()->picture( self::name( $video ), $row['files'] );
	}

	/**
	 * Reads what is stored about several videos with one query.
	 *
	 * @param list<Video_Address> $videos Of vendors.
	 */
	public static function prime( array $videos ): void {
		Values::prime( array_map( static fn ( Video_Address $video ): string => self::PREFIX . self::name( $video ), $videos ) );
	}

	/**
	 * Returns whether a picture should be copied.
	 *
	 * @param Video_Address $video Of a vendor.
	 * @param Video_Details $known What the vendor says.
	 */
	public static function needs( Video_Address $video, Video_Details $known ): bool {
		return self::is_due( self::row( $video ), $known );
	}

	/**
	 * Copies the picture of a video that pages show.
	 *
	 * @param mixed $url Address of the video at its vendor.
	 */
	public static function refresh( mixed $url ): void {
		$video = Video_Address::of( $url );
		$known = null === $video ? null : Videos::read( $video );
		if ( null !== $video && null !== $known && self::is_due( self::row( $video ), $known ) ) {
			self::copy( $video, $known );
		}
	}

	/**
	 * Copies a picture now. One that cannot be copied never replaces one that is there.
	 *
	 * @param Video_Address $video Of a vendor.
	 * @param Video_Details $known What the vendor says.
	 */
	public static function copy( Video_Address $video, Video_Details $known ): void {
		$vendor = Videos::vendor( $video );
		$lock   = null === $vendor ? null : Lock::acquire( 'poster_' . self::name( $video ), self::LOCK_SECONDS );
		if ( null === $vendor || null === $lock ) {
			return;
		}
		$row = self::row( $video );
		try {
			$files = array();
			foreach ( $known->posters as $url ) {
				$files = self::files()->fetch( $vendor, $url, self::name( $video ), $known->ratio );
				if ( array() !== $files ) {
					break;
				}
			}
			$row['failures'] = array() === $files ? $row['failures'] + 1 : 0;
			$row['files']    = array() === $files ? $row['files'] : $files;
			$row['source']   = $known->posters[0] ?? '';
			$row['checked']  = Clock::now();
			$row['url']      = $vendor->watch_url( $video->at( 0 ) );
			Values::set( self::PREFIX . self::name( $video ), $row );
		} finally {
			$lock->release();
		}
	}

	/**
	 * Deletes a picture.
	 *
	 * @param Video_Address $video Of a vendor.
	 */
	public static function delete( Video_Address $video ): void {
		self::delete_named( self::name( $video ) );
	}

	/**
	 * Returns whether a picture should be copied; after failures, the interval grows.
	 *
	 * @param Row           $row What is stored.
	 * @param Video_Details $known What the vendor says.
	 */
	private static function is_due( array $row, Video_Details $known ): bool {
		if ( array() === $known->posters ) {
			return false;
		}
		$is_new = ( $known->posters[0] ) !== $row['source'];
		$pause  = $row['failures'] > 0 ? self::FIRST_PAUSE * 2 ** min( 10, $row['failures'] ) : self::FRESH_SECONDS;
		return $is_new || Clock::now() >= $row['checked'] + $pause;
	}

	/**
	 * Deletes pictures that no page has shown for long; those in use are looked at each month.
	 *
	 * @param int $before Unix timestamp.
	 */
	private static function purge( int $before ): void {
		foreach ( Values::names( self::PREFIX ) as $name ) {
			if ( self::checked( Values::get( $name ) )['checked'] < $before ) {
				self::delete_named( substr( $name, strlen( self::PREFIX ) ) );
			}
		}
	}

	/**
	 * Deletes files and row.
	 *
	 * @param string $name
	 */
	private static function delete_named( string $name ): void {
		self::files()->delete( $name );
		Values::delete( self::PREFIX . $name );
	}

	/** Returns where the pictures are. */
	private static function files(): Picture_Files {
		return new Picture_Files( 'posters', self::WIDTHS );
	}

	/**
	 * Returns the name of a video's files and row.
	 */
	private static function name( Video_Address $video ): string {
		return md5( "$video->provider $video->id" );
	}

	/**
	 * Returns what is stored about a picture.
	 *
	 * @return Row
	 */
	private static function row( Video_Address $video ): array {
		return self::checked( Values::get( self::PREFIX . self::name( $video ) ) );
	}

	/**
	 * Returns a row, or an empty one if it is not valid.
	 *
	 * @param mixed $stored Option value.
	 * @return Row
	 */
	private static function checked( mixed $stored ): array {
		$row = is_array( $stored ) ? $stored : array();
		return array(
			'url'      => is_string( $row['url'] ?? null ) ? $row['url'] : '',
			'source'   => is_string( $row['source'] ?? null ) ? $row['source'] : '',
			'files'    => self::files()->checked( $row['files'] ?? null ),
			'checked'  => is_int( $row['checked'] ?? null ) ? $row['checked'] : 0,
			'failures' => is_int( $row['failures'] ?? null ) ? $row['failures'] : 0,
		);
	}
}
