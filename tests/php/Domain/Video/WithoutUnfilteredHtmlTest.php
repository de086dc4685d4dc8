<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Video;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Moderation;
use Frontage\Tests\Social_Posts;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests videos and feeds of authors without `unfiltered_html`, such as everybody but the super admin of a network: WordPress
 * encodes the `&` in their blocks, and the page is the same.
 */
final class WithoutUnfilteredHtmlTest extends TestCase {
	/**
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function blocks(): iterable {
		$signed = 'https://example.org/a.mp4?x=1&y=2';
		yield 'a video of a vendor' => array(
			'video',
			array(
				'url'      => 'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=5s',
				'title'    => 'A & B',
				'caption'  => 'C &amp; D',
				'chapters' => array(
					array(
						'time'  => '1:30',
						'title' => 'E & F',
					),
				),
			),
		);
		yield 'a file' => array(
			'video',
			array(
				'url'    => $signed,
				'poster' => 'https://example.org/p.jpg?a=1&b=2',
				'tracks' => array(
					array(
						'src'     => 'https://example.org/a.vtt?a=1&b=2',
						'kind'    => 'subtitles',
						'srcLang' => 'de',
						'label'   => 'A & B',
					),
				),
			),
		);
		yield 'a gallery' => array(
			'video-gallery',
			array(
				'videos' => array(
					array(
						'url'    => $signed,
						'title'  => 'A & B',
						'text'   => 'C & D',
						'poster' => 'https://example.org/p.jpg?a=1&b=2',
					),
					array( 'url' => 'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ' ),
				),
			),
		);
		$list = 'https://www.youtube.com/playlist?a=1&list=PL6B3937A5D230E335';
		yield 'a playlist' => array( 'video-gallery', array( 'playlist' => $list ) );
		yield 'a stream' => array(
			'live-stream',
			array(
				'streams' => array(
					array(
						'url'   => 'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
						'title' => 'A & B',
					),
				),
				'poster'  => 'https://example.org/p.jpg?a=1&b=2',
			),
		);
		yield 'a feed' => array(
			'social-feed',
			array(
				'network' => 'rss',
				'url'     => 'https://gazette.example/feed?a=1&b=2',
			),
		);
		yield 'profiles' => array( 'follow', array( 'accounts' => array( 'https://example.org/?a=1&b=2' ) ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 */
	#[DataProvider( 'blocks' )]
	public function test_prints_the_same_page( string $slug, array $attributes ): void {
		Social_Posts::ensure();
		$block = "<!-- wp:frontage/$slug " . serialize_block_attributes( $attributes ) . ' /-->';
		$saved = filter_block_content( $block, 'post' );
		self::assertStringContainsString( 'amp;', $saved, 'WordPress encodes it.' );
		$plain = do_blocks( $block );
		self::assertStringContainsString( 'frontage-', $plain );
		self::assertSame( self::without_ids( $plain ), self::without_ids( do_blocks( $saved ) ) );
	}

	/** IDs are made of the attributes as they are saved. */
	private static function without_ids( string $html ): string {
		return (string) preg_replace( '/(?<=-)[0-9a-f]{6}(?=["&-])/', '…', $html );
	}

	public function test_the_background_of_a_group_too(): void {
		$own      = home_url( '/' );
		$settings = array(
			'frontage' => array(
				'video-background' => array(
					'video'  => "{$own}a.mp4?x=1&y=2",
					'poster' => "{$own}p.jpg?a=1&b=2",
				),
			),
		);
		$inside   = '<div class="wp-block-group"><p>A</p></div>';
		$block    = '<!-- wp:group ' . serialize_block_attributes( $settings ) . " -->$inside<!-- /wp:group -->";
		self::assertStringContainsString( 'data-frontage-video', do_blocks( $block ) );
		self::assertSame( do_blocks( $block ), do_blocks( filter_block_content( $block, 'post' ) ) );
	}

	public function test_what_they_hide_stays_hidden(): void {
		$item = Feed_Item::of(
			array(
				'id'   => 'https://gazette.example/?p=12&lang=de',
				'text' => 'New: R&B at the harbour',
			)
		);
		self::assertNotNull( $item );
		foreach ( array( 'R&amp;B, jazz', array( 'R&amp;B' ), 'R&B', array( 'R&B' ) ) as $words ) {
			self::assertSame( array(), Moderation::of( $words, null )->shown( array( $item ) ) );
		}
		self::assertSame( array(), Moderation::of( null, array( 'https://gazette.example/?p=12&amp;lang=de' ) )->shown( array( $item ) ) );
		self::assertCount( 1, Moderation::of( 'B&W', array( 'https://gazette.example/?p=12' ) )->shown( array( $item ) ) );
	}
}
