<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Lightbox;

use Frontage\Domain\Providers\Http_Stub;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Http\Dispatcher;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Tests\Stub_Server;
use Frontage\Tests\TestCase;


/**
 * Tests the size of Vimeo videos against a stub of Vimeo's API.
 *
 * Requested once, with the width of S2 §7, and only for videos that this site has named.
 */
final class VideoSizeTest extends TestCase {
	private static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'vimeo' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		Http_Stub::set( 'vimeo.com', self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		Http_Stub::set( 'vimeo.com', null );
		parent::tearDown();
	}

	private static function ask( string $video ): Response {
		return Dispatcher::dispatch(
			new Request( 'frontage_video_size', 'POST', array( 'video' => $video ), array( 'sec-fetch-site' => 'same-origin' ) )
		);
	}

	private static function video( string $number ): string {
		return Signed::make( Link::SIGNED, array( 'video' => $number ) );
	}

	public function test_requests_each_vimeo_size_once_with_at_most_1920_pixels(): void {
		for ( $visitors = 0; $visitors < 3; $visitors++ ) {
			self::assertSame(
				array(
					'width'  => 1920,
					'height' => 1080,
				),
				self::ask( self::video( '76979871' ) )->data()
			);
		}
		self::assertSame( array( 'GET /api/oembed.json?maxwidth=1920&url=https%3A%2F%2Fvimeo.com%2F76979871' ), self::$stub->requests() );
	}

	public function test_reports_failures(): void {
		foreach ( array( '404', '500', '200', '666' ) as $video ) {
			self::assertSame( 502, self::ask( self::video( $video ) )->status, $video );
		}
	}

	public function test_only_saved_videos_are_requested(): void {
		foreach ( array( '76979871', 'https://vimeo.com/76979871', Signed::make( 'other', array( 'video' => '1' ) ) ) as $video ) {
			self::assertSame( 400, self::ask( $video )->status );
		}
		self::assertSame( array(), self::$stub->requests() );
	}
}
