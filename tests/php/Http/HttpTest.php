<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

/**
 * Tests actions through a real web server.
 *
 * Both endpoints respond alike; nothing bypasses the checks.
 */
final class HttpTest extends Both_Endpoints_TestCase {
	public function test_ajax_and_rest_return_the_same_bytes(): void {
		$post = $this->make_post();
		$html = $this->both( 'test_vote', array( 'post_id' => $post ) );
		self::assertSame(
			array( 200, '0', 'text/html; charset=UTF-8' ),
			array( $html['status'], $html['body'], $html['headers']['content-type'] )
		);
		$json = $this->both( 'test_look', array( 'page' => 1 ) );
		self::assertSame( array( 200, 'application/json; charset=UTF-8' ), array( $json['status'], $json['headers']['content-type'] ) );
	}

	public function test_a_get_read_may_be_cached(): void {
		$answer = $this->both( 'test_look', array( 'page' => 1 ), array(), 'GET' );
		self::assertSame( 'public, max-age=60', $answer['headers']['cache-control'] );
		self::assertArrayNotHasKey( 'expires', $answer['headers'] );
	}

	public function test_every_error_is_the_same(): void {
		$post = array( 'vote_id' => $this->make_post() );
		self::assertSame( 405, $this->both( 'test_vote', $post, array(), 'GET' )['status'] );
		self::assertSame( 413, $this->both( 'test_vote', $post + array( 'x' => str_repeat( 'x', 1000 ) ) )['status'] );
		self::assertSame( 403, $this->both( 'test_vote', $post, array( 'Origin: https://evil.example' ) )['status'] );
		self::assertSame( 400, $this->both( 'test_look', array( 'page' => 'x' ) )['status'] );
		self::assertSame( 404, $this->both( 'test_vote', array( 'vote_id' => 99999999 ) )['status'] );
	}

	public function test_a_rejected_form_without_script_gets_a_page_with_a_back_link(): void {
		$answer = self::$server->send(
			array(
				'fields'  => array(
					'action'  => 'test_vote',
					'vote_id' => 99999999,
				),
				'headers' => array(
					'Sec-Fetch-Mode: navigate',
					'Sec-Fetch-Site: same-origin',
					'Referer: ' . self::$server->url() . '/some-page/',
				),
			)
		);
		self::assertSame( array( 404, 'text/html; charset=UTF-8' ), array( $answer['status'], $answer['headers']['content-type'] ) );
		self::assertStringContainsString( 'Nothing was found here', $answer['body'] );
		self::assertStringContainsString( '/some-page/">', $answer['body'] );
	}

	public function test_the_rate_limit_response_is_the_same(): void {
		$post = array( 'vote_id' => $this->make_post() );
		$low  = array( 'Sec-Fetch-Site: same-origin', 'X-Test-Limited: 1' );
		$this->both( 'test_vote', $post, $low );
		$this->both( 'frontage_token', array(), $low );
		$this->both( 'test_vote', $post );
		$answer = $this->both( 'test_vote', $post, $low );
		self::assertSame( 429, $answer['status'] );
		self::assertGreaterThan( 0, (int) $answer['headers']['retry-after'] );
	}

	public function test_hidden_posts_respond_byte_for_byte_like_missing_ones(): void {
		$missing = $this->both( 'test_vote', array( 'post_id' => 99999999 ) );
		$hiddens = array(
			array( 'post_status' => 'draft' ),
			array( 'post_status' => 'private' ),
			array( 'post_password' => 'x' ),
			array( 'post_type' => 'wp_block' ),
		);
		foreach ( $hiddens as $hidden ) {
			self::assertSame(
				self::essence( $missing ),
				self::essence( $this->both( 'test_vote', array( 'post_id' => $this->make_post( $hidden ) ) ) )
			);
		}
	}
}
