<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/** Work that is done soon, once: by Action Scheduler where a plugin brings it, else by WordPress's cron. */
final class Soon {
	/** Group of Action Scheduler. */
	private const GROUP = 'frontage';

	/**
	 * Lets a hook run soon, unless it is going to anyway.
	 *
	 * @param non-empty-string $hook
	 * @param list<string|int> $args
	 */
	public static function run( string $hook, array $args ): void {
		if ( self::has_scheduler() ) {
			if ( ! as_has_scheduled_action( $hook, $args, self::GROUP ) ) {
				as_schedule_single_action( Clock::now(), $hook, $args, self::GROUP );
			}
		} elseif ( false === wp_next_scheduled( $hook, $args ) ) {
			wp_schedule_single_event( Clock::now(), $hook, $args );
		}
	}

	/** Returns whether Action Scheduler is there and ready. */
	private static function has_scheduler(): bool {
		return function_exists( 'as_has_scheduled_action' ) && did_action( 'action_scheduler_init' ) > 0;
	}
}
