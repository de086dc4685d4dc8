<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

/**
 * Tests fresh tokens.
 *
 * For users, from this site's pages, rate-limited.
 */
final class RefreshTokenTest extends Action_TestCase {
	public function test_a_user_gets_a_valid_token(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$token = $this->call( 'frontage_token' )->data()['token'];
		self::assertSame( 200, $this->call( 'test_edit', array( 'frontage_token' => $token ) )->status );
	}

	public function test_a_visitor_gets_an_empty_token(): void {
		self::assertSame( array( 'token' => '' ), $this->call( 'frontage_token' )->data() );
	}

	public function test_another_site_gets_no_token(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		self::assert_refused( 403, 'foreign_origin', $this->call( 'frontage_token', array(), array( 'sec-fetch-site' => 'cross-site' ) ) );
		self::assertSame( array( 'token' => '' ), $this->call( 'frontage_token', array(), array() )->data() );
	}

	public function test_allows_a_network_thirty_times_twenty_a_minute(): void {
		for ( $call = 1; $call <= 600; $call++ ) {
			self::assertSame( 200, $this->call( 'frontage_token' )->status );
		}
		self::assert_refused( 429, 'rate_limited', $this->call( 'frontage_token' ) );
	}
}
