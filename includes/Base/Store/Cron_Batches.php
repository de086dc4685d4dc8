<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Closure;
use Frontage\Base\Clock;

defined( 'ABSPATH' ) || exit;

/** Work in batches that cron goes on with until it is done; one process at a time. */
final class Cron_Batches {
	private const LOCK_SECONDS = 60;

	/** Maximum seconds per cron run. */
	private const SECONDS = 10;

	/**
	 * Describes the work.
	 *
	 * @param string $hook Cron hook that continues it.
	 * @param string $lock Name of its lock.
	 */
	public function __construct( private readonly string $hook, private readonly string $lock ) {}

	/**
	 * Continues in a cron run.
	 *
	 * @param Closure(): bool $step Does one batch, as `step()` does, and returns whether there is nothing left to do.
	 */
	public function run( Closure $step ): void {
		$this->schedule( self::LOCK_SECONDS ); // If this process is killed, the next one goes on.
		$until = hrtime( true ) + self::SECONDS * 1_000_000_000;
		while ( ! $step() ) {
			if ( hrtime( true ) > $until ) {
				wp_clear_scheduled_hook( $this->hook );
				$this->schedule();
				return;
			}
		}
		$this->end();
	}

	/**
	 * Does one batch.
	 *
	 * @param Closure(): bool $batch Does it, and returns whether there is nothing left to do.
	 * @return bool Whether there is nothing left to do, or another process is working on it.
	 */
	public function step( Closure $batch ): bool {
		$lock = Lock::acquire( $this->lock, self::LOCK_SECONDS );
		if ( null === $lock ) {
			return true;
		}
		try {
			return $batch();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Schedules the cron event.
	 *
	 * @param int $delay Seconds until then.
	 */
	public function schedule( int $delay = 0 ): void {
		if ( false === wp_next_scheduled( $this->hook ) ) {
			wp_schedule_single_event( Clock::now() + $delay, $this->hook );
		}
	}

	/** Unschedules the cron event, unless another process is working: it may be killed. */
	private function end(): void {
		$lock = Lock::acquire( $this->lock, self::LOCK_SECONDS );
		if ( null !== $lock ) {
			wp_clear_scheduled_hook( $this->hook );
			$lock->release();
		}
	}
}
