<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\With_Playlists;
use Frontage\Http\Rate_Limit;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * The videos of playlists and channels, page by page.
 *
 * Pages have numbers: the vendors' own tokens stay here, so that nobody can forge one, and a page of the site that lies
 * in a cache for days never sends one that is no longer valid. Pages read copies that cron refreshes, authors wait for
 * the vendor, and what visitors may make the site fetch is limited (`fetch()`).
 */
final class Playlists {
	public const MOST_PAGES = 50;
	public const MOST_SIZE  = 50;

	/** Pages that one call of a visitor may fetch. */
	private const MOST_FETCHES = 5;

	/** Requests to vendors that all visitors together may cause, by seconds. */
	private const LIMITS = array(
		MINUTE_IN_SECONDS => 20,
		DAY_IN_SECONDS    => 1000,
	);

	/**
	 * Returns the vendor of a playlist; null if it lists none.
	 *
	 * @param Playlist_Address $playlist Any.
	 */
	public static function vendor( Playlist_Address $playlist ): ?With_Playlists {
		$provider = Providers::get( $playlist->provider );
		return $provider instanceof With_Playlists ? $provider : null;
	}

	/**
	 * Returns a page of a playlist, or the nearest before it that is known; null if nothing is known yet. Never waits.
	 *
	 * @param Playlist_Address $playlist Any.
	 * @param int              $page From 1.
	 * @param int              $size Videos on a page.
	 */
	public static function read( Playlist_Address $playlist, int $page, int $size ): ?Playlist_Page {
		return self::reader( $playlist, $size )?->page( $page );
	}

	/**
	 * Returns a page for a visitor. Pages that nobody has asked for yet are fetched, once for everybody and within limits;
	 * only if the first page is known, which authors and cron see to.
	 *
	 * @param Playlist_Address $playlist Of a published block.
	 * @param int              $page From 1.
	 * @param int              $size Videos on a page.
	 * @phpstan-impure
	 */
	public static function fetch( Playlist_Address $playlist, int $page, int $size ): ?Playlist_Page {
		$left = self::MOST_FETCHES;
		$may  = static function () use ( &$left, $playlist ): bool {
			return $left-- > 0 && Rate_Limit::consume( 'playlist pages', array( $playlist->provider => self::LIMITS ) );
		};
		return null === self::read( $playlist, 1, $size ) ? null : self::reader( $playlist, $size )?->fetching( $may )->page( $page );
	}

	/**
	 * Asks the vendor for the first page, for an author; copies the pictures.
	 *
	 * @param Playlist_Address $playlist Any; see `look_up()`.
	 * @param int              $size Videos on a page.
	 * @throws Http_Error With a sentence for the author.
	 */
	public static function ask( Playlist_Address $playlist, int $size ): Playlist_Page {
		$vendor = self::asked( $playlist );
		$page   = self::read( $playlist, 1, $size );
		if ( null === $page ) {
			$source = $vendor->playlists();
			$url    = $source->videos_url( $playlist, '', $size );
			$answer = ( new Http( $vendor ) )->get( $url );
			$found  = $answer->is_ok() ? $source->videos( $answer->json(), $playlist, $size ) : null;
			if ( null === $found || array() === $found->videos ) {
				throw self::refused( $vendor, $answer );
			}
			Response_Cache::keep( $vendor, $url, $answer );
			$lengths = $source->lengths_url( array_column( $found->videos, 'video' ) );
			if ( '' !== $lengths ) {
				Response_Cache::refresh( $vendor::group(), $lengths );
			}
			$page = self::read( $playlist, 1, $size ) ?? $found;
		}
		Playlist_Posters::copy( $page->videos );
		return $page;
	}

	/**
	 * Returns the playlist under an address that says enough: a channel that is named is looked up at the vendor.
	 *
	 * @param Playlist_Address $playlist Any.
	 * @throws Http_Error With a sentence for the author.
	 */
	public static function look_up( Playlist_Address $playlist ): Playlist_Address {
		$vendor = self::asked( $playlist );
		$source = $vendor->playlists();
		$url    = $source->lookup_url( $playlist );
		if ( '' === $url ) {
			return $playlist;
		}
		$answer = ( new Http( $vendor ) )->get( $url );
		$found  = $answer->is_ok() ? Playlist_Address::of( $source->looked_up( $answer->json() ) ) : null;
		return $found ?? throw self::refused( $vendor, $answer );
	}

	/** Returns what reads a playlist; null if nothing does, or its address does not say enough. */
	private static function reader( Playlist_Address $playlist, int $size ): ?Playlist_Reader {
		$vendor = self::vendor( $playlist );
		return null === $vendor || Playlist_Address::NAME === $playlist->kind
			? null
			: new Playlist_Reader( $vendor, $playlist, max( 1, min( self::MOST_SIZE, $size ) ) );
	}

	/**
	 * Returns the vendor, if it can be asked.
	 *
	 * @throws Http_Error With a sentence for the author.
	 */
	private static function asked( Playlist_Address $playlist ): With_Playlists {
		$vendor = self::vendor( $playlist ) ?? throw Http_Error::blocked( $playlist->provider );
		$lacks  = $vendor->playlists()->missing_key();
		return '' === $lacks ? $vendor : throw new Http_Error( Http_Error::REFUSED, $lacks );
	}

	/**
	 * Returns the error for what a vendor refuses.
	 *
	 * @param With_Playlists $vendor
	 */
	private static function refused( With_Playlists $vendor, Http_Response $answer ): Http_Error {
		return new Http_Error( Http_Error::REFUSED, $vendor->playlists()->error_message( $answer ), $answer->milliseconds );
	}
}
