<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/**
 * Sends the same request to the ajax file and to the REST API.
 *
 * @phpstan-import-type Call from Site_Server
 * @phpstan-import-type Answer from Site_Server
 */
abstract class Both_Endpoints_TestCase extends TestCase {
	protected const ISOLATION = 'snapshot';

	/** Headers in which both endpoints must agree. */
	protected const HEADERS = array(
		'content-type',
		'cache-control',
		'x-frontage',
		'x-content-type-options',
		'x-robots-tag',
		'allow',
		'expires',
	);

	protected static Site_Server $server;

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
	protected function both(
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
	protected static function essence( array $answer ): array {
		ksort( $answer['headers'] );
		$answer['headers'] = array_intersect_key( $answer['headers'], array_flip( self::HEADERS ) );
		if ( 429 === $answer['status'] ) {
			$answer['body'] = preg_replace( '/\d+ seconds/', 'some seconds', $answer['body'] );
		}
		return $answer;
	}

	/** Returns the cookie header of a logged-in browser. */
	protected function cookie( int $user ): string {
		$expires = time() + 3600;
		$session = \WP_Session_Tokens::get_instance( $user )->create( $expires );
		$hash    = md5( self::$server->url() );
		return "Cookie: wordpress_logged_in_$hash=" . rawurlencode( wp_generate_auth_cookie( $user, $expires, 'logged_in', $session ) );
	}
}
