<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad\Test;

use Frontage\Base\Store\Tables;
use Frontage\Blocks\Ad\Adrotate_Click;
use Frontage\Blocks\Ad\Adrotate_Impression;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Token;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Tests\Adverts;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the token of an ad, and requests that are wrong. */
final class AdTokenTest extends Action_TestCase {
	public function test_the_token_keeps_its_order_inside_a_signed_value(): void {
		$ad = Adverts::make();
		wp_set_object_terms( $ad, 'Sidebar', Ad_Type::GROUP );
		$term = wp_get_object_terms( $ad, Ad_Type::GROUP, array( 'fields' => 'ids' ) );
		self::assertIsArray( $term );
		$track = Signed::read( Ad_Token::SIGNED_AS, Adverts::token( $ad, 7 ) )['track'] ?? '';
		self::assertIsString( $track );
		self::assertSame( "$ad,$term[0],1,1800,7", base64_decode( $track, true ) );
		self::assertSame( Adverts::token( $ad, 7 ), Adverts::token( $ad, 7 ) );
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
		$ad    = Adverts::make();
		$plain = is_string( $track ) ? base64_encode( sprintf( $track, $ad ) ) : $track;
		$token = Signed::make( $kind, array( 'track' => $plain ) );
		$token = '' === $changed ? $token : (string) preg_replace( $changed, is_string( $plain ) ? $plain : '', $token );
		self::assertSame( array( 204, '' ), array( $this->see( $token )->status, $this->see( $token )->body ) );
		self::assertSame( 204, $this->click( $token )->status );
		self::assertSame( array( 0, 0 ), Adverts::totals( $ad ) );
		$this->see( Signed::make( 'ad', array( 'track' => base64_encode( "$ad,0,1,1800,0" ) ) ) );
		self::assertSame( array( 1, 0 ), Adverts::totals( $ad ) );
	}

	public function test_a_genuine_token_of_what_is_no_ad_counts_nothing(): void {
		global $wpdb;
		$post = $this->make_post();
		$this->see( Signed::make( 'ad', array( 'track' => base64_encode( "$post,0,1,1800,0" ) ) ) );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( 'ad_totals' ) ) ) );
	}

	public function test_refuses_wrong_requests_and_names_the_field(): void {
		foreach ( array( null, '', array( 'a' => 'b' ), str_repeat( 'a', 1500 ) ) as $wrong ) {
			foreach ( array( Adrotate_Impression::NAME, Adrotate_Click::NAME ) as $name ) {
				$response = $this->call( $name, array( 'track' => $wrong ) );
				self::assertSame( array( 400, 'track' ), array( $response->status, $response->data()['field'] ) );
			}
		}
		$fields  = array( 'track' => Adverts::token( Adverts::make() ) );
		$foreign = $this->call( Adrotate_Click::NAME, $fields, array( 'sec-fetch-site' => 'cross-site' ) );
		self::assert_refused( 403, 'foreign_origin', $foreign );
		self::assert_refused( 405, 'wrong_method', $this->call( Adrotate_Click::NAME, $fields, self::OWN_PAGE, 'GET' ) );
		self::assert_refused( 413, 'too_large', $this->call( Adrotate_Click::NAME, $fields, self::OWN_PAGE, 'POST', 5000 ) );
		self::assertSame( array(), Ad_Daily_Stats::by_day( 1 ) );
	}

	private function see( string $token ): Response {
		return $this->call( Adrotate_Impression::NAME, array( 'track' => $token ) );
	}

	private function click( string $token ): Response {
		return $this->call( Adrotate_Click::NAME, array( 'track' => $token ) );
	}
}
