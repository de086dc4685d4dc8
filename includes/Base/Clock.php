<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * The current time.
 *
 * The server's clock. Tests can stop it.
 */
final class Clock {
	/**
	 * Time at which the clock was stopped.
	 *
	 * @var int|null
	 */
	private static ?int $stopped = null;

	/** Returns the current Unix timestamp. */
	public static function now(): int {
		return self::$stopped ?? time();
	}

	/** Returns the day in UTC, such as `2027-01-31`. */
	public static function day( int $days_ago = 0 ): string {
		return gmdate( 'Y-m-d', self::now() - $days_ago * DAY_IN_SECONDS );
	}

	/**
	 * Stops the clock, for tests; null restarts it.
	 *
	 * @param int|null $time Unix timestamp.
	 */
	public static function stop( ?int $time ): void {
		self::$stopped = $time;
	}
}
