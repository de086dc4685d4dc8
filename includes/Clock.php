<?php
/**
 * What time it is.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage;

defined( 'ABSPATH' ) || exit;

/** The server's time for everything that prints it, so that tests and fixtures can stop it. */
final class Clock {
	/**
	 * Where the clock stands, if it was stopped.
	 *
	 * @var int|null
	 */
	private static ?int $stopped = null;

	/** The time in Unix seconds. */
	public static function now(): int {
		return self::$stopped ?? time();
	}

	/**
	 * Stops the clock, for tests; null lets it run again.
	 *
	 * @param int|null $at Unix seconds.
	 */
	public static function stop( ?int $at ): void {
		self::$stopped = $at;
	}
}
