<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Retry;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/**
 * Tests writes under contention.
 *
 * Retries when the database is busy, gives up immediately on errors.
 */
final class RetryTest extends TestCase {
	#[TestWith( array( 'SQLSTATE[HY000]: General error: 5 database is locked', true ) )]
	#[TestWith( array( 'database table is locked: wp_frontage_votes', true ) )]
	#[TestWith( array( 'Deadlock found when trying to get lock; try restarting transaction', true ) )]
	#[TestWith( array( 'Lock wait timeout exceeded; try restarting transaction', true ) )]
	#[TestWith( array( 'You have an error in your SQL syntax', false ) )]
	#[TestWith( array( "Table 'wp_locked' doesn't exist", false ) )]
	#[TestWith( array( '', false ) )]
	public function test_detects_a_busy_database( string $error, bool $is_busy ): void {
		self::assertSame( $is_busy, Retry::is_busy( $error ) );
	}

	public function test_retries_until_it_succeeds(): void {
		$wpdb = $this->busy_database( 3 );
		self::assertSame( 1, Retry::write( 'UPDATE x' ) );
		self::assertSame( 4, $wpdb->tries );
	}

	public function test_does_not_retry_an_invalid_statement(): void {
		$wpdb = $this->busy_database( 5, 'syntax error' );
		try {
			Retry::write( 'UPDATE x' );
			self::fail( 'Took a wrong statement.' );
		} catch ( RuntimeException $error ) {
			self::assertStringContainsString( 'syntax error', $error->getMessage() );
		}
		self::assertSame( 1, $wpdb->tries );
	}

	/** Installs a database that fails some times. */
	private function busy_database( int $refusals, string $error = 'database is locked' ): Busy_Database {
		$this->real      = $GLOBALS['wpdb'];
		$GLOBALS['wpdb'] = new Busy_Database( $refusals, $error );
		return $GLOBALS['wpdb'];
	}

	private ?\wpdb $real = null;

	protected function assertPostConditions(): void {
		$GLOBALS['wpdb'] = $this->real ?? $GLOBALS['wpdb'];
		parent::assertPostConditions();
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->real ?? $GLOBALS['wpdb'];
		parent::tearDown();
	}
}
