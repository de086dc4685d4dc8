<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Stub_Server;

/** Tests with the real clients of captcha services, against stubs of the vendors' APIs. */
abstract class Captcha_TestCase extends Form_TestCase {
	private static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'captcha' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		self::answer_from( self::$stub->url );
	}

	protected function tearDown(): void {
		self::answer_from( null );
		parent::tearDown();
	}

	/**
	 * Replaces the vendors' servers.
	 *
	 * @param string|null $url URL of the stub; null for the real ones.
	 */
	private static function answer_from( ?string $url ): void {
		foreach ( array( 'www.google.com', 'challenges.cloudflare.com' ) as $host ) {
			Http_Stub::set( $host, $url );
		}
	}
}
