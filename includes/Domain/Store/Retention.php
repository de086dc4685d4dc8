<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Bootable;
use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Base\Store\Log;
use Frontage\Base\Store\Primary;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Sites;
use Frontage\Domain\Privacy\Retention_Registry;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** The daily cleanup of expired data, as listed by `Retention_Registry`. */
final class Retention implements Bootable, Provides_Event_Labels {
	public const WHEN = array( 'hook:' . self::HOOK, 'screen', 'hook:deactivate_{plugin}' );

	public const HOOK = 'frontage_daily';

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
		add_action( 'admin_init', array( self::class, 'schedule' ) );
		register_deactivation_hook( Paths::file(), array( self::class, 'unschedule' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Daily cleanup', 'frontage' ) );
	}

	/** Schedules the daily cleanup. */
	public static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( Clock::now() + HOUR_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/**
	 * Unschedules all events when Frontage is deactivated.
	 *
	 * @param mixed $network_wide Whether on all sites of a network.
	 */
	public static function unschedule( mixed $network_wide = false ): void {
		if ( true === $network_wide ) {
			Sites::run_on_each( array( Uninstaller::class, 'unschedule' ) );
			return;
		}
		Uninstaller::unschedule();
	}

	/** Runs the cleanup. A rule that fails does not stop the others. */
	public static function run(): void {
		Primary::read_from_primary();
		Unfinished_Work::resume();
		foreach ( Retention_Registry::all() as $rule ) {
			try {
				$rule->clean();
			} catch ( Throwable $error ) {
				Log::count( 'cleanup_failed', $rule->id, $error->getMessage() );
			}
		}
	}
}
