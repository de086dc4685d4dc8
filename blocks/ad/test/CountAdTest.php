<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Blocks\Ad\Ad_Counter;
use Frontage\Blocks\Ad\Adrotate_Click;
use Frontage\Blocks\Ad\Adrotate_Impression;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Tests\Adverts;
use Frontage\Tests\Http\Action_TestCase;

/** Tests what the actions count, and what they answer as usual without counting. */
final class CountAdTest extends Action_TestCase {
	protected function tearDown(): void {
		unset( $_SERVER['HTTP_DNT'], $_SERVER['HTTP_SEC_GPC'] );
		parent::tearDown();
	}

	public function test_counts_by_ad_day_and_page(): void {
		$post  = $this->make_post();
		$ad    = Adverts::make();
		$token = Adverts::token( $ad, $post );
		self::assertSame( array( 204, '' ), array( $this->see( $token )->status, $this->see( $token )->body ) );
		$this->click( Adverts::token( $ad, $post ) );
		self::assertSame( array( 1, 1 ), Adverts::totals( $ad ) );
		self::assertSame( array( $post ), array_keys( Ad_Daily_Stats::by_post( $ad, 1, 9 ) ) );
	}

	public function test_replayed_tokens_count_once_in_an_interval(): void {
		$ad    = Adverts::make();
		$token = Adverts::token( $ad );
		$now   = 1_800_000 * 1000;
		for ( $second = 0; $second < 1800; $second += 200 ) {
			Clock::stop( $now + $second );
			$this->see( $token );
			$this->click( $token );
		}
		self::assertSame( array( 1, 1 ), Adverts::totals( $ad ) );
		Clock::stop( $now + 1800 );
		$this->see( $token );
		self::assertSame( array( 2, 1 ), Adverts::totals( $ad ) );
	}

	public function test_robots_that_run_scripts_and_say_so_count_nothing(): void {
		$ad = Adverts::make();
		foreach ( array( '(compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Chrome-Lighthouse' ) as $name ) {
			$_SERVER['HTTP_USER_AGENT'] = "Mozilla/5.0 (Linux; Android 6.0.1) Chrome/150.0.0.0 Safari/537.36 $name";
			self::assertSame( 204, $this->see( Adverts::token( $ad ) )->status );
			$this->click( Adverts::token( $ad ) );
		}
		self::assertSame( array( 0, 0 ), Adverts::totals( $ad ) );
	}

	public function test_ads_that_do_not_run_count_nothing(): void {
		Clock::stop( (int) strtotime( '2027-01-10T10:00:00Z' ) );
		$ads = array(
			'paused'    => Adverts::make( array(), 'draft' ),
			'trashed'   => Adverts::make( array(), 'trash' ),
			'ended'     => Adverts::make( array( 'end' => '2027-01-10T10:00:00Z' ) ),
			'scheduled' => Adverts::make( array( 'start' => '2027-01-10T10:00:01Z' ) ),
		);
		foreach ( $ads as $why => $ad ) {
			self::assertSame( 204, $this->see( Adverts::token( $ad ) )->status, $why );
			$this->click( Adverts::token( $ad ) );
			self::assertSame( array( 0, 0 ), Adverts::totals( $ad ), $why );
		}
	}

	public function test_a_page_cached_for_days_counts(): void {
		$now = 1_800_000_000;
		Clock::stop( $now );
		$ad    = Adverts::make();
		$token = Adverts::token( $ad, $this->make_post() );
		Signed::rotate();
		Clock::stop( $now + 9 * DAY_IN_SECONDS );
		$this->see( $token );
		self::assertSame( array( 1, 0 ), Adverts::totals( $ad ) );
	}

	public function test_only_counted_clicks_move_the_budget(): void {
		$ad = Adverts::make( array( 'maxClicks' => 2 ) );
		$this->click( 'forged' );
		for ( $time = 0; $time < 3; $time++ ) {
			$this->click( Adverts::token( $ad ) );
		}
		self::assertSame( array( 0, 1 ), Adverts::totals( $ad ) );
		foreach ( array( '203.0.113.8', '203.0.113.9', '203.0.113.10' ) as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$this->click( Adverts::token( $ad ) );
		}
		self::assertSame( array( 0, 2 ), Adverts::totals( $ad ) );
		self::assertFalse( Ad::of( $ad )?->is_running() );
		$this->see( Adverts::token( $ad ) );
		self::assertSame( array( 0, 2 ), Adverts::totals( $ad ) );
	}

	public function test_who_saw_the_last_impression_may_follow_it(): void {
		Clock::stop( 1_800_000_000 );
		$ad = Adverts::make( array( 'maxImpressions' => 1 ) );
		$this->see( Adverts::token( $ad ) );
		self::assertFalse( Ad::of( $ad )?->is_running() );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.8';
		$this->see( Adverts::token( $ad ) );
		$this->click( Adverts::token( $ad ) );
		self::assertSame( array( 1, 0 ), Adverts::totals( $ad ), 'Another one, whose page is old.' );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->click( Adverts::token( $ad ) );
		$this->click( Adverts::token( $ad ) );
		self::assertSame( array( 1, 1 ), Adverts::totals( $ad ) );
		wp_update_post( array( 'ID' => $ad, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays
		Clock::stop( 1_800_000_000 + HOUR_IN_SECONDS );
		$this->click( Adverts::token( $ad ) );
		self::assertSame( array( 1, 1 ), Adverts::totals( $ad ), 'Paused.' );
	}

	public function test_one_network_counts_up_to_its_limit_whatever_browsers_it_names(): void {
		$ad   = Adverts::make();
		$most = Ad_Counter::LIMITS['clicks']['hour'];
		for ( $click = 0; $click < $most + 5; $click++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $click";
			self::assertSame( 204, $this->click( Adverts::token( $ad ) )->status );
		}
		self::assertSame( array( 0, $most ), Adverts::totals( $ad ) );
		$other = Adverts::make();
		$this->click( Adverts::token( $other ) );
		self::assertSame( array( 0, 1 ), Adverts::totals( $other ) );
	}

	public function test_one_visitor_counts_up_to_the_limit_of_a_minute(): void {
		$most = Ad_Counter::LIMITS['clicks']['minute'];
		$ads  = array_map( static fn (): int => Adverts::make(), range( 1, $most + 3 ) );
		foreach ( $ads as $ad ) {
			$this->click( Adverts::token( $ad ) );
		}
		self::assertSame( $most, array_sum( array_column( Ad_Totals::of( $ads ), 'clicks' ) ) );
	}

	public function test_counts_nothing_of_those_who_do_not_want_it_or_work_here(): void {
		$ad = Adverts::make();

		$_SERVER['HTTP_DNT'] = '1';
		$this->see( Adverts::token( $ad ) );
		unset( $_SERVER['HTTP_DNT'] );
		$_SERVER['HTTP_SEC_GPC'] = '1';
		$this->see( Adverts::token( $ad ) );
		unset( $_SERVER['HTTP_SEC_GPC'] );
		wp_set_current_user( 1 );
		$this->see( Adverts::token( $ad ) );
		self::assertSame( array( 0, 0 ), Adverts::totals( $ad ) );
	}

	public function test_posts_that_are_not_public_are_not_named(): void {
		$ad = Adverts::make();
		$this->see( Adverts::token( $ad, $this->make_post( array( 'post_status' => 'private' ) ) ) );
		self::assertSame( array( 0 ), array_keys( Ad_Daily_Stats::by_post( $ad, 1, 9 ) ) );
	}

	public function test_stores_nothing_about_the_visitor(): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->see( Adverts::token( Adverts::make() ) );
		$stored = array();
		foreach ( array( 'ad_days', 'ad_sums', 'ad_totals' ) as $table ) {
			$stored[] = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( $table ) ), ARRAY_A );
		}
		self::assertSame( array( 'ad', 'day', 'post', 'impressions', 'clicks' ), array_keys( $stored[0] ) );
		self::assertSame( array( 'ad', 'day', 'impressions', 'clicks' ), array_keys( $stored[1] ) );
		self::assertSame( array( 'ad', 'impressions', 'clicks' ), array_keys( $stored[2] ) );
	}

	private function see( string $token ): Response {
		return $this->call( Adrotate_Impression::NAME, array( 'track' => $token ) );
	}

	private function click( string $token ): Response {
		return $this->call( Adrotate_Click::NAME, array( 'track' => $token ) );
	}
}
