<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Providers;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Dns_Resolver;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Mailchimp\Mailchimp;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;


/**
 * Base class of tests that call a vendor.
 *
 * One stub for all tests of a class; host names are resolved from a list.
 */
abstract class Provider_TestCase extends TestCase {
	protected const BASE = 'https://us21.api.mailchimp.com/3.0';

	protected static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'mailchimp' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		Http_Stub::set( '*.api.mailchimp.com', self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		Http_Stub::set( '*.api.mailchimp.com', null );
		Dns_Resolver::replace( null );
		parent::tearDown();
	}

	/**
	 * Stores a key; its prefix tells the stub how to respond.
	 *
	 * @param string $mode Such as `good`.
	 */
	protected function use_key( string $mode ): void {
		Options::save( array(), array( 'mailchimp' => array( 'api_key' => str_pad( $mode, 32, '0' ) . '-us21' ) ) );
	}

	protected function http(): Http {
		return new Http( new Mailchimp() );
	}

	/**
	 * Returns why a call fails.
	 *
	 * @param callable(): mixed $call
	 */
	protected static function reason( callable $call ): string {
		try {
			$call();
		} catch ( Http_Error $error ) {
			return $error->reason;
		}
		return 'none';
	}
}
