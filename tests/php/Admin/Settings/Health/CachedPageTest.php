<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Health;

use Frontage\Http\Signed;
use Frontage\Tests\Admin\Settings\Rest_TestCase;
use Frontage\Tests\Site_Server;
use PHPUnit\Framework\Attributes\Group;


/**
 * Tests the detection of caches that keep pages for too long.
 *
 * A real page, fetched over HTTP from a real server, with a page cache in front of WordPress.
 */
#[Group( 'once' )]
final class CachedPageTest extends Rest_TestCase {
	protected const ISOLATION = 'snapshot';

	private const CONTENT = '<!-- wp:frontage/like-button /-->';

	private static Site_Server $server;

	/** File in which the stub cache stores its copy. */
	private static string $copy;

	public static function setUpBeforeClass(): void {
		self::$copy   = FRONTAGE_TESTS_DIR . '/copy.html';
		self::$server = new Site_Server( __DIR__ . '/page-cache.php', array( 'FRONTAGE_TEST_COPY' => self::$copy ) );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->make_post( array( 'post_content' => self::CONTENT ) );
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ): mixed {
				$home = home_url();
				return str_starts_with( $url, $home )
					? wp_remote_get( self::$server->url() . substr( $url, strlen( $home ) ), $args )
					: $answer;
			},
			10,
			3
		);
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_filter( array( self::$copy, self::$copy . '.headers' ), 'is_file' ) );
		parent::tearDown();
	}

	/** @return array<string, mixed> Result of the Site Health test. */
	private function judge(): array {
		return self::read( $this->get( '/health/cached-page' ) );
	}

	/** Returns the page as currently rendered by the server. */
	private static function page(): string {
		global $wpdb;
		$id     = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts WHERE post_type = 'post'" );
		$answer = self::$server->send( array( 'path' => substr( (string) get_permalink( $id ), strlen( home_url() ) ) ) );
		self::assertSame( 200, $answer['status'] );
		self::assertStringContainsString( 'frontage-data', $answer['body'] );
		return $answer['body'];
	}

	/**
	 * Stores a page in the cache.
	 *
	 * @param string $html The page.
	 * @param list<string> $headers Response headers.
	 */
	private static function plant( string $html, array $headers = array() ): void {
		file_put_contents( self::$copy, $html );
		file_put_contents( self::$copy . '.headers', implode( "\n", $headers ) );
	}

	public function test_a_fresh_page_passes(): void {
		$result = $this->judge();
		self::assertSame( 'good', $result['status'], $result['description'] );
		self::assertStringContainsString( 'Up to date', $result['description'] );
	}

	public function test_a_copy_is_valid_until_the_key_has_changed_twice(): void {
		self::plant( self::page() );
		Signed::rotate();
		self::assertSame( 'good', $this->judge()['status'] );
		Signed::rotate();
		$result = $this->judge();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'a key that is no longer valid', $result['description'] );
		self::assertStringContainsString( 'Clear the page cache', $result['description'] );
	}

	public function test_detects_a_cached_page_of_a_user(): void {
		self::plant( str_replace( '"token":""', '"token":"0123456789"', self::page() ) );
		$result = $this->judge();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'generated for a logged-in user', $result['description'] );
	}

	public function test_detects_a_cached_page_from_before_an_update(): void {
		self::plant( (string) preg_replace( '/(like-button\/view\.js\?ver=)[0-9a-f]+/', '${1}00000000', self::page() ) );
		$result = $this->judge();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'like-button', $result['description'] );
	}

	public function test_detects_what_prevents_caching(): void {
		self::plant(
			self::page(),
			array(
				'Set-Cookie: session_of_a_plugin=secretvalue; path=/',
				'Cache-Control: no-store, private',
				'Vary: Accept-Encoding, Cookie',
			)
		);
		$result = $this->judge();
		self::assertSame( 'recommended', $result['status'] );
		foreach ( array( 'session_of_a_plugin', 'no-store, private', 'accept-encoding, cookie' ) as $found ) {
			self::assertStringContainsString( $found, $result['description'] );
		}
		self::assertStringNotContainsString( 'secretvalue', $result['description'] );
	}

	public function test_reports_when_the_site_cannot_reach_itself(): void {
		remove_all_filters( 'pre_http_request' );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http', 'cURL error 7: <b>refused</b>' ) );
		$result = $this->judge();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( '&lt;b&gt;refused', $result['description'] );
		self::assertStringContainsString( 'loopback', $result['description'] );
	}
}
