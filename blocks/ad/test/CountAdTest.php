<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Base\Clock;
use Frontage\Base\Store\Tables;
use Frontage\Blocks\Ad\Ad_Counter;
use Frontage\Blocks\Ad\Adrotate_Click;
use Frontage\Blocks\Ad\Adrotate_Impression;
use Frontage\Domain\Ads\Ad;
use Frontage\Domain\Ads\Ad_Days;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Domain\Ads\Ad_Totals;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Tests\Http\Action_Case;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what the actions count, and what they answer as usual without counting. */
final class CountAdTest extends Action_Case {
	protected function tearDown(): void {
		unset( $_SERVER['HTTP_DNT'], $_SERVER['HTTP_SEC_GPC'] );
		parent::tearDown();
	}

	public function test_counts_by_ad_day_and_page(): void {
		$post  = $this->make_post();
		$ad    = self::ad();
		$token = self::token( $ad, $post );
		self::assertSame( array( 204, '' ), array( $this->see( $token )->status, $this->see( $token )->body ) );
		$this->click( self::token( $ad, $post ) );
		self::assertSame( array( 1, 1 ), self::totals( $ad ) );
		self::assertSame( array( $post ), array_keys( Ad_Days::by_post( $ad, 1, 9 ) ) );
	}

	public function test_the_token_keeps_its_order_inside_a_signed_value(): void {
		$ad   = self::ad();
		$term = wp_set_object_terms( $ad, 'Sidebar', Ad_Type::GROUP );
		self::assertIsArray( $term );
		$track = Signed::read( Ad_Token::SIGNED_AS, self::token( $ad, 7 ) )['track'] ?? '';
		self::assertIsString( $track );
		self::assertSame( "$ad,$term[0],1,1800,7", base64_decode( $track, true ) );
		self::assertSame( self::token( $ad, 7 ), self::token( $ad, 7 ) );
	}

	/**
	 * Returns what nobody counts with the ID of a running ad: what is signed, for what, and what the token is changed into.
	 *
	 * @return array<string, array{mixed, string, string}>
	 */
	public static function forged(): array {
		return array(
			'plain Base64'  => array( '%d,0,1,1800,0', 'ad', '/^.*$/' ),
			'other purpose' => array( '%d,0,1,1800,0', 'overlay', '' ),
			'other site'    => array( '%d,0,2,1800,0', 'ad', '' ),
			'fewer values'  => array( '%d,0,1,1800', 'ad', '' ),
			'negative'      => array( '-%d,0,1,1800,0', 'ad', '' ),
			'list'          => array( array( '%d' ), 'ad', '' ),
			'other ad'      => array( '98765%d,0,1,1800,0', 'ad', '' ),
			'other data'    => array( '%d,0,1,1800,0', 'ad', '/^../' ),
			'no signature'  => array( '%d,0,1,1800,0', 'ad', '/\..*$/' ),
		);
	}

	/**
	 * Counts nothing.
	 *
	 * @param mixed $track What is signed.
	 * @param string $kind Purpose.
	 * @param string $changed Pattern that is replaced in the token; empty for none.
	 */
	#[DataProvider( 'forged' )]
	public function test_forged_tokens_are_answered_as_usual_and_count_nothing( mixed $track, string $kind, string $changed ): void {
		$ad    = self::ad();
		$plain = is_string( $track ) ? base64_encode( sprintf( $track, $ad ) ) : $track;
		$token = Signed::make( $kind, array( 'track' => $plain ) );
		$token = '' === $changed ? $token : (string) preg_replace( $changed, is_string( $plain ) ? $plain : '', $token );
		self::assertSame( array( 204, '' ), array( $this->see( $token )->status, $this->see( $token )->body ) );
		self::assertSame( 204, $this->click( $token )->status );
		self::assertSame( array( 0, 0 ), self::totals( $ad ) );
		$this->see( Signed::make( 'ad', array( 'track' => base64_encode( "$ad,0,1,1800,0" ) ) ) );
		self::assertSame( array( 1, 0 ), self::totals( $ad ) );
	}

	public function test_a_genuine_token_of_what_is_no_ad_counts_nothing(): void {
		global $wpdb;
		$post = $this->make_post();
		$this->see( Signed::make( 'ad', array( 'track' => base64_encode( "$post,0,1,1800,0" ) ) ) );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'ad_totals' ) ) ) );
	}

	public function test_replayed_tokens_count_once_in_an_interval(): void {
		$ad    = self::ad();
		$token = self::token( $ad );
		$now   = 1_800_000 * 1000;
		for ( $second = 0; $second < 1800; $second += 200 ) {
			Clock::stop( $now + $second );
			$this->see( $token );
			$this->click( $token );
		}
		self::assertSame( array( 1, 1 ), self::totals( $ad ) );
		Clock::stop( $now + 1800 );
		$this->see( $token );
		self::assertSame( array( 2, 1 ), self::totals( $ad ) );
	}

	public function test_ads_that_do_not_run_count_nothing(): void {
		Clock::stop( (int) strtotime( '2027-01-10T10:00:00Z' ) );
		$ads = array(
			'paused'    => self::ad( array(), 'draft' ),
			'trashed'   => self::ad( array(), 'trash' ),
			'ended'     => self::ad( array( 'end' => '2027-01-10T10:00:00Z' ) ),
			'scheduled' => self::ad( array( 'start' => '2027-01-10T10:00:01Z' ) ),
		);
		foreach ( $ads as $why => $ad ) {
			self::assertSame( 204, $this->see( self::token( $ad ) )->status, $why );
			$this->click( self::token( $ad ) );
			self::assertSame( array( 0, 0 ), self::totals( $ad ), $why );
		}
	}

	public function test_a_page_cached_for_days_counts(): void {
		$now = 1_800_000_000;
		Clock::stop( $now );
		$ad    = self::ad();
		$token = self::token( $ad, $this->make_post() );
		Signed::rotate();
		Clock::stop( $now + 9 * DAY_IN_SECONDS );
		$this->see( $token );
		self::assertSame( array( 1, 0 ), self::totals( $ad ) );
	}

	public function test_only_counted_clicks_move_the_budget(): void {
		$ad = self::ad( array( 'maxClicks' => 2 ) );
		$this->click( 'forged' );
		for ( $time = 0; $time < 3; $time++ ) {
			$this->click( self::token( $ad ) );
		}
		self::assertSame( array( 0, 1 ), self::totals( $ad ) );
		foreach ( array( '203.0.113.8', '203.0.113.9', '203.0.113.10' ) as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$this->click( self::token( $ad ) );
		}
		self::assertSame( array( 0, 2 ), self::totals( $ad ) );
		self::assertFalse( Ad::of( $ad )?->is_running() );
		$this->see( self::token( $ad ) );
		self::assertSame( array( 0, 2 ), self::totals( $ad ) );
	}

	public function test_one_network_counts_up_to_its_limit_whatever_browsers_it_names(): void {
		$ad   = self::ad();
		$most = Ad_Counter::LIMITS['clicks']['hour'];
		for ( $click = 0; $click < $most + 5; $click++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $click";
			self::assertSame( 204, $this->click( self::token( $ad ) )->status );
		}
		self::assertSame( array( 0, $most ), self::totals( $ad ) );
		$other = self::ad();
		$this->click( self::token( $other ) );
		self::assertSame( array( 0, 1 ), self::totals( $other ) );
	}

	public function test_one_visitor_counts_up_to_the_limit_of_a_minute(): void {
		$most = Ad_Counter::LIMITS['clicks']['minute'];
		$ads  = array_map( static fn (): int => self::ad(), range( 1, $most + 3 ) );
		foreach ( $ads as $ad ) {
			$this->click( self::token( $ad ) );
		}
		self::assertSame( $most, array_sum( array_column( Ad_Totals::of( $ads ), 'clicks' ) ) );
	}

	public function test_counts_nothing_of_those_who_do_not_want_it_or_work_here(): void {
		$ad = self::ad();

		$_SERVER['HTTP_DNT'] = '1';
		$this->see( self::token( $ad ) );
		unset( $_SERVER['HTTP_DNT'] );
		$_SERVER['HTTP_SEC_GPC'] = '1';
		$this->see( self::token( $ad ) );
		unset( $_SERVER['HTTP_SEC_GPC'] );
		wp_set_current_user( 1 );
		$this->see( self::token( $ad ) );
		self::assertSame( array( 0, 0 ), self::totals( $ad ) );
	}

	public function test_posts_that_are_not_public_are_not_named(): void {
		$ad = self::ad();
		$this->see( self::token( $ad, $this->make_post( array( 'post_status' => 'private' ) ) ) );
		self::assertSame( array( 0 ), array_keys( Ad_Days::by_post( $ad, 1, 9 ) ) );
	}

	public function test_refuses_wrong_requests_and_names_the_field(): void {
		foreach ( array( null, '', array( 'a' => 'b' ), str_repeat( 'a', 1500 ) ) as $wrong ) {
			foreach ( array( Adrotate_Impression::NAME, Adrotate_Click::NAME ) as $name ) {
				$reply = $this->call( $name, array( 'track' => $wrong ) );
				self::assertSame( array( 400, 'track' ), array( $reply->status, $reply->data()['field'] ) );
			}
		}
		$fields  = array( 'track' => self::token( self::ad() ) );
		$foreign = $this->call( Adrotate_Click::NAME, $fields, array( 'sec-fetch-site' => 'cross-site' ) );
		self::assert_refused( 403, 'foreign_origin', $foreign );
		self::assert_refused( 405, 'wrong_method', $this->call( Adrotate_Click::NAME, $fields, self::OWN_PAGE, 'GET' ) );
		self::assert_refused( 413, 'too_large', $this->call( Adrotate_Click::NAME, $fields, self::OWN_PAGE, 'POST', 5000 ) );
		self::assertSame( array(), Ad_Days::by_day( 1 ) );
	}

	public function test_stores_nothing_about_the_visitor(): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->see( self::token( self::ad() ) );
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

	/**
	 * Returns the token of an ad.
	 *
	 * @param int $id Its ID.
	 */
	private static function token( int $id, int $post = 0 ): string {
		$ad = Ad::of( $id );
		return null === $ad ? '' : Ad_Token::make( $ad, 1800, $post );
	}

	/**
	 * Adds an ad.
	 *
	 * @param array<string, mixed> $settings That differ.
	 */
	private static function ad( array $settings = array(), string $status = 'publish' ): int {
		$id = (int) wp_insert_post(
			array(
				'post_type'   => Ad_Type::TYPE,
				'post_title'  => 'Ad',
				'post_status' => $status,
			)
		);
		$ad = array(
			'kind'   => 'html',
			'html'   => '<b>Ad</b>',
			'width'  => 300,
			'height' => 250,
		);
		Ad_Settings::write( $id, Ad_Settings::read( $settings + $ad ) );
		return $id;
	}

	/**
	 * Returns impressions and clicks.
	 *
	 * @return array{int, int}
	 */
	private static function totals( int $ad ): array {
		return array_values( Ad_Totals::of( array( $ad ) )[ $ad ] );
	}
}
