<?php
/**
 * Endpoints at the REST API.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * One machine checks all of them.
 */
final class EndpointsTest extends TestCase {
	/** @param array<string, mixed> $params */
	private static function ask( string $method, string $route, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/frontage/v1$route" );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		return rest_do_request( $request );
	}

	public function test_rejects_visitors_and_users_without_the_capability(): void {
		foreach ( array( 401 => 0, 403 => $this->make_user( 'editor' ) ) as $status => $user ) { // phpcs:ignore WordPress.Arrays
			$this->act_as( $user );
			$answer = self::ask( 'GET', '/log' );
			self::assertSame( array( $status, 'rest_forbidden' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
	}

	public function test_names_an_invalid_field(): void {
		$this->act_as( 1 );
		$answer = self::ask( 'GET', '/log', array( 'per_page' => 101 ) );
		self::assertSame( array( 400, 'per_page' ), array( $answer->get_status(), $answer->get_data()['data']['field'] ) );
		self::assertSame( 'invalid_field', $answer->get_data()['code'] );
		self::assertSame( 'missing_field', self::ask( 'POST', '/subscribers/bulk', array( 'do' => 'delete' ) )->get_data()['code'] );
	}

	public function test_responses_are_not_cached(): void {
		$this->act_as( 1 );
		foreach ( array( self::ask( 'GET', '/log' ), self::ask( 'GET', '/log', array( 'page' => 0 ) ) ) as $answer ) {
			self::assertStringContainsString( 'no-cache', $answer->get_headers()['Cache-Control'] ?? '' );
		}
	}

	public function test_a_body_that_is_too_large_is_not_parsed(): void {
		$this->act_as( 1 );
		$request = new WP_REST_Request( 'POST', '/frontage/v1/settings' );
		$request->set_body( str_repeat( ' ', 1048577 ) );
		self::assertSame( 413, rest_do_request( $request )->get_status() );
	}

	public function test_an_empty_object_stays_an_object(): void {
		$this->act_as( 1 );
		self::assertInstanceOf( \stdClass::class, self::ask( 'GET', '/settings' )->get_data()['values'] );
	}
}
