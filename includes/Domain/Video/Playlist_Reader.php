<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Closure;
use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\With_Playlists;

defined( 'ABSPATH' ) || exit;

/** Goes through the stored pages of a playlist, each of which names the next. */
final class Playlist_Reader {
	private const FRESH_SECONDS = HOUR_IN_SECONDS;

	/** Durations do not change. */
	private const LENGTHS_SECONDS = WEEK_IN_SECONDS;

	/** For copies that cannot be refreshed: without a key, the last good ones stay. */
	private const NEVER_SECONDS = 100 * YEAR_IN_SECONDS;

	private readonly bool $can_ask;

	/**
	 * Whether something that is missing may be fetched now; null for never.
	 *
	 * @var (Closure(): bool)|null
	 */
	private ?Closure $may = null;

	/**
	 * Takes the playlist.
	 *
	 * @param With_Playlists   $vendor
	 * @param Playlist_Address $playlist Looked up.
	 * @param int              $size Videos on a page.
	 */
	public function __construct(
		private readonly With_Playlists $vendor,
		private readonly Playlist_Address $playlist,
		private readonly int $size
	) {
		$this->can_ask = '' === $vendor->playlists()->missing_key();
	}

	/**
	 * Returns a reader that fetches what is missing.
	 *
	 * @param Closure(): bool $may Whether it may fetch, each time.
	 */
	public function fetching( Closure $may ): self {
		$copy      = clone $this;
		$copy->may = $may;
		return $copy;
	}

	/**
	 * Returns a page, or the nearest before it that is known; null if there is none.
	 *
	 * @param int $asked From 1.
	 */
	public function page( int $asked ): ?Playlist_Page {
		$found = null;
		$token = '';
		for ( $number = 1; $number <= min( max( 1, $asked ), Playlists::MOST_PAGES ); $number++ ) {
			$page = $this->list( $token, $number );
			if ( null === $page ) {
				break;
			}
			$found = $page;
			$token = $page->next;
			if ( '' === $token ) {
				break;
			}
		}
		if ( null === $found ) {
			return null;
		}
		$this->prepare( $found->next, $found->number + 1 );
		return $this->with_pictures( $found );
	}

	/** Lets cron fetch a page and its pictures before visitors need them. */
	private function prepare( string $token, int $number ): void {
		$this->may = null;
		$next      = '' === $token || $number > Playlists::MOST_PAGES ? null : $this->list( $token, $number );
		null === $next || $this->with_pictures( $next );
	}

	/**
	 * Returns a page as its list is stored, with durations.
	 *
	 * @param string $token From the page before.
	 * @param int    $number From 1.
	 */
	private function list( string $token, int $number ): ?Playlist_Page {
		$source = $this->vendor->playlists();
		$copy   = $this->copy( $source->videos_url( $this->playlist, $token, $this->size ), self::FRESH_SECONDS );
		$page   = null === $copy ? null : $source->videos( self::json( $copy ), $this->playlist, $number * $this->size );
		if ( null === $page ) {
			return null;
		}
		$url     = $source->lengths_url( array_column( $page->videos, 'video' ) );
		$lengths = '' === $url ? null : $this->copy( $url, self::LENGTHS_SECONDS );
		return ( null === $lengths ? $page : $page->lasting( $source->lengths( self::json( $lengths ) ) ) )->numbered( $number );
	}

	/** Returns the page, and lets cron copy pictures that are missing. */
	private function with_pictures( Playlist_Page $page ): Playlist_Page {
		Posters::prime( array_column( $page->videos, 'video' ) );
		if ( $this->can_ask ) {
			Playlist_Posters::need( $this->playlist, $page, $this->size );
		}
		return $page;
	}

	/**
	 * Returns a copy, or fetches it if that is allowed.
	 *
	 * @param int $fresh Seconds for which it is fresh.
	 */
	private function copy( string $url, int $fresh ): ?Cached_Response {
		$fresh = $this->can_ask ? $fresh : self::NEVER_SECONDS;
		$copy  = Response_Cache::read( $this->vendor, $url, $fresh );
		if ( null === $copy && $this->can_ask && null !== $this->may && ( $this->may )() ) {
			// With a lock, and with pauses after failures.
			Response_Cache::refresh( $this->vendor::group(), $url );
			$copy = Response_Cache::read( $this->vendor, $url, $fresh );
		}
		return $copy;
	}

	/**
	 * Reads a cached answer; empty if it is not readable.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function json( Cached_Response $copy ): array {
		try {
			return $copy->json();
		} catch ( Http_Error ) {
			return array();
		}
	}
}
