<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Justified_Gallery;

use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the boxes of the justified gallery against those of `justified-layout`, as `boxes.test.ts` does. */
final class BoxesTest extends TestCase {
	/**
	 * Returns the test cases shared with `boxes.test.ts`.
	 *
	 * @return array<string, array{list<float>, int, list<array<string, float|int>>}>
	 */
	public static function cases(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/test/cases.json' ), true, 8, JSON_THROW_ON_ERROR );
		$found = array();
		foreach ( $cases as $one ) {
			$found[ (string) $one['title'] ] = array(
				array_map( 'floatval', array_values( $one['ratios'] ) ),
				$one['height'],
				$one['boxes'],
			);
		}
		return $found;
	}

	/**
	 * @param list<float> $ratios Width to height of the images.
	 * @param int $height Desired row height, in pixels.
	 * @param list<array<string, float|int>> $boxes Result of the package.
	 */
	#[DataProvider( 'cases' )]
	public function test_boxes_match_the_package( array $ratios, int $height, array $boxes ): void {
		self::assertEquals( $boxes, Image_Boxes::of( $ratios, $height ) );
	}

	public function test_images_open_in_one_lightbox_and_links_of_authors_stay(): void {
		Photographs::ensure();
		$html = self::gallery( '{"anchor":"walk"}' );
		self::assertSame( 2, substr_count( $html, 'data-frontage-lightbox="walk"' ) );
		self::assertStringContainsString( '<a href="/about/"><img ', $html );
		self::assertMatchesRegularExpression( '/<a href="[^"]+clouds\.jpg" aria-label="[^"]+" data-frontage-lightbox/', $html );
		self::assertStringContainsString( '<figcaption', $html );
		$plain = self::gallery( '{"opensLarge":false,"captions":"none"}' );
		self::assertStringNotContainsString( 'data-frontage-lightbox', $plain );
		self::assertStringNotContainsString( '<figcaption', $plain );
	}

	public function test_text_of_authors_is_escaped(): void {
		$html = do_blocks(
			'<!-- wp:frontage/justified-gallery --><!-- wp:image --><figure class="wp-block-image">'
				. '<img src="/a.jpg" alt="a > b &quot; c"/></figure><!-- /wp:image --><!-- /wp:frontage/justified-gallery -->'
		);
		self::assertMatchesRegularExpression( '/<a href="\/a\.jpg" data-frontage-lightbox="[^"]+"><img [^<]*><\/a>/', $html );
	}

	/**
	 * Renders a gallery of three images: one with a caption, one with a link, one without alternative text.
	 *
	 * @param string $attributes JSON.
	 */
	private static function gallery( string $attributes ): string {
		return do_blocks(
			"<!-- wp:frontage/justified-gallery $attributes -->"
			. '<!-- wp:image {"id":9001} --><figure class="wp-block-image"><img src="/b.jpg" alt="A bridge" class="wp-image-9001"/>'
			. '<figcaption class="wp-element-caption">At dusk</figcaption></figure><!-- /wp:image -->'
			. '<!-- wp:image {"id":9012} --><figure class="wp-block-image"><a href="/about/">'
			. '<img src="/t.jpg" alt="A visitor" class="wp-image-9012"/></a></figure><!-- /wp:image -->'
			. '<!-- wp:image {"id":9003} --><figure class="wp-block-image"><img src="/c.jpg" alt="" class="wp-image-9003"/></figure>'
			. '<!-- /wp:image -->'
			. '<!-- /wp:frontage/justified-gallery -->'
		);
	}
}
