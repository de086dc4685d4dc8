<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Store\Counter_Cache;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;


/**
 * Tests counting in a persistent object cache.
 *
 * Increments are buffered in memory, visible immediately, and written once per counter.
 */
final class CounterCacheTest extends TestCase {
	/** Whether the site has a persistent cache. */
	private bool $was = false;

	protected function setUp(): void {
		parent::setUp();
		$this->was = (bool) wp_using_ext_object_cache( true );
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( $this->was );
		parent::tearDown();
	}

	/** Returns the value in the table. */
	private function written( int $object_id ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT value FROM %i WHERE kind = %s AND object_id = %d', Tables::name( 'counters' ), 'test', $object_id )
		);
	}

	public function test_pending_increments_are_visible(): void {
		Counters::add( 'test', 7 );
		Counters::add( 'test', 7, 4 );
		self::assertSame( 5, Counters::get( 'test', 7 ) );
		self::assertSame( 0, $this->written( 7 ) );
		self::assertNotFalse( wp_next_scheduled( Counter_Cache::HOOK ) );
	}

	public function test_only_the_first_increment_writes_to_the_database(): void {
		global $wpdb;
		Counters::add( 'test', 7 );
		$before = $wpdb->num_queries;
		Counters::add( 'test', 7 );
		Counters::add( 'test', 7 );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_pending_increments_are_written_once(): void {
		Counters::add( 'test', 7, 3 );
		Counters::add( 'test', 8, 2 );
		Counter_Cache::flush();
		Counter_Cache::flush();
		self::assertSame( array( 3, 2 ), array( $this->written( 7 ), $this->written( 8 ) ) );
		self::assertSame( 3, Counters::get( 'test', 7 ) );
		Counters::add( 'test', 7 );
		Counter_Cache::flush();
		self::assertSame( 4, $this->written( 7 ) );
	}

	public function test_decrements_and_imports_write_pending_increments_first(): void {
		Counters::add( 'test', 7, 3 );
		Counters::add( 'test', 7, -1 );
		self::assertSame( array( 2, 2 ), array( $this->written( 7 ), Counters::get( 'test', 7 ) ) );
		Counters::add( 'test', 8, 3 );
		Counters::set( 'test', 8, 10 );
		self::assertSame( 10, Counters::get( 'test', 8 ) );
	}

	public function test_can_be_disabled_by_a_filter(): void {
		add_filter( 'frontage_counter_cache', '__return_false' );
		Counters::add( 'test', 7 );
		self::assertSame( 1, $this->written( 7 ) );
	}
}
