<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * What time it is.
 *
 * The server's clock, which tests can stop.
 *
 * @api
 */
final class Clock {
	/**
	 * The time at which the clock was stopped.
	 *
	 * @var int|null
	 */
	private static ?int $stopped = null;

	/** Unix time. */
	public static function now(): int {
		return self::$stopped ?? time();
	}

	/** The day in UTC, as `2027-01-31`. */
	public static function day( int $days_ago = 0 ): string {
		return gmdate( 'Y-m-d', self::now() - $days_ago * DAY_IN_SECONDS );
	}

	/**
	 * Stops the clock, for tests; null lets it run.
	 *
	 * @param int|null $time Unix time.
	 */
	public static function stop( ?int $time ): void {
		self::$stopped = $time;
	}
}
