<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

/**
 * A database that refuses some times, for tests.
 *
 * As much of `$wpdb` as a retry needs.
 */
final class Busy_Database {
	public int $tries = 0;

	public string $last_error = '';

	/**
	 * Prepares the refusals.
	 *
	 * @param int    $refusals How many.
	 * @param string $error    What it says.
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
