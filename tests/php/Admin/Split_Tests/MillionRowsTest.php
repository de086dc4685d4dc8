<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Admin\Split_Tests\Test_List;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Tests;
use PHPUnit\Framework\Attributes\Group;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Tests the report with a million rows of counts: 20 tests, each with 10 variants and all record types on all days that are kept.
 */
#[Group( 'once' )]
final class MillionRowsTest extends Report_Case {
	private const TESTS    = 20;
	private const VARIANTS = 10;
	private const DAYS     = 730;

	/** What owners are promised, in milliseconds. */
	private const PROMISED = 300;

	/** How many times as long a busy machine may take, where nobody measures. */
	private const BUSY = 10;

	/** Times that each is measured; the fastest counts, as other programs run too. */
	private const TRIES = 5;

	public function test_answers_in_time(): void {
		global $wpdb;
		$this->make_test();
		$number = Split_Tests::find( self::ID )->number ?? 0;
		self::fill( $number );
		$rows = $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'split_days' ) ) );
		self::assertGreaterThanOrEqual( 1_000_000, (int) $rows );
		$report = $this->report();
		self::assertSame( self::DAYS * 100, $report['variants'][0]['visitors'] );
		self::assertSame( self::DAYS, $report['days'] );
		$most = getenv( 'FRONTAGE_MEASURE' ) ? self::PROMISED : self::BUSY * self::PROMISED;
		self::assertLessThan( $most, self::fastest( fn () => $this->get( '/split-tests/' . self::ID ) ), 'report' );
		self::assertCount( Test_List::PER_PAGE, $this->get( '/split-tests' )->get_data()['tests'] );
		self::assertLessThan( $most, self::fastest( fn () => $this->get( '/split-tests' ) ), 'list' );
	}

	/**
	 * Fills the table by copying rows inside the database.
	 *
	 * @param int $number Number of the first test.
	 */
	private static function fill( int $number ): void {
		global $wpdb;
		$table = Tables::name( 'split_days' );
		foreach ( range( 0, self::DAYS - 1 ) as $ago ) {
			self::count_visitors( 0, 100, 0, 0, $ago );
		}
		$copy = 'INSERT INTO %i (test, day, subject, record, hits) ';
		foreach ( array_diff( Split_Counts::RECORDS, array( 'view_page' ) ) as $record ) {
			$sql = $copy . "SELECT test, day, subject, %s, 10 FROM %i WHERE record = 'view_page'";
			Retry::write( $wpdb->prepare( $sql, $table, $record, $table ) );
		}
		foreach ( range( 1, self::VARIANTS - 1 ) as $subject ) {
			$sql = $copy . 'SELECT test, day, %d, record, hits FROM %i WHERE subject = 0';
			Retry::write( $wpdb->prepare( $sql, $table, $subject, $table ) );
		}
		foreach ( range( 1, self::TESTS - 1 ) as $more ) {
			$id = wp_generate_uuid4();
			$wpdb->insert(
				Tables::name( Split_Tests::TABLE ),
				array(
					'id'      => $number + $more,
					'test'    => $id,
					'post'    => 1,
					'state'   => 'running',
					'started' => '2020-01-01',
					'ended'   => '',
					'setup'   => '{"variants":[{},{"subject":1}]}',
				)
			);
			$sql = $copy . 'SELECT %d, day, subject, record, hits FROM %i WHERE test = %d';
			Retry::write( $wpdb->prepare( $sql, $table, $number + $more, $table, $number ) );
		}
	}

	/**
	 * Returns the milliseconds that the fastest of several calls took.
	 *
	 * @param callable(): mixed $call What is measured.
	 */
	private static function fastest( callable $call ): float {
		$all = array();
		foreach ( range( 1, self::TRIES ) as $try ) {
			wp_cache_flush();
			$start = hrtime( true );
			$call();
			$all[] = ( hrtime( true ) - $start ) / 1_000_000;
		}
		if ( getenv( 'FRONTAGE_MEASURE' ) ) {
			fwrite( STDERR, implode( ' ', array_map( 'intval', $all ) ) . " ms\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		return min( $all );
	}
}
