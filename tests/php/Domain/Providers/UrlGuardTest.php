<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Domain\Providers\Dns_Resolver;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Url_Guard;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests which URLs may be requested.
 *
 * Only https, only the vendor's hosts, only public addresses.
 */
final class UrlGuardTest extends TestCase {
	private const HOSTS = array( 'api.example.com', '*.dc.example.com' );

	protected function tearDown(): void {
		Dns_Resolver::replace( null );
		parent::tearDown();
	}

	/** @param list<string> $addresses IP addresses that host names resolve to. */
	private static function judge( string $url, array $addresses = array( '93.184.216.34' ) ): string {
		Dns_Resolver::replace( static fn (): array => $addresses );
		try {
			return 'to ' . Url_Guard::judge( $url, self::HOSTS )->host;
		} catch ( Http_Error $error ) {
			return $error->reason;
		}
	}

	/** @return array<string, array{string}> */
	public static function allowed(): array {
		return array_map(
			static fn ( string $url ): array => array( $url ),
			array(
				'a host'         => 'https://api.example.com/3.0/ping?a=b',
				'in capitals'    => 'HTTPS://API.Example.com/',
				'with its port'  => 'https://api.example.com:443/',
				'one label more' => 'https://us21.dc.example.com',
			)
		);
	}

	#[DataProvider( 'allowed' )]
	public function test_accepts( string $url ): void {
		self::assertStringStartsWith( 'to ', self::judge( $url ) );
	}

	/** @return array<string, array{string}> */
	public static function refused(): array {
		return array_map(
			static fn ( string $url ): array => array( $url ),
			array(
				'plain http'         => 'http://api.example.com/',
				'another host'       => 'https://example.com/',
				'a longer name'      => 'https://api.example.com.evil.org/',
				'a prefix'           => 'https://evil-api.example.com/',
				'two labels more'    => 'https://a.b.dc.example.com/',
				'no label'           => 'https://dc.example.com/',
				'a user'             => 'https://api.example.com@evil.org/',
				'a password'         => 'https://u:p@api.example.com/',
				'another port'       => 'https://api.example.com:8443/',
				'an address'         => 'https://93.184.216.34/',
				'an address in IPv6' => 'https://[2606:2800:220:1::]/',
				'a number'           => 'https://1572395042/',
				'a backslash'        => 'https://api.example.com\\@evil.org/',
				'a line break'       => "https://api.example.com/\r\nHost: evil.org",
				'a space'            => 'https://api.example.com /',
				'a final dot'        => 'https://api.example.com./',
				'a file'             => 'file:///etc/passwd',
				'too long'           => 'https://api.example.com/' . str_repeat( 'a', 2048 ),
				'nothing'            => '',
			)
		);
	}

	#[DataProvider( 'refused' )]
	public function test_rejects( string $url ): void {
		self::assertSame( Http_Error::BLOCKED, self::judge( $url ) );
	}

	/** @return array<string, array{string}> */
	public static function machines_of_ones_own(): array {
		$addresses = array(
			'127.0.0.1',
			'10.1.2.3',
			'172.16.0.1',
			'192.168.1.1',
			'169.254.169.254',
			'100.64.0.1',
			'100.127.255.255',
			'0.0.0.0',
			'198.18.0.1',
			'224.0.0.1',
			'255.255.255.255',
			'::1',
			'::',
			'fe80::1',
			'fc00::1',
			'fd12:3456::1',
			'fec0::1',
			'ff02::1',
			'::ffff:127.0.0.1',
			'::ffff:10.0.0.1',
			'::ffff:a9fe:a9fe',
			'::127.0.0.1',
			'64:ff9b::7f00:1',
			'64:ff9b::a9fe:a9fe',
			'64:ff9b:1::1',
			'2002:7f00:1::',
			'2001::1',
			'2001:db8::1',
			'not an address',
		);
		return array_combine( $addresses, array_map( static fn ( string $address ): array => array( $address ), $addresses ) );
	}

	#[DataProvider( 'machines_of_ones_own' )]
	public function test_rejects_a_name_that_resolves_to( string $address ): void {
		self::assertSame( Http_Error::BLOCKED, self::judge( 'https://api.example.com/', array( $address ) ) );
		self::assertSame(
			Http_Error::BLOCKED,
			self::judge( 'https://api.example.com/', array( '93.184.216.34', $address ) ),
			'One public address does not make the other public.'
		);
	}

	public function test_accepts_public_addresses(): void {
		$cases = array(
			'93.184.216.34',
			'100.63.0.1',
			'172.32.0.1',
			'2606:2800:220:1:248:1893:25c8:1946',
			'2a00:1450:4001::1',
			'64:ff9b::5db8:d822',
			'::ffff:93.184.216.34',
		);
		foreach ( $cases as $address ) {
			self::assertSame( 'to api.example.com', self::judge( 'https://api.example.com/', array( $address ) ), $address );
		}
	}

	public function test_an_unknown_host_is_unreachable(): void {
		self::assertSame( Http_Error::UNREACHABLE, self::judge( 'https://api.example.com/', array() ) );
	}

	public function test_connects_only_to_the_validated_addresses(): void {
		Dns_Resolver::replace( static fn (): array => array( '93.184.216.34', '2606:2800::1' ) );
		self::assertSame(
			'api.example.com:443:93.184.216.34,[2606:2800::1]',
			Url_Guard::judge( 'https://api.example.com/', self::HOSTS )->pin()
		);
	}

	public function test_accepts_stubs_only_in_tests(): void {
		$stubs = array(
			'http://10.0.0.1:80',
			'http://127.0.0.1',
			'https://127.0.0.1:443',
			'http://127.0.0.1:80/path',
			'http://127.0.0.1.evil.org:80',
		);
		foreach ( $stubs as $stub ) {
			try {
				Http_Stub::set( 'api.example.com', $stub );
				self::fail( "$stub was accepted." );
			} catch ( \LogicException ) {
				self::assertNull( Http_Stub::of( 'api.example.com' ) );
			}
		}
	}
}
