<?php
/**
 * The table of REST routes.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Http\Endpoint;
use Frontage\Http\Endpoints;
use Frontage\Http\Rest;
use Frontage\Tests\TestCase;

/**
 * Says what WordPress answers.
 */
final class RestTableTest extends TestCase {
	public function test_the_file_is_up_to_date(): void {
		self::assertStringEqualsFile( Rest_Table::path(), Rest_Table::markdown(), 'Run: npm run build -- --fixtures' );
	}

	public function test_lists_every_registered_route(): void {
		$told = array();
		foreach ( Manifest::implementations( Endpoint::class ) as $class ) {
			$told[] = '/' . Rest::SPACE . $class::ROUTE . ' ' . $class::METHOD;
		}
		// A server of its own: earlier tests have registered routes with the shared one.
		$GLOBALS['wp_rest_server'] = null;

		$found = array();
		rest_get_server();
		Endpoints::register();
		foreach ( rest_get_server()->get_routes( Rest::SPACE ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( array_filter( $handler['methods'] ) ) as $method ) {
					$found[] = "$route $method";
				}
			}
		}
		$found = array_filter(
			$found,
			static fn ( string $one ): bool => '/' . Rest::SPACE . ' GET' !== $one && ! str_contains( $one, '/action/' )
		);
		sort( $told );
		sort( $found );
		self::assertSame( $told, $found );
		self::assertSame( array_unique( $told ), $told );
	}

	public function test_every_endpoint_names_a_capability_and_documents_its_response(): void {
		foreach ( Manifest::implementations( Endpoint::class ) as $class ) {
			self::assertNotSame( '', ( new $class() )->policy()->capability, "$class is open to everybody." );
			self::assertNotSame( '', $class::REPLY, "$class does not say what it answers." );
			preg_match_all( '/\(\?P<(\w+)>/', $class::ROUTE, $groups );
			self::assertSame( array(), array_diff( $groups[1], array_keys( ( new $class() )->args() ) ), "$class does not read its path." );
		}
	}
}
