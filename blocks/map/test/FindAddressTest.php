<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map\Test;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Blocks\Map\Find_Address;
use Frontage\Domain\Providers\Google_Maps\Google_Maps;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Openstreetmap\Openstreetmap;
use Frontage\Http\Action_Exception;
use Frontage\Http\Visitor;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;

/** Tests the search of addresses against a stub of both vendors. */
final class FindAddressTest extends TestCase {
	private const HOSTS = array( 'nominatim.openstreetmap.org', 'maps.googleapis.com' );

	private const NOON = 1_900_000_000;

	private static Stub_Server $stub;

	private int $seconds = 0;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'geocoders' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, self::$stub->url );
		}
		self::$stub->requests();
	}

	protected function tearDown(): void {
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, null );
		}
		Clock::stop( null );
		parent::tearDown();
	}

	/** Searches, two seconds after the last time. */
	private function find( string $address ): mixed {
		$this->seconds += 2;
		Clock::stop( self::NOON + $this->seconds );
		return ( new Find_Address() )->run( compact( 'address' ), Visitor::current() )->payload;
	}

	private function problem( string $address ): string {
		try {
			$this->find( $address );
		} catch ( Action_Exception $error ) {
			self::assertSame( 422, $error->status );
			return "$error->reason: " . $error->getMessage();
		}
		return '';
	}

	private static function allow(): void {
		Options::save( array(), array( 'openstreetmap' => array( 'geocoding' => true ) ) );
	}

	private static function use_google( string $key ): void {
		Options::save(
			array(),
			array(
				'google-maps' => array(
					'browser_key' => 'public',
					'server_key'  => $key,
				),
			)
		);
	}

	public function test_nobody_is_asked_without_the_owners_consent(): void {
		self::assertStringStartsWith( 'off: ', $this->problem( 'Greenwich' ) );
		self::assertSame( array(), self::$stub->requests() );
	}

	public function test_asks_openstreetmap_as_its_policy_says_and_only_once(): void {
		self::allow();
		$found = $this->find( 'Greenwich' );
		self::assertIsArray( $found );
		self::assertSame( 'OpenStreetMap', $found['vendor'] );
		self::assertSame( array( 51.4778, -0.0015 ), array( $found['places'][0]['latitude'], $found['places'][0]['longitude'] ) );
		self::assertSame( $found, $this->find( 'GREENWICH' ) );
		$requests = self::$stub->requests();
		self::assertCount( 1, $requests );
		self::assertStringContainsString( 'nominatim.openstreetmap.org /search?q=Greenwich&format=jsonv2&limit=5', $requests[0] );
		self::assertStringContainsString( '(' . home_url() . ')', $requests[0] );
	}

	public function test_asks_openstreetmap_once_a_second(): void {
		self::allow();
		$this->find( 'one' );
		$this->seconds -= 2;
		self::assertStringStartsWith( 'busy: ', $this->problem( 'two' ) );
		$this->find( 'two' );
		self::assertCount( 2, self::$stub->requests() );
	}

	public function test_hostile_answers_become_places_on_earth_or_nothing(): void {
		$expected = array(
			array(
				'name'      => 'A place',
				'latitude'  => 10.5,
				'longitude' => -20.25,
			),
		);
		self::allow();
		self::assertSame( $expected, $this->find( 'hostile' )['places'] );
		self::assertSame( array(), $this->find( 'none' )['places'] );
		self::assertStringStartsWith( 'not_json: ', $this->problem( 'page' ) );
		self::assertStringContainsString( '500', $this->problem( 'down' ) );
		self::assertStringContainsString( '403', $this->problem( 'denied' ) );
		self::use_google( 'server-good' );
		self::assertSame( $expected, $this->find( 'hostile' )['places'] );
		self::assertSame( array(), $this->find( 'none' )['places'] );
		self::assertStringContainsString( 'REQUEST_DENIED', $this->problem( 'denied' ) );
	}

	public function test_google_comes_first_and_its_key_is_in_no_answer(): void {
		self::allow();
		self::use_google( 'server-good' );
		$found = $this->find( 'Greenwich' );
		self::assertIsArray( $found );
		self::assertSame( 'Google Maps', $found['vendor'] );
		self::assertStringContainsString( 'maps.googleapis.com /maps/api/geocode/json?address=Greenwich', self::$stub->requests()[0] );
		self::assertStringNotContainsString( 'server-good', (string) wp_json_encode( $found ) );
	}

	public function test_connections_are_tested(): void {
		self::assertTrue( ( new Openstreetmap() )->test( new Http( new Openstreetmap() ) )->ok );
		self::use_google( 'server-good' );
		self::assertTrue( ( new Google_Maps() )->test( new Http( new Google_Maps() ) )->ok );
		self::use_google( 'server-wrong' );
		$wrong = ( new Google_Maps() )->test( new Http( new Google_Maps() ) );
		self::assertFalse( $wrong->ok );
		self::assertSame( 'REQUEST_DENIED The provided API key is invalid.', $wrong->message );
	}
}
