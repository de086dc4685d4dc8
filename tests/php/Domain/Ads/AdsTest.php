<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Ads;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Ads\Ads;
use Frontage\Domain\Store\Day_Table;
use Frontage\Domain\Store\Uninstaller;
use Frontage\Tests\Adverts;
use Frontage\Tests\TestCase;

/** Tests which ads run, and what is counted of them. */
final class AdsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ads::forget();
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	public function test_an_ad_runs_within_its_schedule_and_budget(): void {
		Clock::stop( (int) strtotime( '2027-01-10T10:00:00Z' ) );
		self::assertSame( '', self::obstacle( array() ) );
		self::assertSame( '', self::obstacle( array( 'start' => '2027-01-10T10:00:00Z' ) ) );
		self::assertSame( 'scheduled', self::obstacle( array( 'start' => '2027-01-10T10:00:01Z' ) ) );
		self::assertSame( 'ended', self::obstacle( array( 'end' => '2027-01-10T10:00:00Z' ) ) );
		self::assertSame( 'incomplete', self::obstacle( array( 'height' => 0 ) ) );
		self::assertSame( 'paused', self::obstacle( array(), 'draft' ) );
		self::assertSame( '', self::obstacle( array( 'maxClicks' => 3 ), 'publish', 2 ) );
		self::assertSame( 'spent', self::obstacle( array( 'maxClicks' => 3 ), 'publish', 3 ) );
		self::assertNull( Ad::of( $this->make_post() ) );
		self::assertNull( Ad::of( 0 ) );
	}

	public function test_a_page_reads_all_ads_once(): void {
		global $wpdb;
		$term = wp_insert_term( 'Sidebar', Ad_Type::GROUP );
		self::assertIsArray( $term );
		$one = Adverts::make();
		$two = Adverts::make();
		Adverts::make( array(), 'draft' );
		Adverts::make( array( 'rules' => array( 'show' => array( 'id:1' ) ) ) );
		wp_set_object_terms( $two, (int) $term['term_id'], Ad_Type::GROUP );
		wp_cache_flush();
		$before = $wpdb->num_queries;
		self::assertSame( array( $two ), self::ids( Ads::here( 0, 'sidebar' ) ) );
		self::assertLessThanOrEqual( 7, $wpdb->num_queries - $before );
		$before = $wpdb->num_queries;
		self::assertSame( array( $two, $one ), self::ids( Ads::here( 0 ) ) );
		self::assertSame( array( $one ), self::ids( Ads::here( $one ) ) );
		self::assertSame( array(), Ads::here( 987_654 ) );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_counts_by_day_and_page_until_the_budget_is_spent(): void {
		$id = Adverts::make( array( 'maxImpressions' => 3 ) );
		$ad = Ad::of( $id );
		self::assertNotNull( $ad );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'impressions', 7 ) );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'clicks', 7 ) );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'impressions', 0 ) );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'impressions', 7 ) );
		self::assertFalse( Ad_Daily_Stats::count( $ad, 'impressions', 7 ) );
		self::assertTrue( Ad_Daily_Stats::count( $ad, 'clicks', 7 ), 'Who saw the last one may follow it.' );
		$sum = array(
			'impressions' => 3,
			'clicks'      => 2,
		);
		self::assertSame( array( $id => $sum ), Ad_Totals::of( array( $id ) ) );
		self::assertSame( $sum, Ad_Daily_Stats::by_ad( 1 )[ $id ] );
		self::assertSame( array( Day_Table::day( 0 ) => $sum ), Ad_Daily_Stats::by_day( 1, $id ) );
		self::assertSame( array( 7, 0 ), array_keys( Ad_Daily_Stats::by_post( $id, 1, 10 ) ) );
		self::assertSame( '2', Ad_Daily_Stats::rows( 1, 10 )[0][1]['impressions'] );
		wp_delete_post( $id, true );
		self::assertSame( array(), Ad_Daily_Stats::by_ad( 1 ) );
		self::assertSame( 0, Ad_Totals::of( array( $id ) )[ $id ]['clicks'] );
	}

	public function test_old_days_are_deleted_and_totals_stay(): void {
		global $wpdb;
		$id = Adverts::make();
		Ad_Totals::set( $id, 9, 1 );
		foreach ( array( 'ad_days', 'ad_sums' ) as $table ) {
			$row = array(
				'ad'     => $id,
				'day'    => Day_Table::day( 800 ),
				'clicks' => 1,
			);
			$wpdb->insert( Tables::name( $table ), 'ad_days' === $table ? $row + array( 'post' => 0 ) : $row );
		}
		self::assertCount( 1, Ad_Daily_Stats::by_day( 900 ) );
		Ad_Daily_Stats::retention_rules()[0]->clean();
		self::assertSame( array( array(), array() ), array( Ad_Daily_Stats::by_day( 900 ), Ad_Daily_Stats::rows( 900, 9 )[0] ) );
		self::assertSame( 9, Ad_Totals::of( array( $id ) )[ $id ]['impressions'] );
	}

	public function test_a_count_and_its_budget_are_one_statement(): void {
		self::assertTrue( Ad_Totals::add( 5, 'clicks', 9, 2 ) );
		self::assertTrue( Ad_Totals::add( 5, 'clicks', 9, 2 ) );
		self::assertFalse( Ad_Totals::add( 5, 'clicks', 9, 2 ) );
		self::assertFalse( Ad_Totals::add( 5, 'impressions', 9, 2 ) );
		self::assertTrue( Ad_Totals::add( 5, 'impressions', 1, 3 ) );
		self::assertFalse( Ad_Totals::add( 5, 'impressions', 1, 3 ) );
		self::assertSame( array( 1, 2 ), Adverts::totals( 5 ) );
	}

	public function test_ads_and_groups_are_removed_with_the_data(): void {
		$id = Adverts::make();
		wp_set_object_terms( $id, 'sidebar', Ad_Type::GROUP );
		Uninstaller::remove_posts();
		self::assertNull( get_post( $id ) );
		self::assertSame(
			array(),
			get_terms(
				array(
					'taxonomy'   => Ad_Type::GROUP,
					'hide_empty' => false,
				)
			)
		);
	}

	/**
	 * Returns why an ad is not shown.
	 *
	 * @param array<string, mixed> $settings That differ.
	 */
	private static function obstacle( array $settings, string $status = 'publish', int $clicks = 0 ): string {
		$ad     = Ad::of( Adverts::make( $settings, $status ) );
		$totals = array(
			'impressions' => 0,
			'clicks'      => $clicks,
		);
		return null === $ad ? 'none' : $ad->obstacle( $totals );
	}

	/**
	 * Returns IDs.
	 *
	 * @param list<Ad> $ads
	 * @return list<int>
	 */
	private static function ids( array $ads ): array {
		return array_map( static fn ( Ad $ad ): int => $ad->id, $ads );
	}
}
