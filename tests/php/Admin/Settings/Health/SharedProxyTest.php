<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Settings\Health;

use Frontage\Admin\Health\Shared_Proxy;
use Frontage\Base\Settings\Options;
use Frontage\Base\Store\Tables;
use Frontage\Http\Client_Address;
use Frontage\Http\Policy;
use Frontage\Http\Proxies;
use Frontage\Http\Proxy_Traffic;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Site_Health;

/** Tests that Site Health finds a proxy shared by many visitors, and lets the owner trust its header with one press. */
final class SharedProxyTest extends TestCase {
	/** @var array<array-key, mixed> */
	private array $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
		remove_all_filters( 'frontage_rate_limits' );
		$this->act_as( 1 );
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		parent::tearDown();
	}

	/**
	 * Visits the site.
	 *
	 * @param string $remote Address of the proxy.
	 * @param string $forwarded What it says of the visitor.
	 */
	private function visit( string $remote, string $forwarded, string $header = 'HTTP_X_FORWARDED_FOR' ): void {
		$_SERVER = array(
			'REMOTE_ADDR' => $remote,
			$header       => $forwarded,
		) + $this->server;
		$this->act_as( 0 );
		Rate_Limit::hit( 'zilla-likes', Policy::visitor_write(), Visitor::current() );
		$this->act_as( 1 );
	}

	/** @return array{status: string, description: string, actions: string} */
	private static function ask(): array {
		return call_user_func( WP_Site_Health::get_tests()['direct']['frontage_proxy']['test'] );
	}

	/** @return iterable<string, array{string, string, string, string}> Proxy, forwarded after the visitor, header, trusted. */
	public static function proxies(): iterable {
		yield 'a load balancer' => array( '10.0.3.7', '', 'X-Forwarded-For', '10.0.0.0/8' );
		yield 'Cloudflare' => array( '172.68.1.9', '', 'X-Forwarded-For', 'cloudflare' );
		yield 'Cloudflare before a proxy' => array( '192.168.4.4', ', 172.68.1.9', 'X-Forwarded-For', '192.168.0.0/16, cloudflare' );
		yield 'another CDN' => array( '151.101.2.3', '', 'X-Forwarded-For', '151.101.2.3' );
		yield 'a proxy with a header of one address' => array( '127.0.0.1', '', 'X-Real-IP', '127.0.0.0/8' );
		yield 'IPv6' => array( 'fd00::7', '', 'X-Forwarded-For', 'fc00::/7' );
	}

	#[DataProvider( 'proxies' )]
	public function test_one_press_trusts_a_shared_proxy( string $proxy, string $after, string $header, string $trusted ): void {
		foreach ( array( 1, 2, 2, 2, 3 ) as $host ) {
			self::assertSame( 'good', self::ask()['status'], "Before visitor $host" );
			$this->visit( $proxy, "203.0.113.$host$after", Proxies::server_key( $header ) );
		}
		$result = self::ask();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( $trusted, $result['description'] );
		self::assertMatchesRegularExpression(
			'~<form method="post".*name="_wpnonce".*<button[^>]*>Trust ' . preg_quote( "$header from $trusted", '~' ) . '</button>~s',
			$result['actions']
		);
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_REQUEST['_wpnonce']      = wp_create_nonce( Shared_Proxy::NAME );
		add_filter( 'wp_redirect', '__return_false' );
		Shared_Proxy::trust();
		self::assertSame( 'good', self::ask()['status'] );
		self::assertSame(
			array( $trusted, $header ),
			array( Options::value( 'frontage', 'proxies', Proxies::settings()['proxies'] ), Proxies::header() )
		);
		self::assertSame( '203.0.113.3', Client_Address::of( $_SERVER ) );
		$this->visit( $proxy, "6.6.6.6, 203.0.113.9$after", Proxies::server_key( 'X-Forwarded-For' ) );
		self::assertNotSame( '6.6.6.6', Client_Address::of( $_SERVER ), 'What a visitor wrote into the header is not believed.' );
	}

	public function test_a_visitor_that_claims_to_be_many_is_no_finding_for_others(): void {
		for ( $claim = 1; $claim <= 9; $claim++ ) {
			$this->visit( '198.51.100.66', "203.0.113.$claim" );
		}
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertSame( 'good', self::ask()['status'] );
	}

	public function test_no_address_is_stored(): void {
		global $wpdb;
		for ( $host = 1; $host <= 4; $host++ ) {
			$this->visit( '10.0.3.7', "203.0.113.$host" );
		}
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', Tables::name( 'limits' ) ), ARRAY_A );
		self::assertStringNotContainsString( '203.0.113', (string) wp_json_encode( $rows ) );
		self::assertNotNull( Proxy_Traffic::advice( $_SERVER ) );
	}

	public function test_the_button_needs_an_administrator_a_press_and_its_nonce(): void {
		for ( $host = 1; $host <= 3; $host++ ) {
			$this->visit( '10.0.3.7', "203.0.113.$host" );
		}
		add_filter( 'wp_redirect', '__return_false' );
		$tries = array(
			array( 1, 'GET', Shared_Proxy::NAME ),
			array( $this->make_user( 'editor' ), 'POST', Shared_Proxy::NAME ),
			array( 1, 'POST', 'x' ),
		);
		foreach ( $tries as list( $user, $method, $nonce ) ) {
			$this->act_as( $user );
			$_SERVER['REQUEST_METHOD'] = $method;
			$_REQUEST['_wpnonce']      = wp_create_nonce( $nonce );
			try {
				Shared_Proxy::trust();
				self::fail( 'It was allowed.' );
			} catch ( \Frontage\Tests\Died ) {
				self::assertSame( array(), Proxies::trusted() );
			}
		}
	}
}
