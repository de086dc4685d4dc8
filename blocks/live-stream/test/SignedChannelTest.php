<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Live_Stream;

use Frontage\Blocks\Live_Stream\Check_Live;
use Frontage\Tests\Domain\Live\Live_TestCase;

/** Tests that a kept signature makes the site ask only about channels that its pages show: YouTube counts requests. */
final class SignedChannelTest extends Live_TestCase {
	private const BLOCK = '<!-- wp:frontage/live-stream {"channel":"https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg"} /-->';

	protected function tearDown(): void {
		unset( $GLOBALS['post'] );
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
