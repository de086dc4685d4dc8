<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Base\Clock;
use Frontage\Base\Html\Kses;
use Frontage\Base\Iso_Date;
use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

/**
 * What vendors send, as checked plain values.
 *
 * @since 0.3
 * @api
 */
final class Feed_Value {
	private const MOST_BYTES = 2000;

	private const URL = '~^https?://[^\s/?#<>"\'\\\\@]+(?:[/?#][^\s<>"\p{C}]*)?$~uD';

	/** Dates before it are no dates of posts. */
	private const FIRST_YEAR = 978307200;

	/**
	 * Returns a full address of the web; empty if it is none.
	 *
	 * @param mixed $url Not trusted.
	 */
	public static function url( mixed $url ): string {
		if ( ! is_string( $url ) || strlen( $url ) > self::MOST_BYTES || 1 !== preg_match( self::URL, $url ) ) {
			return '';
		}
		return Text_Input::url( $url ) ?? sanitize_url( $url, array( 'http', 'https' ) );
	}

	/**
	 * Returns plain text in lines. What looks like markup is text, and is escaped where it is printed.
	 *
	 * @param mixed $text Not trusted.
	 * @param int   $most Characters that are kept.
	 */
	public static function text( mixed $text, int $most ): string {
		if ( ! is_string( $text ) ) {
			return '';
		}
		// No character has more than four bytes.
		$text = mb_scrub( mb_strcut( $text, 0, 4 * $most ) );
		$text = (string) preg_replace( '/\R/u', "\n", $text );
		$text = (string) preg_replace( '/[\x00-\x08\x0b-\x1f\x7f\x{202a}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u', '', $text );
		$text = (string) preg_replace( array( '/[^\S\n]+/u', '/ ?\n ?/', '/\n{3,}/' ), array( ' ', "\n", "\n\n" ), $text );
		return trim( mb_substr( $text, 0, $most ) );
	}

	/**
	 * Returns the text of a vendor’s HTML: paragraphs and breaks become lines.
	 *
	 * @param mixed $html Not trusted.
	 * @param int   $most Characters that are kept.
	 */
	public static function from_html( mixed $html, int $most ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		// Markup may be longer than its text; what is longer still is not looked at.
		$html = mb_scrub( mb_strcut( $html, 0, 10 * $most ) );
		$html = (string) preg_replace( '/\s+/', ' ', $html );
		$ends = array( '~<br\s*/?>~i', '~</(?:p|div|li|h[1-6]|blockquote|pre)\s*>~i' );
		$html = (string) preg_replace( $ends, array( "\n", "\n\n" ), $html );
		return self::text( Kses::text( $html ), $most );
	}

	/**
	 * Returns a whole number that is not negative; null if it is none.
	 *
	 * @param mixed $number Not trusted.
	 */
	public static function number( mixed $number, int $most = PHP_INT_MAX ): ?int {
		if ( is_string( $number ) && 1 === preg_match( '/^\d{1,15}$/D', $number ) ) {
			$number = (int) $number;
		}
		return is_int( $number ) && $number >= 0 && $number <= $most ? $number : null;
	}

	/**
	 * Returns a Unix time; 0 if it is none, or not that of a post.
	 *
	 * @param mixed $date Unix time, or a date and time with a time zone or in UTC. Not trusted.
	 */
	public static function time( mixed $date ): int {
		$time = self::number( $date ) ?? 0;
		$time = 0 === $time ? Iso_Date::read( $date )?->getTimestamp() ?? 0 : $time;
		return $time >= self::FIRST_YEAR && $time <= Clock::now() + DAY_IN_SECONDS ? $time : 0;
	}

	/**
	 * Returns a value inside of what a vendor sent; null if it is not there.
	 *
	 * @param mixed      $data Not trusted.
	 * @param string|int ...$path Keys.
	 */
	public static function get( mixed $data, string|int ...$path ): mixed {
		foreach ( $path as $key ) {
			$data = is_array( $data ) ? $data[ $key ] ?? null : null;
		}
		return $data;
	}

	/**
	 * Returns an object as an array; empty if it is none.
	 *
	 * @param mixed $data Not trusted.
	 * @return array<array-key, mixed>
	 */
	public static function map( mixed $data ): array {
		return is_array( $data ) ? $data : array();
	}

	/**
	 * Returns the objects of a list.
	 *
	 * @param mixed $data Not trusted.
	 * @return list<array<array-key, mixed>>
	 */
	public static function rows( mixed $data ): array {
		return array_values( array_filter( self::map( $data ), 'is_array' ) );
	}
}
