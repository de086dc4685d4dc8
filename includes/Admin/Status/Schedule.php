<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Clock;
use Frontage\Domain\Store\Retention;

defined( 'ABSPATH' ) || exit;

/** The status of Frontage's scheduled events: when they are due and whether they are late. */
final class Schedule implements Section {
	private const PREFIX = 'frontage_';

	private const LATE_SECONDS = HOUR_IN_SECONDS;
	private const LOST_SECONDS = DAY_IN_SECONDS;

	public function slug(): string {
		return 'schedule';
	}

	public function title(): string {
		return __( 'Scheduled events', 'frontage' );
	}

	public function order(): int {
		return 30;
	}

	public function rows(): array {
		$due  = self::due();
		$rows = array( self::runner() );
		if ( ! isset( $due[ Retention::HOOK ] ) ) {
			$rows[] = Row::bad(
				Event_Names::of( Retention::HOOK ),
				__( 'Missing', 'frontage' ),
				__(
					'The daily cleanup is not scheduled. Open any page in the admin area so that Frontage schedules it again. If the problem persists, another plugin is removing it.',
					'frontage'
				)
			);
		}
		foreach ( $due as $hook => $time ) {
			$rows[] = self::event( (string) $hook, $time );
		}
		return $rows;
	}

	/**
	 * Returns when our events are due.
	 *
	 * @return array<string, int> Earliest Unix timestamp, keyed by hook.
	 */
	private static function due(): array {
		$due = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_keys( (array) $hooks ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::PREFIX ) ) {
					$due[ (string) $hook ] ??= (int) $time;
				}
			}
		}
		return $due;
	}

	/**
	 * Returns the row for one event.
	 *
	 * @param string $hook Hook name.
	 * @param int $time Unix timestamp when it is due.
	 */
	private static function event( string $hook, int $time ): Row {
		$late = Clock::now() - $time;
		if ( $late <= self::LATE_SECONDS ) {
			return Row::good(
				Event_Names::of( $hook ),
				$late > 0
					? __( 'Due now', 'frontage' )
					: sprintf(
						/* translators: %s: time span such as “5 hours”. */
						__( 'Due in %s', 'frontage' ),
						human_time_diff( Clock::now(), $time )
					)
			);
		}
		/* translators: %s: time span such as “5 hours”. */
		$value  = sprintf( __( 'Overdue by %s', 'frontage' ), human_time_diff( $time, Clock::now() ) );
		$advice = __(
			'WP-Cron is not running. Ask your host to call wp-cron.php every few minutes, or remove DISABLE_WP_CRON from wp-config.php.',
			'frontage'
		);
		return $late > self::LOST_SECONDS
			? Row::bad( Event_Names::of( $hook ), $value, $advice )
			: Row::warn( Event_Names::of( $hook ), $value, $advice );
	}

	/** Returns what runs the scheduled events. */
	private static function runner(): Row {
		$by_host = defined( 'DISABLE_WP_CRON' ) && constant( 'DISABLE_WP_CRON' );
		return Row::good(
			__( 'Triggered by', 'frontage' ),
			$by_host ? __( 'the server (DISABLE_WP_CRON is set)', 'frontage' ) : __( 'site visits', 'frontage' )
		);
	}
}
