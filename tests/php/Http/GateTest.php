<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Clock;
use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Counters;
use Frontage\Http\Request;
use Frontage\Http\Token;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the checks before an action's fields are read.
 *
 * Method, size, origin, token, capability, rate limit.
 */
final class GateTest extends Action_TestCase {
	public function test_writes_require_post(): void {
		$response = $this->call( 'test_vote', array( 'vote_id' => $this->make_post() ), method: 'GET' );
		self::assert_refused( 405, 'wrong_method', $response );
		self::assertSame( 'POST', $response->headers['Allow'] );
		self::assert_refused( 405, 'wrong_method', $this->call( 'test_look', array( 'page' => 1 ), method: 'PUT' ) );
	}

	public function test_reads_accept_get_from_any_origin(): void {
		self::assertSame( 200, $this->call( 'test_look', array( 'page' => 1 ), array( 'sec-fetch-site' => 'cross-site' ), 'GET' )->status );
	}

	public function test_rejects_a_body_over_the_limit(): void {
		$fields = array( 'vote_id' => $this->make_post() );
		self::assertSame( 200, $this->call( 'test_vote', $fields, bytes: 1000 )->status );
		self::assert_refused( 413, 'too_large', $this->call( 'test_vote', $fields, bytes: 1001 ) );
		self::assertSame( 200, $this->call( 'test_vote', $fields + array_fill( 0, 499, '' ) )->status );
		self::assert_refused( 413, 'too_large', $this->call( 'test_vote', $fields + array_fill( 0, 500, '' ) ) );
		self::assert_refused(
			413,
			'too_large',
			\Frontage\Http\Dispatcher::dispatch( new Request( 'test_vote', 'POST', $fields, self::OWN_PAGE, 10, 1 ) )
		);
	}

	/** @return array<string, array{bool, array<string, string>}> */
	public static function origins(): array {
		return array(
			'same origin'                         => array( true, array( 'sec-fetch-site' => 'same-origin' ) ),
			'own origin, no fetch metadata'       => array( true, array( 'origin' => 'http://example.org' ) ),
			'own origin by https'                 => array( true, array( 'origin' => 'https://example.org' ) ),
			'own page as referer'                 => array( true, array( 'referer' => 'http://example.org/a/?b=1' ) ),
			'no trace at all'                     => array( true, array() ),
			'cross site'                          => array( false, array( 'sec-fetch-site' => 'cross-site' ) ),
			'another subdomain'                   => array(
				false,
				array(
					'sec-fetch-site' => 'same-site',
					'origin'         => 'http://evil.example.org',
				),
			),
			'metadata wins over a forged referer' => array(
				false,
				array(
					'sec-fetch-site' => 'cross-site',
					'referer'        => 'http://example.org/',
				),
			),
			'foreign origin'                      => array( false, array( 'origin' => 'https://evil.example' ) ),
			'own name as prefix'                  => array( false, array( 'origin' => 'http://example.org.evil.example' ) ),
			'other port'                          => array( false, array( 'origin' => 'http://example.org:8080' ) ),
			'sandboxed page'                      => array( false, array( 'origin' => 'null' ) ),
			'foreign referer'                     => array( false, array( 'referer' => 'https://evil.example/?http://example.org' ) ),
			'broken origin'                       => array( false, array( 'origin' => 'http:///' ) ),
		);
	}

	/** @param array<string, string> $headers By lower-case name. */
	#[DataProvider( 'origins' )]
	public function test_writes_require_the_same_origin( bool $is_own, array $headers ): void {
		$response = $this->call( 'test_vote', array( 'vote_id' => $this->make_post() ), $headers );
		if ( $is_own ) {
			self::assertSame( 200, $response->status );
			return;
		}
		self::assert_refused( 403, 'foreign_origin', $response );
		self::assertSame( array( 'refused_origin', 'test_vote' ), array( Log::latest()[0]['event'], Log::latest()[0]['subject'] ) );
	}

	public function test_a_filter_can_allow_another_origin(): void {
		add_filter(
			'allowed_http_origins',
			static fn ( array $origins ): array => array_merge( $origins, array( 'https://app.example' ) )
		);
		self::assertSame(
			200,
			$this->call( 'test_vote', array( 'vote_id' => $this->make_post() ), array( 'origin' => 'https://app.example' ) )->status
		);
	}

	public function test_a_session_without_an_origin_is_anonymous(): void {
		$this->act_as( $this->make_user() );
		self::assertSame( 200, $this->call( 'test_vote', array( 'vote_id' => $this->make_post() ), array() )->status );
		self::assertSame( 0, get_current_user_id() );
	}

	public function test_anonymous_visitors_need_no_nonce(): void {
		$post = $this->make_post();
		self::assertSame( 200, $this->call( 'test_vote', array( 'vote_id' => $post ) )->status );
		$old = array(
			'nonce'          => 'abc',
			'security'       => 'x',
			'_wpnonce'       => 'y',
			'frontage_token' => 'z',
		);
		self::assertSame( 200, $this->call( 'test_vote', array( 'vote_id' => $post ) + $old )->status );
	}

	public function test_a_missing_token_is_invalid(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		self::assert_refused( 403, 'stale_token', $this->call( 'test_edit' ) );
		self::assert_refused( 403, 'stale_token', $this->call( 'test_edit', array( 'frontage_token' => 'nonsense' ) ) );
		self::assert_refused( 403, 'stale_token', $this->call( 'test_edit', array( 'frontage_token' => array( Token::make() ) ) ) );
	}

	public function test_accepts_the_token_as_field_or_header_and_the_rest_nonce(): void {
		$user = $this->make_user( 'editor' );
		$this->act_as( $user );
		self::assertSame( (string) $user, $this->call( 'test_edit', array( 'frontage_token' => Token::make() ) )->body );
		self::assertSame( 200, $this->call( 'test_edit', array(), self::OWN_PAGE + array( 'x-frontage-token' => Token::make() ) )->status );
		self::assertSame(
			200,
			$this->call( 'test_edit', array(), self::OWN_PAGE + array( 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) ) )->status
		);
	}

	public function test_the_nonce_of_logged_out_visitors_is_rejected(): void {
		self::assertSame( '', Token::make() );
		self::assertFalse(
			Token::is_good( new Request( 'test_edit', 'POST', array( 'frontage_token' => wp_create_nonce( 'wp_rest' ) ) ) )
		);
		self::assert_refused(
			403,
			'login_required',
			$this->call( 'test_edit', array( 'frontage_token' => wp_create_nonce( 'wp_rest' ) ) )
		);
	}

	public function test_rejects_the_token_of_another_user(): void {
		$this->act_as( $this->make_user( 'editor' ) );
		$token = Token::make();
		$this->act_as( $this->make_user( 'editor' ) );
		self::assert_refused( 403, 'stale_token', $this->call( 'test_edit', array( 'frontage_token' => $token ) ) );
	}

	public function test_requires_the_capability_in_addition_to_the_token(): void {
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assert_refused( 403, 'not_allowed', $this->call( 'test_edit', array( 'frontage_token' => Token::make() ) ) );
	}

	public function test_rejects_a_network_far_beyond_the_limit_until_the_window_ends(): void {
		$post = $this->make_post();
		for ( $call = 1; $call <= 90; $call++ ) {
			self::assertSame( 200, $this->call( 'test_vote', array( 'vote_id' => $post ) )->status );
		}
		$response = $this->call( 'test_vote', array( 'vote_id' => $post ) );
		self::assert_refused( 429, 'rate_limited', $response );
		self::assertSame( (string) ( 12 * HOUR_IN_SECONDS ), $response->headers['Retry-After'] );
		self::assertSame( 1, Counters::get( 'test', $post ) );
		Clock::stop( self::NOON + 12 * HOUR_IN_SECONDS );
		self::assertSame( 200, $this->call( 'test_vote', array( 'vote_id' => $post ) )->status );
	}

	public function test_a_request_with_only_the_read_field_is_a_read(): void {
		$post = $this->make_post();
		for ( $call = 1; $call <= 5; $call++ ) {
			self::assertSame(
				'0',
				$this->call( 'test_vote', array( 'post_id' => $post ), array( 'sec-fetch-site' => 'cross-site' ), 'GET' )->body
			);
		}
	}

	public function test_a_write_cannot_be_declared_as_a_read(): void {
		$post     = $this->make_post();
		$both     = array(
			'vote_id' => $post,
			'post_id' => $post,
		);
		$response = $this->call( 'test_vote', $both, array( 'sec-fetch-site' => 'cross-site' ) );
		$hidden   = $this->call( 'test_vote', array( 'vote_id' => '' ) + $both, self::OWN_PAGE, 'GET' );
		self::assert_refused( 403, 'foreign_origin', $response );
		self::assert_refused( 405, 'wrong_method', $hidden );
		self::assertSame( 0, Counters::get( 'test', $post ) );
	}
}
