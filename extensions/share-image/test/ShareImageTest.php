<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Share_Image;

use Frontage\Tests\TestCase;

/** Which pictures get share buttons, and what the buttons share. */
final class ShareImageTest extends TestCase {
	private const PICTURE = '<figure class="wp-block-image">'
		. '<img src="https://example.org/uploads/sea-300x200.jpg" alt="Sea &amp; sky"/></figure>';

	protected function tearDown(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tearDown();
	}

	public function test_each_picture_gets_buttons_once(): void {
		$html = $this->print( '["pinterest","copy"]', '<figure>' . self::PICTURE . self::PICTURE . '</figure><p>Text</p>' );
		self::assertSame( 2, substr_count( $html, '<details class="frontage-share-image"' ) );
		self::assertStringContainsString( 'aria-label="Share this picture: Sea &amp; sky"', $html );
		self::assertStringContainsString( 'media=https%3A%2F%2Fexample.org%2Fuploads%2Fsea-300x200.jpg', $html );
		$inner = '<!-- wp:image {"frontage":{"share-image":{"networks":["x"]}}} -->' . self::PICTURE . '<!-- /wp:image -->';
		self::assertSame( 1, substr_count( $this->print( '["pinterest"]', $inner ), '<details' ) );
	}

	public function test_anything_else_stays_as_it_is(): void {
		$others = array(
			'<p>Text</p>',
			'<figure><blockquote>Text</blockquote></figure>',
			'<figure><img src="data:image/png;base64,AA=="/></figure>',
			'<figure><img',
			str_repeat( '<figure', 50_000 ),
			'<figure>' . str_repeat( '<', 200_000 ),
		);
		foreach ( $others as $html ) {
			self::assertStringNotContainsString( 'share-image', $this->print( '["pinterest"]', $html ), substr( $html, 0, 50 ) );
		}
		foreach ( array( '[]', '"pinterest"', '{"a":["pinterest"]}', '["print","more","nonsense",7,null]', 'null' ) as $networks ) {
			$html = $this->print( $networks, self::PICTURE );
			self::assertSame( '"pinterest"' === $networks ? 1 : 0, substr_count( $html, '<details' ), $networks );
		}
	}

	public function test_addresses_cannot_leave_their_attributes(): void {
		$picture = '<img src="https://example.org/&quot;&gt;&lt;script&gt;x" alt="&quot;&gt;&lt;b&gt;"/>';
		$html    = $this->print( '["pinterest"]', "<figure>$picture</figure>" );
		self::assertStringContainsString( '<details', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<b>', $html );
	}

	public function test_feeds_get_none(): void {
		$GLOBALS['wp_query']->is_feed = true;
		self::assertStringNotContainsString( '<details', $this->print( '["x"]', self::PICTURE ) );
	}

	public function test_excerpts_are_the_words_of_the_post(): void {
		$block = '{"frontage":{"share-image":{"networks":["pinterest"]}}}';
		$post  = $this->make_post(
			array(
				'post_content' => "<!-- wp:media-text $block --><div class=\"wp-block-media-text\">" . self::PICTURE
					. '<div class="wp-block-media-text__content"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div></div>'
					. '<!-- /wp:media-text -->',
			)
		);
		self::assertSame( 'Words', trim( get_the_excerpt( $post ) ) );
	}

	/**
	 * Renders a group with share buttons on its pictures.
	 *
	 * @param string $networks JSON.
	 * @param string $content HTML.
	 */
	private function print( string $networks, string $content ): string {
		return do_blocks(
			'<!-- wp:group {"frontage":{"share-image":{"networks":' . $networks . '}}} -->'
			. '<div class="wp-block-group">' . $content . '</div><!-- /wp:group -->'
		);
	}
}
