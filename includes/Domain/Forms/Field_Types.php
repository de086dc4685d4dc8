<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Validates numbers, dates, times, phone numbers, URLs and patterns. Mirrors `src/lib/form-rules/kinds.ts`. */
final class Field_Types {
	private const NUMBER     = '/\A-?(?:[0-9]{1,20}(?:\.[0-9]{1,20})?|\.[0-9]{1,20})(?:[eE][+-]?[0-9]{1,2})?\z/';
	private const DAY        = '/\A([0-9]{4})-([0-9]{2})-([0-9]{2})\z/';
	private const TIME       = '/\A(?:[01][0-9]|2[0-3]):[0-5][0-9]\z/';
	private const URL        = '~\Ahttps?://[^\x00-\x20\x7f/?#]++(?:[/?#][^\x00-\x20\x7f]*+)?\z~i';
	private const PHONE      = '~\A\+?[0-9 ().\/-]++(?:x[0-9]++)?\z~';
	private const MIN_DIGITS = 3;
	private const MAX_DIGITS = 20;
	private const NEAR       = 1e-6;

	/**
	 * Returns whether a text is a number.
	 *
	 * @param string $text Field value.
	 */
	public static function is_number( string $text ): bool {
		return 1 === preg_match( self::NUMBER, $text );
	}

	/**
	 * Returns whether a number is a whole number of steps from the base.
	 *
	 * @param float $value Number to check.
	 * @param float $base Where the steps begin.
	 * @param float|int $step More than 0.
	 */
	public static function is_on_step( float $value, float $base, float|int $step ): bool {
		$steps = ( $value - $base ) / $step;
		return abs( $steps - round( $steps ) ) < self::NEAR;
	}

	/**
	 * Returns whether a text such as `2028-02-29` is a valid date.
	 *
	 * @param string $text Field value.
	 */
	public static function is_day( string $text ): bool {
		return 1 === preg_match( self::DAY, $text, $part ) && self::exists( (int) $part[1], (int) $part[2], (int) $part[3] );
	}

	/**
	 * Returns whether a text such as `14:30` is a time of the day.
	 *
	 * @param string $text Field value.
	 */
	public static function is_time( string $text ): bool {
		return 1 === preg_match( self::TIME, $text );
	}

	/**
	 * Returns whether a text is a URL.
	 *
	 * @param string $text Field value.
	 */
	public static function is_url( string $text ): bool {
		return 1 === preg_match( self::URL, $text );
	}

	/**
	 * Returns whether a text is a phone number.
	 *
	 * @param string $text Field value.
	 */
	public static function is_phone( string $text ): bool {
		$digits = strlen( (string) preg_replace( '/[^0-9]/', '', $text ) );
		return 1 === preg_match( self::PHONE, $text ) && $digits >= self::MIN_DIGITS && $digits <= self::MAX_DIGITS;
	}

	/**
	 * Returns whether the whole text matches an author's pattern. An invalid pattern matches everything.
	 *
	 * A text on which PHP reaches its backtracking limit does not match.
	 *
	 * @param string $text Field value.
	 * @param string $pattern As in the HTML attribute `pattern`.
	 */
	public static function matches( string $text, string $pattern ): bool {
		$expression = "\x01\\A(?:" . str_replace( "\x01", '', $pattern ) . ")\\z\x01u";
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- An author's typing error is not the visitor's.
		set_error_handler( static fn (): bool => true );
		$found = preg_match( $expression, $text );
		$error = preg_last_error();
		restore_error_handler();
		return 1 === $found || ( false === $found && PREG_INTERNAL_ERROR === $error );
	}

	/**
	 * Returns whether a date exists in the calendar.
	 *
	 * @param int $year Such as 2028.
	 * @param int $month From 1.
	 * @param int $day From 1.
	 */
	private static function exists( int $year, int $month, int $day ): bool {
		$leaps = 2 === $month && 0 === $year % 4 && ( 0 !== $year % 100 || 0 === $year % 400 );
		$days  = array( 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 )[ $month - 1 ] ?? 0;
		return $day >= 1 && $day <= $days + ( $leaps ? 1 : 0 );
	}
}
