<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Performance;

use Frontage\Admin\Performance\Advice;
use Frontage\Tests\TestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the performance advice and its REST response.
 *
 * States the facts; recommended actions come first.
 */
final class AdviceTest extends TestCase {
	/** @param array<string, mixed> $query */
	private function ask( array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/frontage/v1/performance' );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * Stubs the network response.
	 *
	 * @param array<string, string> $headers Response headers.
	 * @param list<string> $cookies Cookie names.
	 */
	private function network( array $headers = array(), array $cookies = array() ): void {
		add_filter(
			'pre_http_request',
			static fn ( mixed $answer, array $args, string $url ): array => array(
				'headers'  => $headers
					+ ( str_contains( $url, 'frontage_measure' ) ? array( 'x-frontage-measure' => '{"total":31,"ours":2}' ) : array() ),
				'body'     => '<frontage-island name="tabs" src="/wp-content/plugins/frontage/build/tabs/view.js"></frontage-island>',
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
				'cookies'  => array_map(
					static fn ( string $name ): \WP_Http_Cookie => new \WP_Http_Cookie( array( 'name' => $name ) ),
					$cookies
				),
				'filename' => null,
			),
			10,
			3
		);
	}

	public function test_only_administrators_may_ask(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			self::assertContains( $this->ask()->get_status(), array( 401, 403 ) );
		}
	}

	public function test_measures_a_page(): void {
		$this->network();
		$this->act_as( $this->make_user( 'administrator' ) );
		$post = $this->make_post( array( 'post_title' => 'Soup &amp; bread' ) );
		$page = $this->ask( array( 'post' => $post ) )->get_data()['page'];
		self::assertSame( array( 'Soup & bread', 200 ), array( $page['title'], $page['status'] ) );
		self::assertSame(
			array(
				'total' => 31,
				'ours'  => 2,
			),
			$page['queries']
		);
		self::assertSame( 'tabs', $page['modules'][0]['slug'] );
	}

	public function test_measures_only_what_visitors_see(): void {
		$this->network();
		$this->act_as( $this->make_user( 'administrator' ) );
		$draft  = $this->make_post( array( 'post_status' => 'draft' ) );
		$answer = $this->ask( array( 'post' => $draft ) );
		self::assertSame( array( 400, 'post' ), array( $answer->get_status(), $answer->get_data()['data']['field'] ) );
		self::assertSame( 400, $this->ask( array( 'post' => -1 ) )->get_status() );
	}

	public function test_reports_when_the_site_cannot_reach_itself(): void {
		add_filter( 'pre_http_request', static fn (): WP_Error => new WP_Error( 'x', 'Connection refused' ) );
		$this->act_as( $this->make_user( 'administrator' ) );
		$data = $this->ask()->get_data();
		self::assertNull( $data['page'] );
		self::assertStringContainsString( 'Connection refused', $data['problem'] );
		self::assertNotEmpty( $data['advice'] );
	}

	public function test_advice_follows_what_the_page_said(): void {
		$this->act_as( $this->make_user( 'administrator' ) );
		$this->network(
			array(
				'cache-control'    => 'no-store, private',
				'content-encoding' => '',
			),
			array( 'visitor_id' )
		);
		$items = array_column( $this->ask()->get_data()['advice'], null, 'id' );
		self::assertFalse( $items['cookies']['isGood'] );
		self::assertStringContainsString( 'visitor_id', $items['cookies']['state'] );
		self::assertStringContainsString( 'no-store, private', $items['cache-control']['state'] );
		self::assertNotSame( '', $items['compression']['todo'] );
		self::assertFalse( $items['page-cache']['isGood'] );
	}

	public function test_gives_no_advice_for_a_well_configured_site(): void {
		$page  = array(
			'cookies'      => array(),
			'isCacheable'  => true,
			'cacheControl' => 'max-age=600',
			'encoding'     => 'br',
			'caches'       => array( 'cf-cache-status' => 'HIT' ),
		);
		$items = array_column( Advice::on( $page ), null, 'id' );
		foreach ( array( 'cookies', 'cache-control', 'compression', 'page-cache' ) as $id ) {
			self::assertTrue( $items[ $id ]['isGood'], $id );
			self::assertSame( '', $items[ $id ]['todo'] );
		}
		$goods = array_column( Advice::on( $page ), 'isGood' );
		$first = array_search( true, $goods, true );
		self::assertSame( array(), array_filter( array_slice( $goods, (int) $first ), static fn ( bool $is_good ): bool => ! $is_good ) );
	}
}
