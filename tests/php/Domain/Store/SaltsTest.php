<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Values;
use Frontage\Tests\TestCase;


/**
 * Tests the salt that anonymizes visitors.
 *
 * One for each day; old ones are deleted permanently.
 */
final class SaltsTest extends TestCase {
	private const NOON = 1_800_014_400; // 15 January 2027, 12:00 UTC.

	protected function setUp(): void {
		parent::setUp();
		Values::forget();
	}

	protected function tearDown(): void {
		parent::tearDown();
		Values::forget();
		Clock::stop( null );
	}

	/** Returns the salt at a time. */
	private function salt_at( int $time ): string {
		Clock::stop( $time );
		return Salts::today();
	}

	public function test_is_the_same_all_day_in_every_process(): void {
		$salt = $this->salt_at( self::NOON );
		Values::forget();
		self::assertSame( $salt, $this->salt_at( self::NOON + 11 * HOUR_IN_SECONDS ) );
		self::assertSame( 64, strlen( $salt ) );
	}

	public function test_is_replaced_and_deleted_each_day(): void {
		$salt = $this->salt_at( self::NOON );
		self::assertNotSame( $salt, $this->salt_at( self::NOON + DAY_IN_SECONDS ) );
		Values::forget();
		self::assertSame( '', (string) Values::get( 'frontage_salt_20270115' ) );
		self::assertNotSame( '', (string) Values::get( 'frontage_salt_20270116' ) );
	}

	public function test_is_not_autoloaded(): void {
		$this->salt_at( self::NOON );
		self::assertArrayNotHasKey( 'frontage_salt_20270115', wp_load_alloptions( true ) );
	}

	public function test_concurrent_requests_share_one_salt(): void {
		Values::insert( 'frontage_test_secret', 'first' );
		self::assertFalse( Values::insert( 'frontage_test_secret', 'second' ) );
		self::assertSame( 'first', Secret::get( 'frontage_test_secret' ) );
	}
}
