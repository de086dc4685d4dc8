<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Admin\Split_Tests\Test_List;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Tests\Rows_Read;
use PHPUnit\Framework\Attributes\Group;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/** Tests what the report costs beside other tests: 20 of them, each with 10 variants and all record types on many days. */
#[Group( 'once' )]
final class ManyRowsTest extends Report_TestCase {
	private const TESTS    = 20;
	private const VARIANTS = 10;

	/** Days of the usual run, and all that are kept: a million rows. */
	private const DAYS     = 30;
	private const ALL_DAYS = 730;

	/** How often a row may be read: from the index, and where sums are made in temporary tables. */
	private const READS = 6;

	/** Queries of the report and of the list, at most. */
	private const QUERIES      = 12;
	private const LIST_QUERIES = 40;

	public function test_reads_only_rows_that_it_shows(): void {
		$this->assert_reads_what_it_shows( self::DAYS );
	}

	#[Group( 'deep' )]
	public function test_reads_only_rows_that_it_shows_among_a_million(): void {
		$this->assert_reads_what_it_shows( self::ALL_DAYS );
	}

	/** Asserts that the report reads the rows of its test, and the list no more for all tests on its page. */
	private function assert_reads_what_it_shows( int $days ): void {
		global $wpdb;
		$this->make_test();
		$number = Split_Tests::find( self::ID )->number ?? 0;
		self::fill( $number, $days );
		$own  = $days * self::VARIANTS * count( Split_Counts::RECORDS );
		$rows = $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'split_days' ) ) );
		self::assertSame( self::TESTS * $own, (int) $rows );
		$report = $this->report();
		self::assertSame( $days * 100, $report['variants'][0]['visitors'] );
		self::assertSame( $days, $report['days'] );
		wp_cache_flush();
		$cost = Rows_Read::during( fn () => $this->get( '/split-tests/' . self::ID ) );
		self::assertLessThan( self::READS * $own, $cost->rows, 'report' );
		self::assertLessThanOrEqual( self::QUERIES, $cost->queries, 'report' );
		self::assertCount( Test_List::PER_PAGE, $this->get( '/split-tests' )->get_data()['tests'] );
		wp_cache_flush();
		$cost = Rows_Read::during( fn () => $this->get( '/split-tests' ) );
		self::assertLessThan( self::READS * $own, $cost->rows, 'list' );
		self::assertLessThanOrEqual( self::LIST_QUERIES, $cost->queries, 'list' );
	}

	/**
	 * Fills the table by copying rows inside the database.
	 *
	 * @param int $number Number of the first test.
	 */
	private static function fill( int $number, int $days ): void {
		global $wpdb;
		$table = Tables::name( 'split_days' );
		foreach ( range( 0, $days - 1 ) as $ago ) {
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
}
