<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Video;

use Frontage\Domain\Video\Videos;
use Frontage\Tests\Domain\Video\Video_TestCase;

require_once dirname( __DIR__, 3 ) . '/tests/php/Domain/Video/Video_TestCase.php';

/** Tests that the block tells vendors nothing of visitors, and visitors nothing of other posts. */
final class PrivacyTest extends Video_TestCase {
	private const URL = 'https://youtu.be/bigbigbigbi';

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function print( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/video ' . wp_json_encode( (object) $attributes ) . ' /-->' );
	}

	public function test_a_poster_at_the_vendor_is_replaced_by_the_copy(): void {
		Videos::ask( self::video( self::URL ) );
		$show = static fn ( string $poster ): string => self::print(
			array(
				'url'    => self::URL,
				'poster' => $poster,
			)
		);
		$copy = '~<img [^>]*src="\S+/uploads/frontage/posters/\w+-1280\.jpg"~';
		foreach ( array( '//i9.ytimg.com/vi/x/0.jpg', 'https://I.YTIMG.com/vi/x/0.jpg', 'http://img.youtube.com/vi/x/0.jpg' ) as $theirs ) {
			self::assertMatchesRegularExpression( $copy, $show( $theirs ), $theirs );
			self::assertDoesNotMatchRegularExpression( '~ytimg|img\.youtube~i', $show( $theirs ), $theirs );
		}
		self::assertStringContainsString( 'src="https://cdn.example.org/dawn.jpg"', $show( 'https://cdn.example.org/dawn.jpg' ) );
		self::assertStringContainsString( 'src="/dawn.jpg"', $show( '/dawn.jpg' ) );
	}

	public function test_an_id_of_another_post_tells_nothing_about_it(): void {
		$id   = wp_insert_post(
			array(
				'post_title'  => 'Secret plan',
				'post_status' => 'private',
			)
		);
		$html = self::print(
			array(
				'url'  => '/a.webm',
				'file' => $id,
			)
		);
		self::assertStringContainsString( '/a.webm', $html );
		self::assertStringNotContainsString( 'Secret', $html );
	}
}
