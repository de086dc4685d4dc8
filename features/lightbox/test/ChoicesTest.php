<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Lightbox;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Features\Lightbox\Choices;
use Frontage\Features\Lightbox\Lightbox;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests that an author's choices hold for the images of one block, and for nothing else on the page.
 */
final class ChoicesTest extends TestCase {
	private const CAMERA = 'data-frontage-camera="X100"';

	protected function setUp(): void {
		parent::setUp();
		( new Lightbox() )->boot();
	}

	protected function tearDown(): void {
		Link::reset();
		Choices::reset();
		parent::tearDown();
	}

	/**
	 * Blocks with a linked image: what surrounds the image.
	 *
	 * @return array<string, array{string}>
	 */
	public static function walls(): array {
		$image  = '<!-- wp:image {"id":%1$d,"linkDestination":"media"} --><figure class="wp-block-image"><a href="%2$s">'
			. '<img src="%2$s" alt="" class="wp-image-%1$d"/></a></figure><!-- /wp:image -->';
		$inside = static fn ( string $block, string $attribute, string $html = '%s' ): array => array(
			"<!-- wp:$block {{$attribute}%3\$s} -->" . sprintf( $html, $image ) . "<!-- /wp:$block -->",
		);
		return array(
			'core/image'                 => array( str_replace( '"media"', '"media"%3$s', $image ) ),
			'core/gallery'               => $inside(
				'gallery',
				'"linkTo":"media"',
				'<figure class="wp-block-gallery has-nested-images">%s</figure>'
			),
			'frontage/gallery'           => $inside( 'frontage/gallery', '"linkTo":"file","images":[{"id":%1$d}]', '' ),
			'frontage/image-grid'        => $inside( 'frontage/image-grid', '"opens":true' ),
			'frontage/justified-gallery' => $inside( 'frontage/justified-gallery', '"opens":true' ),
			'frontage/carousel'          => $inside( 'frontage/carousel', '"label":""' ),
		);
	}

	/** @param string $wall Block markup; 1: attachment ID, 2: URL of its file, 3: more attributes of the block. */
	#[DataProvider( 'walls' )]
	public function test_an_author_shows_what_the_site_does_not( string $wall ): void {
		$html = self::rendered( $wall, '{"camera":"on","download":"on"}' ) . self::rendered( $wall );
		self::assertSame( 1, substr_count( $html, self::CAMERA ), $html );
		self::assertSame( 1, substr_count( $html, 'data-frontage-download="on"' ), $html );
		self::assertStringNotContainsString( Choices::TAKEN, $html );
	}

	/** @param string $wall See above. */
	#[DataProvider( 'walls' )]
	public function test_an_author_hides_what_the_site_shows( string $wall ): void {
		Options::save( array(), array( 'lightbox' => array( 'camera' => true ) ) );
		$html = self::rendered( $wall, '{"camera":"off"}' ) . self::rendered( $wall, '{"camera":["on"],"x":"on"}' );
		self::assertSame( 1, substr_count( $html, self::CAMERA ), $html );
		self::assertStringNotContainsString( 'data-frontage-download', $html );
	}

	/** @param string $wall See above. */
	#[DataProvider( 'walls' )]
	public function test_a_choice_changes_no_id( string $wall ): void {
		$id   = self::image();
		$file = (string) wp_get_attachment_url( $id );
		$both = array_map(
			static function ( string $more ) use ( $wall, $id, $file ): string {
				\Frontage\Domain\Render\Ids::reset();
				return preg_match( '/ id="([^"]+)"/', do_blocks( sprintf( $wall, $id, $file, $more ) ), $found ) ? $found[1] : '';
			},
			array( '', ',"frontage":{"lightbox":{"camera":"on"}}' )
		);
		self::assertSame( $both[0], $both[1] );
	}

	/** Returns what visitors get of a block with an image of its own. */
	private static function rendered( string $wall, string $chosen = '' ): string {
		$id   = self::image();
		$more = '' === $chosen ? '' : ',"frontage":{"lightbox":' . $chosen . '}';
		return wp_filter_content_tags( do_blocks( sprintf( $wall, $id, wp_get_attachment_url( $id ), $more ) ), 'the_content' );
	}

	/** Creates an image. */
	private static function image(): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), '2024/sea-' . wp_rand() . '.jpg' );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'      => 2560,
				'height'     => 1707,
				'file'       => wp_basename( (string) get_attached_file( $id ) ),
				'sizes'      => array(),
				'image_meta' => array( 'camera' => 'X100' ),
			)
		);
		return $id;
	}
}
