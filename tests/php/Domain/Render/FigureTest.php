<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Figure;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;
use WP_Block;

/**
 * Tests images in our blocks.
 *
 * What is read from core/image.
 */
final class FigureTest extends TestCase {
	/**
	 * Returns the figures of a block with these images.
	 *
	 * @param string $images Block markup.
	 * @return list<Figure>
	 */
	private static function all( string $images ): array {
		Photographs::ensure();
		$parsed = parse_blocks( "<!-- wp:frontage/scrolling-image -->$images<!-- /wp:frontage/scrolling-image -->" );
		return Figure::all( new WP_Block( $parsed[0] ) );
	}

	public function test_keeps_links_and_captions(): void {
		list( $one ) = self::all(
			'<!-- wp:image {"id":9001} --><figure class="wp-block-image"><a href="#b">'
				. '<img src="/b.jpg" alt="A bridge" class="wp-image-9001"/></a>'
				. '<figcaption class="wp-element-caption">At <em>dusk</em> for $1</figcaption></figure><!-- /wp:image -->'
		);
		self::assertSame( 'A bridge', $one->alt );
		self::assertSame( 'At dusk for $1', $one->name() );
		self::assertSame( 1.5, round( $one->ratio, 2 ) );
		self::assertStringNotContainsString( 'figcaption', (string) $one->html );
		self::assertStringContainsString( '<a href="#b">', (string) $one->html );
		self::assertStringEndsWith(
			'<figcaption class="wp-element-caption">At <em>dusk</em> for $1</figcaption></figure>',
			(string) $one->whole()
		);
	}

	public function test_images_without_a_file_are_left_out(): void {
		self::assertSame(
			array(),
			self::all(
				'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure>'
					. '<!-- /wp:image --><!-- wp:paragraph --><p>No</p><!-- /wp:paragraph -->'
			)
		);
	}

	public function test_an_external_image_uses_its_saved_size(): void {
		list( $one, $other ) = self::all(
			'<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt="" width="400" height="100"/></figure>'
				. '<!-- /wp:image --><!-- wp:image --><figure class="wp-block-image"><img src="/b.jpg" alt=""/></figure><!-- /wp:image -->'
		);
		self::assertSame( 4.0, $one->ratio );
		self::assertSame( 1.5, $other->ratio );
	}
}
