<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Live;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Http\Action_TestCase;
use Frontage\Tests\Stub_Server;

/** Tests of a site whose key YouTube knows; a local server speaks for YouTube. */
abstract class Live_TestCase extends Action_TestCase {
	private const HOST = 'www.googleapis.com';

	protected static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'live' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		Options::save( array(), array( 'youtube' => array( 'api_key' => 'good-key' ) ) );
		Http_Stub::set( self::HOST, self::$stub->url );
		self::$stub->mode( '' );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		Http_Stub::set( self::HOST, null );
		parent::tearDown();
	}
}
