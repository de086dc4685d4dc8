<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

defined( 'ABSPATH' ) || exit;

/** A number of followers, as vendors send it. */
final class Follower_Count {
	/** About as many as there are people. */
	public const MOST = 9_000_000_000;

	/**
	 * Returns a number; null for what is none, or cannot be true.
	 *
	 * @param mixed $number Not trusted.
	 */
	public static function of( mixed $number ): ?int {
		return is_int( $number ) && $number >= 0 && $number <= self::MOST ? $number : null;
	}

	/**
	 * Returns the number of a vendor that writes numbers as text.
	 *
	 * @param mixed $digits Not trusted.
	 */
	public static function of_digits( mixed $digits ): ?int {
		return is_string( $digits ) && 1 === preg_match( '/^\d{1,10}$/D', $digits ) ? self::of( (int) $digits ) : null;
	}
}
