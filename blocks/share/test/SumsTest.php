<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share\Test;

use Frontage\Base\Store\Tables;
use Frontage\Domain\Share\Share_Daily_Stats;
use Frontage\Domain\Share\Share_Sums;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that the sums of the report equal what was counted, for every number of days. */
final class SumsTest extends TestCase {
	private const DAYS = 24;

	private const POSTS = array( 9_000_001, 9_000_002, 9_000_003 );

	/** Counts shares on each of the last days, different on each. */
	private static function count_days(): void {
		global $wpdb;
		for ( $ago = 0; $ago < self::DAYS; $ago++ ) {
			foreach ( self::POSTS as $at => $post ) {
				$row = array(
					'post'     => $post,
					'day'      => Day_Table::day( $ago ),
					'action'   => 'share',
					'network'  => array( 'facebook', 'mail' )[ $ago % 2 ],
					'location' => array( 'inline', 'sidebar', 'popup' )[ ( $ago + $at ) % 3 ],
					'hits'     => 1 + ( 7 * $ago + 3 * $at ) % 11,
				);
				$wpdb->insert( Tables::name( 'share_days' ), $row );
			}
		}
		Share_Sums::after_migration( 14 );
	}

	/** Compares the report of each number of days with the rows themselves. */
	private static function assert_exact(): void {
		foreach ( range( 1, self::DAYS + 1 ) as $days ) {
			$rows = Share_Daily_Stats::rows( $days, 1000 )[0];
			foreach ( Share_Daily_Stats::GROUPS as $group ) {
				$expected = array();
				foreach ( $rows as $row ) {
					$expected[ $row[ $group ] ] = ( $expected[ $row[ $group ] ] ?? 0 ) + (int) $row['hits'];
				}
				$found = array_column( Share_Daily_Stats::sums( $group, $days, 1000 ), 'hits', 'key' );
				ksort( $expected );
				ksort( $found );
				self::assertSame( $expected, $found, "$group in $days days" );
			}
		}
	}

	public function test_sums_equal_the_rows_for_every_number_of_days(): void {
		self::count_days();
		self::assert_exact();
		foreach ( array( 'facebook', 'bluesky' ) as $network ) {
			Share_Daily_Stats::add( self::POSTS[1], 'media', $network, 'media' );
		}
		self::assert_exact();
	}

	#[Group( 'once' )]
	public function test_sums_equal_the_rows_after_old_ones_are_thrown_away(): void {
		self::count_days();
		foreach ( range( self::DAYS, 0 ) as $days ) {
			global $wpdb;
			$first = Day_Table::day( $days );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( 'share_days' ), $first ) );
			Share_Sums::purge( $first );
			self::assert_exact();
		}
	}

	public function test_retention_throws_sums_away_too(): void {
		global $wpdb;
		self::count_days();
		$old = array(
			'post' => self::POSTS[0],
			'day'  => Day_Table::day( 800 ),
			'hits' => 5,
		);
		$wpdb->insert( Tables::name( 'share_days' ), $old + array_fill_keys( array( 'action', 'network', 'location' ), 'x' ) );
		Share_Sums::after_migration( 14 );
		Share_Daily_Stats::retention_rules()[0]->clean();
		self::assert_exact();
		self::assertCount( self::DAYS, Share_Daily_Stats::sums( 'day', 900, 1000 ) );
	}

	public function test_the_most_shared_come_first(): void {
		self::count_days();
		$hits = array_column( Share_Daily_Stats::sums( 'post', self::DAYS, 2 ), 'hits' );
		self::assertCount( 2, $hits );
		self::assertGreaterThanOrEqual( $hits[1], $hits[0] );
		$days = array_column( Share_Daily_Stats::sums( 'day', self::DAYS, self::DAYS ), 'key' );
		self::assertSame( Day_Table::day( self::DAYS - 1 ), $days[0] );
	}
}
