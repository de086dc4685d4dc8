<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Values;
use Frontage\Http\Client_Address;
use Frontage\Http\Visitor;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests how visitors are identified.
 *
 * The same browser of the same household is the same visitor for a day; nothing else matters.
 */
final class VisitorTest extends Action_TestCase {
	/** Returns a visitor's key. */
	private function key( string $address = '192.0.2.1', string $agent = 'Test' ): string {
		$_SERVER['REMOTE_ADDR']     = $address;
		$_SERVER['HTTP_USER_AGENT'] = $agent;
		return Visitor::current()->key();
	}

	public function test_identifies_visitors_by_address_and_user_agent(): void {
		$key = $this->key();
		self::assertMatchesRegularExpression( '/^a[0-9a-f]{31}$/', $key );
		self::assertSame( $key, $this->key() );
		self::assertNotSame( $key, $this->key( '192.0.2.2' ) );
		self::assertNotSame( $key, $this->key( agent: 'Other' ) );
	}

	public function test_ignores_cookies_and_forwarded_addresses(): void {
		$key                             = $this->key();
		$_COOKIE['frontage']             = 'forged';
		$_COOKIE['wordpress_logged_in']  = 'forged';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		$_SERVER['HTTP_CLIENT_IP']       = '198.51.100.7';
		$_SERVER['HTTP_X_REAL_IP']       = '198.51.100.7';
		self::assertSame( $key, $this->key() );
	}

	public function test_a_network_is_the_same_for_any_user_agent(): void {
		$this->key( '192.0.2.1', 'One' );
		$one = Visitor::current()->network_key();
		$this->key( '192.0.2.1', 'Two' );
		self::assertSame( $one, Visitor::current()->network_key() );
		$this->key( '192.0.2.2', 'Two' );
		self::assertNotSame( $one, Visitor::current()->network_key() );
	}

	public function test_a_user_is_the_same_everywhere_and_every_day(): void {
		$this->act_as( $this->make_user() );
		$key = $this->key();
		self::assertMatchesRegularExpression( '/^u[0-9a-f]{31}$/', $key );
		self::assertTrue( Visitor::current()->is_user() );
		self::assertSame( $key, $this->key( '192.0.2.9', 'Other' ) );
		$this->forget_the_day();
		self::assertSame( $key, $this->key() );
		$this->act_as( $this->make_user() );
		self::assertNotSame( $key, $this->key() );
	}

	public function test_visitors_are_not_recognized_the_next_day(): void {
		$key = $this->key();
		$this->forget_the_day();
		self::assertNotSame( $key, $this->key() );
	}

	/** Deletes the day's salt, as happens at night. */
	private function forget_the_day(): void {
		Salts::purge( '99991231' );
		Values::forget();
	}

	/** @return iterable<string, array{string, array<string, mixed>, list<string>}> */
	public static function addresses(): iterable {
		yield 'IPv4' => array( '192.0.2.1', array( 'REMOTE_ADDR' => '192.0.2.1' ), array() );
		yield 'IPv6 household' => array( '2001:db8:1:2::', array( 'REMOTE_ADDR' => '2001:db8:1:2:aaaa:bbbb:cccc:dddd' ), array() );
		yield 'IPv4 written as IPv6' => array( '192.0.2.1', array( 'REMOTE_ADDR' => '::ffff:192.0.2.1' ), array() );
		yield 'nothing' => array( '', array(), array() );
		yield 'nonsense' => array( '', array( 'REMOTE_ADDR' => array( 'x' ) ), array() );
		$forwarded = array(
			'REMOTE_ADDR'          => '10.1.2.3',
			'HTTP_X_FORWARDED_FOR' => '1.1.1.1, 203.0.113.5, 10.9.9.9',
		);
		yield 'no proxy is trusted' => array( '10.1.2.3', $forwarded, array() );
		yield 'another proxy is trusted' => array( '10.1.2.3', $forwarded, array( '10.1.2.4', '10.2.0.0/15' ) );
		yield 'the proxy is trusted' => array( '10.9.9.9', $forwarded, array( '10.1.2.3' ) );
		yield 'a chain of proxies is trusted' => array( '203.0.113.5', $forwarded, array( '10.0.0.0/8' ) );
		yield 'odd range' => array( '203.0.113.5', $forwarded, array( '10.0.0.0/12', '10.8.0.0/13' ) );
		yield 'a trusted proxy without the header' => array( '10.1.2.3', array( 'REMOTE_ADDR' => '10.1.2.3' ), array( '10.1.2.3' ) );
		yield 'a trusted proxy with nonsense' => array(
			'10.1.2.3',
			array( 'HTTP_X_FORWARDED_FOR' => 'x,<b>' ) + $forwarded,
			array( '10.1.2.3' ),
		);
		yield 'a trusted IPv6 range' => array(
			'198.51.100.1',
			array(
				'REMOTE_ADDR'          => 'fd00::1',
				'HTTP_X_FORWARDED_FOR' => '198.51.100.1',
			),
			array( 'fd00::/8' ),
		);
	}

	/**
	 * @param array<string, mixed> $server PHP's server variables.
	 * @param list<string> $proxies Trusted proxies.
	 */
	#[DataProvider( 'addresses' )]
	public function test_the_address( string $address, array $server, array $proxies ): void {
		add_filter( 'frontage_trusted_proxies', static fn (): array => $proxies );
		self::assertSame( $address, Client_Address::of( $server ) );
	}
}
