<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

/**
 * A stub database that fails some times.
 *
 * Implements as much of `$wpdb` as a retry needs.
 */
final class Busy_Database {
	public int $tries = 0;

	public string $last_error = '';

	/**
	 * Sets up the failures.
	 *
	 * @param int $refusals Number of failures.
	 * @param string $error Error message.
	 */
	public function __construct( private int $refusals, private string $error ) {}

	public function suppress_errors( bool $suppress = true ): bool {
		return ! $suppress;
	}

	public function query( string $sql ): int|false {
		++$this->tries;
		$refuses          = $this->tries <= $this->refusals || '' === $sql;
		$this->last_error = $refuses ? $this->error : '';
		return $refuses ? false : 1;
	}
}
