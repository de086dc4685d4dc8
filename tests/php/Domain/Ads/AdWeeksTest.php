<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Ads;

use Frontage\Admin\Ads\Ad_Report;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Weeks;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\TestCase;

/** Tests that the sums of the report by page equal what was counted, for every number of days. */
final class AdWeeksTest extends TestCase {
	private const DAYS = 24;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		for ( $ago = 0; $ago < self::DAYS; $ago++ ) {
			foreach ( array( 1, 2 ) as $ad ) {
				foreach ( array( 0, 5, 6 ) as $post ) {
					$impressions = 1 + ( 7 * $ago + 3 * $post + $ad ) % 11;
					$clicks      = $impressions % 3;
					$row         = array( 'day' => Day_Table::day( $ago ) ) + compact( 'ad', 'post', 'impressions', 'clicks' );
					$wpdb->insert( Tables::name( 'ad_days' ), $row );
				}
			}
		}
	}

	public function test_sums_equal_the_rows_with_and_without_weeks(): void {
		self::assert_exact();
		Ad_Weeks::fill();
		self::assertGreaterThan( 0, self::weeks() );
		self::assert_exact();
		Ad_Weeks::fill();
		self::assert_exact();
	}

	public function test_a_file_that_is_too_small_for_all_rows_has_the_last_whole_days_and_says_so(): void {
		list( $rows, $since ) = Ad_Daily_Stats::rows( self::DAYS, 100 );
		self::assertSame( array( 96, Day_Table::day( 15 ) ), array( count( $rows ), $since ) );
		self::assertSame( array( Day_Table::day( 15 ), Day_Table::day( 0 ) ), array( $rows[0]['day'], $rows[95]['day'] ) );
		self::assertSame( array( '1', '0', '2', '6' ), array( $rows[0]['ad'], $rows[0]['post'], $rows[95]['ad'], $rows[95]['post'] ) );
		list( $rows, $next ) = Ad_Daily_Stats::rows( self::DAYS, 144 );
		self::assertSame( array( 144, '' ), array( count( $rows ), $next ) );
		self::assertCount( 4, Ad_Daily_Stats::rows( self::DAYS, 4 )[0], 'A part of a day is better than nothing.' );
		$file = Ad_Report::file( self::DAYS, 100 );
		self::assertSame( array( Day_Table::day( 15 ), 97 ), array( $file['since'], substr_count( $file['text'], "\r\n" ) ) );
	}

	public function test_sums_equal_the_rows_after_old_ones_are_thrown_away(): void {
		Ad_Weeks::fill();
		foreach ( range( self::DAYS, 0 ) as $days ) {
			global $wpdb;
			$first = Day_Table::day( $days );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( 'ad_days' ), $first ) );
			Ad_Weeks::purge( $first );
			self::assert_exact();
		}
		self::assertSame( 0, self::weeks() );
	}

	public function test_the_daily_cleanup_adds_weeks_up(): void {
		Ad_Daily_Stats::retention_rules()[0]->clean();
		self::assertGreaterThan( 0, self::weeks() );
		self::assert_exact();
	}

	public function test_what_an_importer_stores_counts_too(): void {
		Ad_Weeks::fill();
		foreach ( array( 0, 6, 12, 20, 23 ) as $ago ) {
			Ad_Daily_Stats::put( 3, Day_Table::day( $ago ), 100, 10 );
		}
		self::assert_exact();
	}

	public function test_counts_of_a_deleted_ad_are_gone(): void {
		Ad_Weeks::fill();
		Ad_Daily_Stats::delete( 1 );
		self::assert_exact();
		Ad_Weeks::fill();
		self::assert_exact();
	}

	/** Compares the report of each number of days with the rows themselves. */
	private static function assert_exact(): void {
		foreach ( range( 1, self::DAYS + 1 ) as $days ) {
			$rows = Ad_Daily_Stats::rows( $days, 1000 )[0];
			foreach ( array( 0, 1, 3 ) as $ad ) {
				$expected = array();
				foreach ( $rows as $row ) {
					if ( 0 === $ad || (int) $row['ad'] === $ad ) {
						$post              = (int) $row['post'];
						$expected[ $post ] = array(
							'impressions' => ( $expected[ $post ]['impressions'] ?? 0 ) + (int) $row['impressions'],
							'clicks'      => ( $expected[ $post ]['clicks'] ?? 0 ) + (int) $row['clicks'],
						);
					}
				}
				$found = Ad_Daily_Stats::by_post( $ad, $days, 100 );
				ksort( $expected );
				ksort( $found );
				self::assertSame( $expected, $found, "ad $ad in $days days" );
			}
		}
	}

	/** Returns the number of rows of weeks. */
	private static function weeks(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'ad_weeks' ) ) );
	}
}
