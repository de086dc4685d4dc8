<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Settled_Options;
use Frontage\Http\Rest;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/** Tests that requests for WordPress and other plugins load little of ours, and that what they need is there all the same. */
final class ForeignRequestsTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** The most files of ours that such a request may load. */
	private const MOST = 36;

	/** The most when posts are prepared, with their excerpts. */
	private const MOST_OF_POSTS = 58;

	public function test_requests_of_others_load_few_of_our_files(): void {
		Settled_Options::write();
		// At some times of the day our daily event is due, and is no request of others.
		wp_clear_scheduled_hook( Retention::HOOK );
		$server = new Site_Server( __DIR__ . '/Stubs/files.php' );
		try {
			$calls = array(
				'an action of another plugin' => array( 'fields' => array( 'action' => 'of_another_plugin' ) ),
				'heartbeat'                   => array(
					'fields'  => array( 'action' => 'heartbeat' ),
					'headers' => array( 'X-Test-User: 1' ),
				),
				'admin-post.php'              => array( 'path' => '/wp-admin/admin-post.php?action=of_another_plugin' ),
				'posts'                       => array( 'path' => '/?rest_route=/wp/v2/posts' ),
				'types'                       => array( 'path' => '/?rest_route=/wp/v2/types' ),
				'cron'                        => array( 'path' => '/wp-cron.php' ),
				'login'                       => array( 'path' => '/wp-login.php' ),
				'what posts accept'           => array(
					'path'   => '/?rest_route=/wp/v2/posts',
					'method' => 'OPTIONS',
				),
				'a route of another plugin'   => array( 'path' => '/?rest_route=/another/v1/route' ),
			);
			array_map( array( $server, 'send' ), $calls ); // WordPress schedules its own jobs.
			$found   = array_map( static fn ( array $call ): array => $server->send( $call )['headers'], $calls );
			$without = array_map( static fn ( array $call ): array => $server->send( self::without( $call ) )['headers'], $calls );
		} finally {
			$server->stop();
		}
		foreach ( $found as $name => $headers ) {
			$files = (int) ( $headers['x-files'] ?? 0 );
			self::assertGreaterThan( 10, $files, "$name was not counted." );
			self::assertLessThanOrEqual( 'posts' === $name ? self::MOST_OF_POSTS : self::MOST, $files, $name );
			self::assertSame( '0', $without[ $name ]['x-files'], "$name was sent with the plugin." );
			self::assertSame( $without[ $name ]['x-queries'], $headers['x-queries'], "$name: queries." );
		}
	}

	/**
	 * Returns a request as it is answered without the plugin.
	 *
	 * @param array<string, mixed> $call The request.
	 * @return array<string, mixed>
	 */
	private static function without( array $call ): array {
		return array( 'headers' => array( ...( $call['headers'] ?? array() ), 'X-Test-Without: 1' ) ) + $call;
	}

	public function test_our_autoloaded_options_are_small(): void {
		$is_ours = static fn ( string $name ): bool => str_contains( $name, 'frontage' );
		$ours    = array_filter( wp_load_alloptions(), $is_ours, ARRAY_FILTER_USE_KEY );
		self::assertLessThan( 2000, strlen( implode( '', $ours ) ), implode( ', ', array_keys( $ours ) ) );
	}

	public function test_routes_about_blocks_tell_all_of_ours(): void {
		$server = new Site_Server( __DIR__ . '/Stubs/files.php' );
		try {
			$type    = $this->ask( $server, '/?rest_route=/wp/v2/block-types/frontage/tabs' );
			$sent    = http_build_query(
				array(
					'context'    => 'edit',
					'attributes' => array(
						'align'    => 'wide',
						'frontage' => array( 'sticky' => array( 'offset' => 1 ) ),
					),
				)
			);
			$preview = $this->ask( $server, "/?rest_route=/wp/v2/block-renderer/frontage/tabs&$sent" );
		} finally {
			$server->stop();
		}
		self::assertSame( 'Frontage Tabs', $type['title'] );
		self::assertArrayHasKey( 'frontage', $type['attributes'], 'The settings of extensions.' );
		self::assertArrayHasKey( 'align', $type['attributes'], 'What WordPress adds for supports.' );
		self::assertArrayHasKey( 'rendered', $preview );
	}

	/**
	 * Asks the REST API as the administrator.
	 *
	 * @return array<string, mixed>
	 */
	private function ask( Site_Server $server, string $path ): array {
		$headers = array( 'X-Test-User: 1' );
		return (array) json_decode( $server->send( compact( 'path', 'headers' ) )['body'], true );
	}

	public function test_our_routes_are_there_when_they_are_asked_for(): void {
		wp_set_current_user( 1 );
		$GLOBALS['wp_rest_server'] = null;
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/settings' ) )->get_status() );
		foreach ( array( '/', '/' . Rest::SPACE ) as $route ) {
			$GLOBALS['wp_rest_server'] = null;
			$routes                    = rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_data()['routes'];
			self::assertArrayHasKey( '/frontage/v1/settings', $routes, "The index $route" );
		}
		$GLOBALS['wp_rest_server'] = null;
		// @phpstan-ignore argument.type (WordPress takes a path with its method, which its documentation leaves out.)
		$described = rest_preload_api_request( array(), array( '/frontage/v1/settings', 'OPTIONS' ) );
		self::assertContains( 'GET', $described['OPTIONS']['/frontage/v1/settings']['body']['methods'] ?? array() );
		$GLOBALS['wp_rest_server'] = null;
		$answer                    = rest_preload_api_request( array(), '/frontage/v1/settings' );
		self::assertArrayHasKey( '/frontage/v1/settings', $answer );
		$GLOBALS['wp_rest_server'] = null;

		$batch = new WP_REST_Request( 'POST', '/batch/v1' );
		$batch->set_body_params(
			array(
				'requests' => array(
					array(
						'method' => 'POST',
						'path'   => '/frontage/v1/settings',
					),
				),
			)
		);
		$answers = rest_do_request( $batch )->get_data();
		self::assertSame( 'rest_batch_not_allowed', $answers['responses'][0]['body']['code'] ?? $answers, 'It is known.' );
	}

	public function test_other_plugins_find_our_routes_in_the_list_of_all(): void {
		foreach ( array( 'rest_api_init', 'another' ) as $hook ) {
			$GLOBALS['wp_rest_server'] = null;
			$found                     = array();
			$list                      = static function () use ( &$found ): void {
				$found[] = rest_get_server()->get_routes();
				$found[] = rest_get_server()->get_routes();
			};
			add_action( $hook, $list, PHP_INT_MAX );
			rest_get_server();
			do_action( 'another' );
			remove_action( $hook, $list, PHP_INT_MAX );
			self::assertCount( 2, $found );
			self::assertSame( $found[0], $found[1], $hook );
			self::assertSame( array( 'GET' => true ), $found[0]['/frontage/v1/settings'][0]['methods'] );
			self::assertArrayHasKey( '/' . Rest::SPACE, $found[0] );
		}
	}
}
