<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Overlay;

use Frontage\Base\Clock;
use Frontage\Domain\Overlay\Counts;
use Frontage\Domain\Privacy\Retention_Registry;
use Frontage\Tests\TestCase;

/** Tests what is counted of overlays by day. */
final class DailyCountsTest extends TestCase {
	/** Monday, 7 January 2030, 23:30 UTC. */
	private const NIGHT = 1894059000;

	protected function setUp(): void {
		parent::setUp();
		Clock::stop( self::NIGHT );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_counts_by_day_and_kind(): void {
		Counts::add( 'offer', 'open' );
		Counts::add( 'offer', 'escape' );
		Clock::stop( self::NIGHT + DAY_IN_SECONDS );
		Counts::add( 'offer', 'open' );
		Counts::add( 'offer', 'open' );
		Counts::add( 'other', 'done' );
		self::assertSame(
			array(
				'offer' => array(
					'2030-01-07' => array(
						'escape' => 1,
						'open'   => 1,
					),
					'2030-01-08' => array( 'open' => 2 ),
				),
				'none'  => array(),
			),
			Counts::by_day( array( 'offer', 'none' ), 30 )
		);
		self::assertSame( array( '2030-01-08' ), array_keys( Counts::by_day( array( 'offer' ), 1 )['offer'] ) );
		self::assertSame( 3, Counts::of( 'offer' )['open'], 'Totals are kept.' );
	}

	public function test_days_are_those_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Vienna' );
		Counts::add( 'offer', 'open' );
		self::assertSame( array( '2030-01-08' ), array_keys( Counts::by_day( array( 'offer' ), 1 )['offer'] ) );
	}

	public function test_reads_many_overlays_in_few_queries(): void {
		global $wpdb;
		Counts::add( 'o7', 'open' );
		Counts::add( 'o499', 'open' );
		$ids    = array_map( static fn ( int $number ): string => "o$number", range( 0, 499 ) );
		$before = $wpdb->num_queries;
		$counts = Counts::by_day( $ids, 30 );
		self::assertLessThanOrEqual( 6, $wpdb->num_queries - $before );
		self::assertSame( $ids, array_keys( $counts ) );
		self::assertSame( array( 'o7', 'o499' ), array_keys( array_filter( $counts ) ) );
	}

	public function test_old_days_are_deleted_and_totals_stay(): void {
		Counts::add( 'offer', 'open' );
		$rule = array_column( Retention_Registry::all(), null, 'id' )['overlay-days'];
		Clock::stop( self::NIGHT + 90 * DAY_IN_SECONDS );
		self::assertSame( 0, $rule->old() );
		$rule->clean();
		self::assertCount( 1, Counts::by_day( array( 'offer' ), 500 )['offer'] );
		Clock::stop( self::NIGHT + 91 * DAY_IN_SECONDS );
		self::assertSame( 1, $rule->old() );
		$rule->clean();
		self::assertSame( array(), Counts::by_day( array( 'offer' ), 500 )['offer'] );
		self::assertSame( 1, Counts::of( 'offer' )['open'] );
	}
}
