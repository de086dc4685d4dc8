<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Kses;
use Frontage\Base\Iso_Date;

defined( 'ABSPATH' ) || exit;

/** What a vendor says about a video: plain text and checked numbers, or nothing. */
final class Video_Details {
	private const MOST_CHARACTERS = 300;
	private const MOST_SECONDS    = 100 * HOUR_IN_SECONDS;
	private const MOST_PIXELS     = 20000;

	/**
	 * Stores checked values.
	 *
	 * @param string       $title Plain text; empty if unknown.
	 * @param string       $author The same.
	 * @param int          $seconds Duration; 0 if unknown, as of a live stream.
	 * @param string       $uploaded Date and time as in ISO 8601; empty if unknown.
	 * @param float        $ratio Width by height; 0 if unknown.
	 * @param list<string> $posters Addresses of its picture, the best first.
	 */
	private function __construct(
		public readonly string $title,
		public readonly string $author,
		public readonly int $seconds,
		public readonly string $uploaded,
		public readonly float $ratio,
		public readonly array $posters
	) {}

	/**
	 * Returns the details; null without a title, which every video has.
	 *
	 * @param array<string, mixed> $given Not trusted: `title`, `author`, `seconds`, `uploaded`, `width`, `height`.
	 * @param list<mixed>          $posters Addresses, not trusted.
	 */
	public static function of( array $given, array $posters ): ?self {
		$title = self::text( $given['title'] ?? '' );
		$width = self::number( $given['width'] ?? 0, self::MOST_PIXELS );
		$high  = self::number( $given['height'] ?? 0, self::MOST_PIXELS );
		$urls  = array();
		foreach ( $posters as $url ) {
			if ( is_string( $url ) && str_starts_with( $url, 'https://' ) && strlen( $url ) <= 2000 ) {
				$urls[] = $url;
			}
		}
		return '' === $title ? null : new self(
			$title,
			self::text( $given['author'] ?? '' ),
			self::number( $given['seconds'] ?? 0, self::MOST_SECONDS ),
			self::date( $given['uploaded'] ?? '' ),
			$width > 0 && $high > 0 ? round( $width / $high, 4 ) : 0.0,
			$urls
		);
	}

	/** Returns the same details with a duration in seconds. */
	public function lasting( int $seconds ): self {
		$seconds = self::number( $seconds, self::MOST_SECONDS );
		return new self( $this->title, $this->author, $seconds, $this->uploaded, $this->ratio, $this->posters );
	}

	/**
	 * Returns the seconds of a duration as in ISO 8601, such as `PT1H2M3S`; 0 if it is none.
	 *
	 * @param mixed $duration Not trusted.
	 */
	public static function seconds( mixed $duration ): int {
		$form = '/^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})S)?)?$/';
		if ( ! is_string( $duration ) || 1 !== preg_match( $form, $duration, $found ) ) {
			return 0;
		}
		$found += array(
			1 => '',
			'',
			'',
			'',
		);
		return (int) $found[1] * DAY_IN_SECONDS + (int) $found[2] * HOUR_IN_SECONDS + (int) $found[3] * MINUTE_IN_SECONDS + (int) $found[4];
	}

	/**
	 * Returns a duration as in ISO 8601.
	 *
	 * @param int $seconds Positive.
	 */
	public static function iso( int $seconds ): string {
		return sprintf( 'PT%dH%dM%dS', intdiv( $seconds, HOUR_IN_SECONDS ), intdiv( $seconds, 60 ) % 60, $seconds % 60 );
	}

	/**
	 * Returns a duration as people read it, such as `1:02:03`.
	 *
	 * @param int $seconds Not negative.
	 */
	public static function clock( int $seconds ): string {
		$hours   = intdiv( $seconds, HOUR_IN_SECONDS );
		$minutes = intdiv( $seconds, 60 ) % 60;
		return $hours > 0 ? sprintf( '%d:%02d:%02d', $hours, $minutes, $seconds % 60 ) : sprintf( '%d:%02d', $minutes, $seconds % 60 );
	}

	/**
	 * Returns text without markup.
	 *
	 * @param mixed $text Not trusted.
	 */
	private static function text( mixed $text ): string {
		return is_string( $text ) ? mb_substr( trim( Kses::text( $text ) ), 0, self::MOST_CHARACTERS ) : '';
	}

	/**
	 * Returns a whole number; 0 if it is none, or not plausible.
	 *
	 * @param mixed $number Not trusted.
	 */
	private static function number( mixed $number, int $most ): int {
		return is_numeric( $number ) && $number > 0 && $number <= $most ? (int) $number : 0;
	}

	/**
	 * Returns a date and time as in ISO 8601; empty if it is none.
	 *
	 * @param mixed $date Not trusted; with a time zone, or in UTC.
	 */
	private static function date( mixed $date ): string {
		return Iso_Date::read( $date )?->format( DATE_ATOM ) ?? '';
	}
}
