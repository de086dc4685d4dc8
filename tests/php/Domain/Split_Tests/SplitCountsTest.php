<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\Rows_Read;
use PHPUnit\Framework\Attributes\Group;

/** Tests what is counted by day, how it is added up, what that costs, and how long it is kept. */
final class SplitCountsTest extends Split_TestCase {
	/** How often a row may be read: once from the index, and again where a sum is made in a temporary table. */
	private const READS = 3;

	public function test_adds_up_days_by_subject_and_record_type(): void {
		$this->make_test();
		self::fill( 3, 5 );
		self::assertSame( 15, Split_Counts::totals( self::TEST )[0]['view_page'] );
		self::assertSame( 15, Split_Counts::totals( self::TEST )[1]['con_goal'] );
		$days = Split_Counts::days( self::TEST );
		self::assertSame( array( Day_Table::day( 2 ), Day_Table::day( 1 ), Day_Table::day( 0 ) ), array_keys( $days ) );
		self::assertCount( 2, Split_Counts::days( self::TEST, Day_Table::day( 1 ) ) );
		self::assertSame( array(), Split_Counts::totals( self::OTHER ) );
		self::assertSame( array(), Split_Counts::days( 'x' ) );
	}

	#[Group( 'once' )]
	public function test_reads_only_the_rows_of_its_test(): void {
		$this->assert_reads_only_its_rows( 8 );
	}

	#[Group( 'once' )]
	#[Group( 'deep' )]
	public function test_reads_only_the_rows_of_its_test_among_a_million(): void {
		$this->assert_reads_only_its_rows( 128 );
	}

	/**
	 * Asserts that what a test costs does not depend on the number of other tests.
	 *
	 * @param int $tests Tests with as many rows; a power of two.
	 */
	private function assert_reads_only_its_rows( int $tests ): void {
		global $wpdb;
		$this->make_test();
		self::fill( 730, 1 );
		$table = Tables::name( 'split_days' );
		$own   = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) );
		$copy  = 'INSERT INTO %i (test, day, subject, record, hits) SELECT test + %d, day, subject, record, hits FROM %i';
		for ( $copied = 1; $copied < $tests; $copied *= 2 ) {
			$wpdb->query( $wpdb->prepare( $copy, $table, 1000 * $copied, $table ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
		self::assertSame( $tests * $own, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) ) );
		$totals = Rows_Read::during( static fn () => self::assertSame( 730, Split_Counts::totals( self::TEST )[1]['view_page'] ) );
		$days   = Rows_Read::during( static fn () => self::assertCount( 730, Split_Counts::days( self::TEST ) ) );
		foreach ( array( $totals, $days ) as $cost ) {
			self::assertLessThanOrEqual( 2, $cost->queries, 'The number of the test, and its rows.' );
			self::assertLessThan( self::READS * $own, $cost->rows );
		}
	}

	public function test_old_days_are_deleted_and_results_of_late_ones_stay(): void {
		$this->make_test();
		self::fill( 800, 1 );
		$rules = array_column( Split_Counts::retention_rules(), null, 'id' );
		$rules['split-days']->clean();
		self::assertCount( 731, Split_Counts::days( self::TEST ) );
		self::assertSame( 730, $rules['split-days']->days );
		self::assertStringContainsString( 'frontage-split-*', $rules['split-cookies']->where );
	}

	/**
	 * Writes counts of each record type in both variants.
	 *
	 * @param int $days Number of days until today.
	 * @param int $hits Of each row.
	 */
	private static function fill( int $days, int $hits ): void {
		global $wpdb;
		$number = Split_Tests::find( self::TEST )->number ?? 0;
		$rows   = array();
		for ( $day = 0; $day < $days; $day++ ) {
			foreach ( Split_Counts::RECORDS as $record ) {
				foreach ( array( 0, 1 ) as $subject ) {
					$rows[] = $wpdb->prepare( '(%d, %s, %d, %s, %d)', $number, Day_Table::day( $day ), $subject, $record, $hits );
				}
			}
		}
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			$sql = $wpdb->prepare( 'INSERT INTO %i (test, day, subject, record, hits) VALUES ', Tables::name( 'split_days' ) );
			$wpdb->query( $sql . implode( ',', $some ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}
}
