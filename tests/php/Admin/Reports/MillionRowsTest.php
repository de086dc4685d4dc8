<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Reports;

use Closure;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Ads\Ad_Weeks;
use Frontage\Domain\Share\Share_Sums;
use Frontage\Domain\Store\Day_Table;
use Frontage\Tests\Rows_Read;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

// phpcs:disable WordPress.DB.PreparedSQL -- Rows are made of numbers.

/**
 * Tests that the reports of shares and of ads read sums, not all rows.
 *
 * With `FRONTAGE_MEASURE=1`, a million rows were counted of each, and the times are written; otherwise 20,000 rows, since the
 * million takes minutes to store.
 */
#[Group( 'once' )]
final class MillionRowsTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const ROWS = 1_000_000;

	private const USUAL_ROWS = 20_000;

	private const DAYS = 90;

	/** Rows of one statement. */
	private const AT_ONCE = 1_000;

	/** What a report may cost beside 20,000 rows: queries, and rows that these read. */
	private const QUERIES = 170;
	private const READ    = 12_000;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 1 );
	}

	protected function tearDown(): void {
		global $wpdb;
		// A million rows are too many to compare with the snapshot.
		foreach ( array( 'share_days', 'share_sums', 'ad_days', 'ad_sums', 'ad_weeks' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( $table ) ) );
		}
		parent::tearDown();
	}

	public function test_the_report_of_shares(): void {
		$networks  = array( 'facebook', 'x', 'mail', 'whatsapp' );
		$locations = array( 'inline', 'sidebar' );
		self::fill(
			'share_days',
			array( 'post', 'action', 'network', 'location', 'hits' ),
			static fn ( int $row ): string => sprintf(
				"%d,'share','%s','%s',%d",
				1 + intdiv( $row, 8 ),
				$networks[ $row % 4 ],
				$locations[ intdiv( $row, 4 ) % 2 ],
				1 + $row % 7
			)
		);
		Share_Sums::after_migration( 14 );
		$this->assert_reads_sums( 'shares', array( 'days' => 7 ) );
		$this->assert_reads_sums( 'shares', array( 'days' => 30 ) );
		$this->assert_reads_sums( 'shares', array( 'days' => 90 ) );
	}

	public function test_the_report_of_ads(): void {
		self::fill(
			'ad_days',
			array( 'ad', 'post', 'impressions', 'clicks' ),
			static fn ( int $row ): string => sprintf( '%d,%d,%d,%d', 1 + $row % 4, intdiv( $row, 4 ), 10 + $row % 90, $row % 3 )
		);
		for ( $ads = 0; $ads < 100; $ads++ ) {
			$this->make_post( array( 'post_type' => Ad_Type::TYPE ) );
		}
		global $wpdb;
		$sums = 'INSERT INTO %i (ad, day, impressions, clicks) SELECT ad, day, SUM(impressions), SUM(clicks) FROM %i GROUP BY ad, day';
		$wpdb->query( $wpdb->prepare( $sums, Tables::name( 'ad_sums' ), Tables::name( 'ad_days' ) ) );
		Ad_Weeks::fill();
		foreach ( array( 7, 30, 90 ) as $days ) {
			$this->assert_reads_sums( 'ads/report', array( 'days' => $days ) );
			$this->assert_reads_sums( 'ads/report', compact( 'days' ) + array( 'ad' => 2 ) );
		}
		$this->assert_reads_sums( 'ads', array( 'days' => 90 ) );
	}

	/**
	 * Fills a table with as many rows on each day: those of today, and copies of them.
	 *
	 * @param string $table Name without prefixes.
	 * @param list<string> $columns Names of the columns without the day.
	 * @param Closure(int): string $row Returns the values of a row from its number on the day, separated by commas.
	 */
	private static function fill( string $table, array $columns, Closure $row ): void {
		global $wpdb;
		$name  = Tables::name( $table );
		$all   = self::is_measuring() ? self::ROWS : self::USUAL_ROWS;
		$rows  = array_map( $row, range( 0, intdiv( $all, self::DAYS ) ) );
		$names = implode( ', ', $columns );
		$today = Day_Table::day( 0 );
		foreach ( array_chunk( $rows, self::AT_ONCE ) as $some ) {
			$values = implode( ',', array_map( static fn ( string $one ): string => "('$today',$one)", $some ) );
			$wpdb->query( "INSERT INTO $name (day, $names) VALUES $values" );
		}
		for ( $ago = 1; $ago < self::DAYS; $ago++ ) {
			$day = Day_Table::day( $ago );
			$wpdb->query( "INSERT INTO $name (day, $names) SELECT '$day', $names FROM $name WHERE day = '$today'" );
		}
		self::assertGreaterThanOrEqual( $all, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $name" ) );
	}

	/**
	 * Asserts that a route reads few rows; with a million, writes what it takes, the best of three.
	 *
	 * @param array<string, int> $query Fields.
	 */
	private function assert_reads_sums( string $path, array $query ): void {
		$request = new WP_REST_Request( 'GET', "/frontage/v1/$path" );
		$request->set_query_params( $query );
		$what = "$path " . wp_json_encode( $query );
		if ( self::is_measuring() ) {
			$best = INF;
			for ( $try = 0; $try < 3; $try++ ) {
				$before = hrtime( true );
				rest_do_request( $request );
				$best = min( $best, ( hrtime( true ) - $before ) / 1e6 );
			}
			fprintf( STDERR, "%s: %d ms\n", $what, $best );
			return;
		}
		wp_cache_flush();
		$cost = Rows_Read::during( static fn () => self::assertSame( 200, rest_do_request( $request )->get_status() ) );
		self::assertLessThanOrEqual( self::QUERIES, $cost->queries, $what );
		self::assertLessThan( self::READ, $cost->rows, $what );
	}

	/** Returns whether a million rows are wanted. */
	private static function is_measuring(): bool {
		return (bool) getenv( 'FRONTAGE_MEASURE' );
	}
}
