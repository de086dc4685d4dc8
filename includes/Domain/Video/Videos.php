<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Domain\Providers\Cached_Response;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\Response_Cache;
use Frontage\Domain\Providers\With_Video;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * What this site knows about videos at vendors, and their pictures.
 *
 * Pages read copies that cron refreshes. Authors wait for the vendor, once.
 */
final class Videos {
	/** Titles and durations rarely change. */
	private const FRESH_SECONDS = DAY_IN_SECONDS;

	/**
	 * Returns the vendor of a video; null for a file.
	 *
	 * @param Video_Address $video Any.
	 */
	public static function vendor( Video_Address $video ): ?With_Video {
		$provider = Providers::get( $video->provider );
		return $provider instanceof With_Video ? $provider : null;
	}

	/**
	 * Returns what is known about a video; null if its vendor has not answered yet. Never waits.
	 *
	 * @param Video_Address $video Any.
	 */
	public static function read( Video_Address $video ): ?Video_Details {
		$vendor = self::vendor( $video );
		$copy   = null === $vendor ? null : Response_Cache::read( $vendor, $vendor->details_url( $video ), self::FRESH_SECONDS );
		return null === $vendor || null === $copy ? null : self::details( $vendor, $copy, $video );
	}

	/**
	 * Returns what is stored about a video, and asks nobody.
	 *
	 * @param Video_Address $video Any.
	 */
	public static function known( Video_Address $video ): ?Video_Details {
		$vendor = self::vendor( $video );
		$copy   = null === $vendor ? null : Response_Cache::stored( $vendor::group(), $vendor->details_url( $video ) );
		return null === $vendor || null === $copy || ! $copy->is_there() ? null : self::details( $vendor, $copy, $video );
	}

	/**
	 * Reads what is stored about several videos, and about their pictures, with a query each.
	 *
	 * @param list<Video_Address> $videos Any.
	 */
	public static function prime( array $videos ): void {
		$known = array();
		$asked = array();
		foreach ( $videos as $video ) {
			$vendor = self::vendor( $video );
			if ( null !== $vendor ) {
				$known[] = $video;
				$asked[] = array( $vendor::group(), $vendor->details_url( $video ) );
			}
		}
		Response_Cache::prime( $asked );
		Posters::prime( $known );
	}

	/**
	 * Asks the vendor, for an author: returns what it says, and copies the picture.
	 *
	 * @param Video_Address $video Of a vendor.
	 * @throws Http_Error With a sentence for the author.
	 */
	public static function ask( Video_Address $video ): Video_Details {
		$known = self::read( $video );
		if ( null === $known ) {
			$vendor = self::vendor( $video );
			if ( null === $vendor ) {
				throw Http_Error::blocked( $video->provider );
			}
			$url    = $vendor->details_url( $video );
			$answer = ( new Http( $vendor ) )->send( Http_Request::get( $url ) );
			$known  = $answer->is_ok() ? $vendor->details( $answer->json(), $video ) : null;
			if ( null === $known ) {
				throw new Http_Error( Http_Error::REFUSED, $vendor->error_message( $answer ), $answer->milliseconds );
			}
			Response_Cache::keep( $vendor, $url, $answer );
		}
		if ( null === Posters::read( $video, null ) ) {
			Posters::copy( $video, $known );
		}
		return $known;
	}

	/**
	 * Reads a cached answer.
	 *
	 * @param With_Video      $vendor
	 * @param Cached_Response $copy Its answer.
	 */
	private static function details( With_Video $vendor, Cached_Response $copy, Video_Address $video ): ?Video_Details {
		try {
			return $vendor->details( $copy->json(), $video );
		} catch ( Http_Error ) {
			return null;
		}
	}
}
