<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Domain\Store\Counters;
use Frontage\Tests\TestCase;


/**
 * Tests counters that many visitors increment at once.
 *
 * Reading, incrementing, decrementing, importing; for concurrency see ParallelTest.
 */
final class CountersTest extends TestCase {
	public function test_starts_at_zero_and_increases(): void {
		self::assertSame( 0, Counters::get( 'test', 7 ) );
		Counters::add( 'test', 7 );
		Counters::add( 'test', 7, 5 );
		self::assertSame( 6, Counters::get( 'test', 7 ) );
	}

	public function test_counters_are_separate_by_kind_and_object(): void {
		Counters::add( 'test', 7 );
		Counters::add( 'other', 7, 2 );
		Counters::add( 'test', 8, 3 );
		self::assertSame( array( 1, 2, 3 ), array( Counters::get( 'test', 7 ), Counters::get( 'other', 7 ), Counters::get( 'test', 8 ) ) );
	}

	public function test_never_falls_below_zero(): void {
		Counters::add( 'test', 7, -3 );
		self::assertSame( 0, Counters::get( 'test', 7 ) );
		Counters::add( 'test', 7, 2 );
		Counters::add( 'test', 7, -3 );
		Counters::add( 'test', 7, 1 );
		self::assertSame( 1, Counters::get( 'test', 7 ) );
	}

	public function test_can_be_set_by_an_import(): void {
		Counters::add( 'test', 7 );
		Counters::set( 'test', 7, 400 );
		Counters::set( 'test', 8, -1 );
		self::assertSame(
			array(
				7 => 400,
				8 => 0,
			),
			Counters::get_many( 'test', array( 7, 8 ) )
		);
	}

	public function test_reads_many_in_one_query(): void {
		global $wpdb;
		Counters::add( 'test', 30 );
		$before = $wpdb->num_queries;
		$values = Counters::get_many( 'test', range( 1, 100 ) );
		self::assertSame( 1, $wpdb->num_queries - $before );
		self::assertSame( array( 100, 1, 0 ), array( count( $values ), $values[30], $values[31] ) );
		self::assertSame( array(), Counters::get_many( 'test', array() ) );
	}
}
