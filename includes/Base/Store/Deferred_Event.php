<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/** Work that is done soon, or twice a day: by Action Scheduler where a plugin brings it, else by WordPress's cron. */
final class Deferred_Event {
	/** Group of Action Scheduler. */
	private const GROUP = 'frontage';

	/**
	 * Lets a hook run soon, unless it is going to anyway.
	 *
	 * @param non-empty-string $hook
	 * @param list<string|int> $args
	 * @param int $delay Seconds until then.
	 */
	public static function run_soon( string $hook, array $args, int $delay = 0 ): void {
		if ( self::has_scheduler() ) {
			if ( ! as_has_scheduled_action( $hook, $args, self::GROUP ) ) {
				as_schedule_single_action( Clock::now() + $delay, $hook, $args, self::GROUP );
			}
		} elseif ( false === wp_next_scheduled( $hook, $args ) ) {
			wp_schedule_single_event( Clock::now() + $delay, $hook, $args );
		}
	}

	/**
	 * Lets an event of WordPress's cron run at a time, unless it is going to before.
	 *
	 * @param non-empty-string $hook
	 * @param int $time Unix timestamp.
	 */
	public static function run_by( string $hook, int $time ): void {
		$next = wp_next_scheduled( $hook );
		if ( false === $next || $next > $time ) {
			wp_schedule_single_event( $time, $hook );
		}
	}

	/**
	 * Lets a hook without arguments run every 12 hours, unless it does anyway.
	 *
	 * @param non-empty-string $hook
	 */
	public static function run_twice_daily( string $hook ): void {
		$start = Clock::now() + 12 * HOUR_IN_SECONDS;
		if ( self::has_scheduler() ) {
			wp_clear_scheduled_hook( $hook );
			if ( ! as_has_scheduled_action( $hook, array(), self::GROUP ) ) {
				as_schedule_recurring_action( $start, 12 * HOUR_IN_SECONDS, $hook, array(), self::GROUP );
			}
		} elseif ( false === wp_next_scheduled( $hook ) ) {
			wp_schedule_event( $start, 'twicedaily', $hook );
		}
	}

	/**
	 * Ends what `run_twice_daily()` began.
	 *
	 * @param non-empty-string $hook
	 */
	public static function stop( string $hook ): void {
		wp_clear_scheduled_hook( $hook );
		if ( self::has_scheduler() ) {
			as_unschedule_all_actions( $hook, array(), self::GROUP );
		}
	}

	/** Returns whether Action Scheduler is there and ready. */
	private static function has_scheduler(): bool {
		return function_exists( 'as_has_scheduled_action' ) && did_action( 'action_scheduler_init' ) > 0;
	}
}
