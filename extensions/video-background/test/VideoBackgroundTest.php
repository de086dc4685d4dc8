<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Video_Background;

use Frontage\Domain\Modules\Extensions;
use Frontage\Tests\TestCase;

/** Tests what a block with a video behind it is marked with. */
final class VideoBackgroundTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		remove_all_actions( 'wp_footer' );
	}

	private static function print( string $settings, string $block = 'group' ): string {
		$name = "wp:$block";
		return do_blocks( "<!-- $name {\"frontage\":{\"video-background\":$settings}} --><div class=\"x\"></div><!-- /$name -->" );
	}

	public function test_prints_the_poster_and_what_the_script_needs(): void {
		$html = self::print( '{"video":"/a.webm","poster":"/a (1).jpg","phonePoster":"/b.jpg","dim":"200","playsOutside":true}' );
		self::assertStringContainsString( 'has-frontage-video-background', $html );
		self::assertStringContainsString( 'data-frontage-video="/a.webm"', $html );
		self::assertStringContainsString( 'data-frontage-video-phone=""', $html );
		self::assertStringContainsString( 'data-frontage-video-outside="true"', $html );
		self::assertStringContainsString( '--frontage-video-background-dim:90%', $html );
		self::assertStringContainsString( 'url(&quot;/a%20%281%29.jpg&quot;)', $html );
		self::assertStringContainsString( '--frontage-video-background-phone:url(&quot;/b.jpg&quot;)', $html );
		self::assertStringNotContainsString( '<video', $html );
	}

	public function test_takes_files_of_this_site_only(): void {
		$own = home_url( '/wp-content/uploads/a.mp4' );
		self::assertStringContainsString( "data-frontage-video=\"$own\"", self::print( "{\"video\":\"$own\"}" ) );
		$others = array(
			'"https://other.example/a.mp4"',
			'"//other.example/a.mp4"',
			'"/\\\\\\\\other.example/a.mp4"',
			'"javascript:alert(1)//.mp4"',
			'"/a.svg"',
			'"https://youtu.be/aqz-KE-bpKQ"',
			'["/a.mp4"]',
			'7',
			'null',
		);
		foreach ( $others as $video ) {
			self::assertStringNotContainsString( 'frontage-video', self::print( "{\"video\":$video}" ), $video );
		}
		$html = self::print( '{"video":"/a.mp4","poster":"/\");x:x;.jpg"}' );
		self::assertStringContainsString( 'url(&quot;/%22%29%3Bx:x%3B.jpg&quot;)', $html );
	}

	public function test_is_for_blocks_with_a_background(): void {
		self::assertStringNotContainsString( 'frontage-video', self::print( '{"video":"/a.mp4"}', 'paragraph' ) );
	}
}
