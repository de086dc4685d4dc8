<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Http\Signed;

/** Tests who may ask, and what passes through unchanged, at both endpoints. */
final class HttpGuardsTest extends Both_Endpoints_TestCase {
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
}
