<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Live_Stream;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Live_Stream\Check_Live;
use Frontage\Domain\Providers\Http_Stub;
use Frontage\Tests\Http\Action_Case;
use Frontage\Tests\Stub_Server;

/** Tests that a kept signature makes the site ask only about channels that its pages show: YouTube counts requests. */
final class SignedChannelTest extends Action_Case {
	private const BLOCK = '<!-- wp:frontage/live-stream {"channel":"https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg"} /-->';

	private static Stub_Server $stub;

	public static function setUpBeforeClass(): void {
		self::$stub = new Stub_Server( 'live' );
	}

	public static function tearDownAfterClass(): void {
		self::$stub->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		Options::save( array(), array( 'youtube' => array( 'api_key' => 'good-key' ) ) );
		Http_Stub::set( 'www.googleapis.com', self::$stub->url );
		self::$stub->requests();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['post'] );
		Http_Stub::set( 'www.googleapis.com', null );
		parent::tearDown();
	}

	private static function put( string $status ): int {
		return (int) wp_insert_post(
			array(
				'post_title'   => 'Live',
				'post_status'  => $status,
				'post_content' => self::BLOCK,
			)
		);
	}

	/** Returns the signed channel that a post prints; empty if it prints none. */
	private static function signed( int $post ): string {
		$GLOBALS['post'] = get_post( $post );
		preg_match( '/&quot;channelId&quot;:&quot;([\w.-]+)&quot;/', do_blocks( self::BLOCK ), $found );
		return $found[1] ?? '';
	}

	private function check( string $signed ): int {
		$fields = array(
			'security'  => '',
			'channelId' => $signed,
			'streams'   => '',
		);
		return $this->call( Check_Live::NAME, $fields )->status;
	}

	public function test_a_draft_signs_nothing(): void {
		self::assertSame( '', self::signed( self::put( 'draft' ) ) );
		self::assertSame( '', self::signed( self::put( 'private' ) ) );
		self::assertNotSame( '', self::signed( self::put( 'publish' ) ) );
	}

	public function test_a_channel_is_not_checked_for_a_post_that_does_not_show_it_any_more(): void {
		$post   = self::put( 'publish' );
		$signed = self::signed( $post );
		foreach ( array(
			array( 'post_status' => 'draft' ),
			array(
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:frontage/live-stream {"channel":"https://www.youtube.com/@another"} /-->',
			),
		) as $change ) {
			wp_update_post( array( 'ID' => $post ) + $change );
			self::assertSame( 404, $this->check( $signed ) );
		}
		self::assertSame( array(), self::$stub->requests() );
		wp_update_post(
			array(
				'ID'           => $post,
				'post_content' => self::BLOCK,
			)
		);
		self::assertSame( 200, $this->check( $signed ) );
		self::assertNotSame( array(), self::$stub->requests() );
	}
}
