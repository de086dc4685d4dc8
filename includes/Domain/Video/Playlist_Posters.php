<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Deferred_Event;
use Frontage\Base\Store\Provides_Event_Labels;

defined( 'ABSPATH' ) || exit;

/** Copies the pictures of a page of a playlist. Its list names them, so that no video has to be asked about. */
final class Playlist_Posters implements Bootable, Provides_Event_Labels {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_copy_posters';

	private const MOST_AT_ONCE = 25;

	/** Adds the cron hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'refresh' ), 10, 3 );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Copying the posters of a playlist', 'frontage' ) );
	}

	/**
	 * Lets cron copy the pictures that are missing or old.
	 *
	 * @param int $size Videos on a page.
	 */
	public static function need( Playlist_Address $playlist, Playlist_Page $page, int $size ): void {
		if ( array() !== self::due( $page->videos ) ) {
			Deferred_Event::run_soon( self::HOOK, array( $playlist->url, $page->number, $size ) );
		}
	}

	/**
	 * Copies pictures of a page that is shown, some at a time: reading the page schedules the rest.
	 *
	 * @param mixed $url Address of the playlist.
	 * @param mixed $number Of the page, from 1.
	 * @param mixed $size Videos on a page.
	 */
	public static function refresh( mixed $url, mixed $number, mixed $size ): void {
		$playlist = Playlist_Address::of( $url );
		$page     = null !== $playlist && is_int( $number ) && is_int( $size ) ? Playlists::read( $playlist, $number, $size ) : null;
		if ( null !== $page && $page->number === $number ) {
			self::copy( $page->videos );
		}
	}

	/**
	 * Copies pictures now.
	 *
	 * @param list<Playlist_Video> $videos
	 */
	public static function copy( array $videos ): void {
		foreach ( array_slice( self::due( $videos ), 0, self::MOST_AT_ONCE ) as $one ) {
			Posters::copy( $one->video, $one->details );
		}
	}

	/**
	 * Returns the videos whose pictures are missing or old.
	 *
	 * @param list<Playlist_Video> $videos
	 * @return list<Playlist_Video>
	 */
	private static function due( array $videos ): array {
		$is_due = static fn ( Playlist_Video $one ): bool => Posters::needs( $one->video, $one->details );
		return array_values( array_filter( $videos, $is_due ) );
	}
}
