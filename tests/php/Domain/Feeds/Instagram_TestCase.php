<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Feeds;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Feeds\Feed_Page;
use Frontage\Domain\Feeds\Feed_Picture;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Providers\Instagram\Instagram;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;

/** Base class of tests that ask Instagram and its servers of pictures: one stub stands for both. */
abstract class Instagram_TestCase extends TestCase {
	private const HOSTS = array( 'graph.instagram.com', '*.cdninstagram.com', '*.fbcdn.net' );

	protected static Stub_Server $stub;

	protected int $now;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'instagram' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		// Others may have left pictures, which no transaction takes back.
		self::clear();
		$this->now = time();
		Clock::stop( $this->now );
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, self::$stub->url );
		}
		self::$stub->mode( '' );
		self::$stub->requests();
		self::use_token( 'good' );
	}

	protected function tearDown(): void {
		foreach ( self::HOSTS as $host ) {
			Http_Stub::set( $host, null );
		}
		self::clear();
		Clock::stop( null );
		parent::tearDown();
	}

	protected function later( int $seconds ): void {
		$this->now += $seconds;
		Clock::stop( $this->now );
	}

	/** Stores a token; its letters tell the stub how to answer. */
	protected static function use_token( string $mode ): void {
		Options::save( array(), array( 'instagram' => array( 'access_token' => str_pad( "IGAA$mode", 60, 'x' ) ) ) );
	}

	protected static function source( string $name = 'harbour.studio' ): Feed_Source {
		return ( new Instagram() )->source_at( "@$name" ) ?? self::fail( $name );
	}

	protected static function answer( string $cursor = '' ): Http_Response {
		return ( new Http( new Instagram() ) )->send( ( new Instagram() )->feed_request( self::source(), $cursor ) );
	}

	protected static function page( string $cursor = '' ): ?Feed_Page {
		return ( new Instagram() )->feed_page( self::answer( $cursor ), self::source() );
	}

	protected static function picture( string $url ): Feed_Picture {
		return Feed_Picture::of( array( 'url' => $url ) ) ?? self::fail( $url );
	}

	private static function clear(): void {
		foreach ( self::files() as $file ) {
			unlink( self::folder() . $file );
		}
	}

	private static function folder(): string {
		return wp_upload_dir( null, false )['basedir'] . '/frontage/feeds/';
	}

	/**
	 * Returns the files of pictures.
	 *
	 * @return list<string>
	 */
	protected static function files(): array {
		return array_map( 'basename', glob( self::folder() . '*.jpg' ) ?: array() );
	}
}
