<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Signed;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;


/**
 * Tests actions through a real web server.
 *
 * Both endpoints respond alike; nothing bypasses the checks.
 *
 * @phpstan-import-type Call from Site_Server
 * @phpstan-import-type Answer from Site_Server
 */
final class HttpTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Headers in which both endpoints must agree. */
	private const HEADERS = array(
		'content-type',
		'cache-control',
		'x-frontage',
		'x-content-type-options',
		'x-robots-tag',
		'allow',
		'expires',
	);

	private static Site_Server $server;

	public static function setUpBeforeClass(): void {
		self::$server = new Site_Server( __DIR__ . '/Stubs/serve.php' );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	/**
	 * Calls an action at both endpoints and asserts that they respond alike.
	 *
	 * @param array<mixed> $fields Request fields.
	 * @param list<string> $headers Request headers.
	 * @param non-empty-string $method Upper case.
	 * @return Answer
	 */
	private function both(
		string $name,
		array $fields,
		array $headers = array( 'Sec-Fetch-Site: same-origin' ),
		string $method = 'POST'
	): array {
		$query = 'GET' === $method ? '?' . http_build_query( $fields ) : '';
		$body  = 'GET' === $method ? array() : array( 'fields' => $fields + array( 'action' => $name ) );
		$calls = array();
		$paths = array(
			'/wp-admin/admin-ajax.php' . ( '' === $query ? '' : "$query&action=$name" ),
			"/wp-json/frontage/v1/action/$name$query",
		);
		foreach ( $paths as $path ) {
			$calls[] = array(
				'path'    => $path,
				'method'  => $method,
				'headers' => $headers,
			) + $body;
		}
		list( $ajax, $rest ) = array_map( array( self::$server, 'send' ), $calls );
		self::assertSame( self::essence( $ajax ), self::essence( $rest ) );
		return $ajax;
	}

	/**
	 * Returns the parts of a response that must be the same.
	 *
	 * @param Answer $answer A response.
	 * @return array<string, mixed>
	 */
	private static function essence( array $answer ): array {
		ksort( $answer['headers'] );
		$answer['headers'] = array_intersect_key( $answer['headers'], array_flip( self::HEADERS ) );
		if ( 429 === $answer['status'] ) {
			$answer['body'] = preg_replace( '/\d+ seconds/', 'some seconds', $answer['body'] );
		}
		return $answer;
	}

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
		$this->both( 'test_vote', $post );
		$this->both( 'frontage_token', array() );
		self::$server->send( array( 'fields' => $post + array( 'action' => 'test_vote' ) ) );
		$answer = $this->both( 'test_vote', $post );
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

	public function test_a_session_without_a_nonce_counts_only_on_the_same_origin(): void {
		$user   = $this->make_user( 'editor' );
		$cookie = $this->cookie( $user );
		$token  = json_decode(
			$this->both( 'frontage_token', array(), array( 'Sec-Fetch-Site: same-origin', $cookie ) )['body'],
			true
		)['token'];
		self::assertNotSame( '', $token );
		$own = array( 'Sec-Fetch-Site: same-origin', $cookie, "X-Frontage-Token: $token" );
		self::assertSame( (string) $user, $this->both( 'test_edit', array(), $own )['body'] );
		self::assertSame( 403, $this->both( 'test_edit', array(), array_slice( $own, 0, 2 ) )['status'] );
		self::assertSame( 403, $this->both( 'frontage_token', array(), array( 'Sec-Fetch-Site: cross-site', $cookie ) )['status'] );
		self::assertSame( '{"token":""}', $this->both( 'frontage_token', array(), array( $cookie ) )['body'] );
	}

	public function test_another_site_cannot_read_as_the_user(): void {
		$path   = '/wp-json/frontage/v1/action/test_look?page=1';
		$cookie = $this->cookie( $this->make_user() );
		$cache  = static fn ( string $site ): string => self::$server->send(
			array(
				'path'    => $path,
				'headers' => array( "Sec-Fetch-Site: $site", $cookie ),
			)
		)['headers']['cache-control'];
		self::assertStringContainsString( 'private', $cache( 'same-origin' ) );
		self::assertSame( 'public, max-age=60', $cache( 'cross-site' ), 'The session was used.' );
	}

	public function test_a_stale_token_matters_only_where_one_is_required(): void {
		$post  = array( 'vote_id' => $this->make_post() );
		$stale = array( 'X-WP-Nonce: 0123456789', 'X-Frontage-Token: 0123456789' );
		$own   = array( 'Sec-Fetch-Site: same-origin' );
		$user  = array( $this->cookie( $this->make_user( 'editor' ) ) );
		self::assertSame( '1', $this->both( 'test_vote', $post, array_merge( $own, $stale ) )['body'] );
		self::assertSame( '2', $this->both( 'test_vote', $post, array_merge( $own, $stale, $user ) )['body'] );
		self::assertStringContainsString( 'stale_token', $this->both( 'test_edit', array(), array_merge( $own, $stale, $user ) )['body'] );
		self::assertSame(
			403,
			self::$server->send(
				array(
					'path'    => '/wp-json/wp/v2/types',
					'headers' => $stale,
				)
			)['status']
		);
	}

	public function test_the_request_id_is_passed_on(): void {
		$answer = $this->both( 'test_look', array( 'page' => 1 ), array( 'X-Frontage-Request: 0123456789abcdef' ) );
		self::assertSame( '0123456789abcdef', json_decode( $answer['body'], true )['request_id'] );
	}

	public function test_slashes_and_signed_values_are_unchanged(): void {
		$fields = array(
			'page'  => '1',
			'word'  => 'O\'Neill "\\"',
			'query' => Signed::make( 'test', array( 'text' => 'a\\b\'"<' ) ),
		);
		$data   = json_decode( $this->both( 'test_look', $fields )['body'], true );
		self::assertSame( $fields['word'], $data['word'] );
		self::assertSame( 'a\\b\'"<', $data['query']['text'] );
	}

	public function test_json_is_parsed_like_a_form(): void {
		$answer = self::$server->send(
			array(
				'path'    => '/wp-json/frontage/v1/action/test_look',
				'fields'  => '{"page":2,"all":true,"terms":[4,5],"word":null}',
				'headers' => array( 'Content-Type: application/json' ),
			)
		);
		$data   = json_decode( $answer['body'], true );
		self::assertSame( array( 2, true, array( 4, 5 ), '' ), array( $data['page'], $data['all'], $data['terms'], $data['word'] ) );
	}

	public function test_a_link_cannot_override_the_method(): void {
		$path = '/wp-json/frontage/v1/action/test_vote?_method=POST&vote_id=' . $this->make_post();
		self::assertSame(
			405,
			self::$server->send(
				array(
					'path'    => $path,
					'headers' => array(),
				)
			)['status']
		);
	}

	public function test_logged_out_visitors_get_the_core_response_for_user_actions(): void {
		$answer = self::$server->send( array( 'fields' => array( 'action' => 'test_edit' ) ) );
		self::assertSame( array( 400, '0' ), array( $answer['status'], $answer['body'] ) );
		self::assertSame(
			403,
			self::$server->send(
				array(
					'path'   => '/wp-json/frontage/v1/action/test_edit',
					'method' => 'POST',
				)
			)['status']
		);
	}

	public function test_hostile_requests_leave_no_entry_in_the_error_log(): void {
		$calls  = array();
		$bodies = array(
			'action=test_look&page[]=1',
			'action=test_look&page=%FF%FE&word=%00',
			'action[]=test_look',
			'action=test_vote&vote_id[a][b]=1',
			'action=test_look&page=1&stats={"network":{}}&shares=[[]]',
			'action=test_look&page=1&query=a.b',
			str_repeat( 'a[]=1&', 2000 ) . 'action=test_look',
		);
		foreach ( $bodies as $body ) {
			$calls[] = array( 'fields' => $body );
		}
		foreach ( self::$server->send_all( $calls ) as $answer ) {
			self::assertContains( $answer['status'], array( 400, 413 ), $answer['body'] );
		}
	}

	/** Returns the cookie header of a logged-in browser. */
	private function cookie( int $user ): string {
		$expires = time() + 3600;
		$session = \WP_Session_Tokens::get_instance( $user )->create( $expires );
		$hash    = md5( self::$server->url() );
		return "Cookie: wordpress_logged_in_$hash=" . rawurlencode( wp_generate_auth_cookie( $user, $expires, 'logged_in', $session ) );
	}
}
