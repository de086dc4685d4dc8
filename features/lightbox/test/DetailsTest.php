<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Lightbox;

use Frontage\Base\Settings\Options;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Features\Lightbox\Details;
use Frontage\Features\Lightbox\Lightbox;
use Frontage\Features\Lightbox\Link_Marker;
use Frontage\Tests\TestCase;

/**
 * Tests what is printed about images: only what the owner wants visitors to read.
 */
final class DetailsTest extends TestCase {
	protected function tearDown(): void {
		Link::reset();
		parent::tearDown();
	}

	public function test_prints_nothing_unless_the_owner_wants_it(): void {
		self::assertSame( array( 'a' => 'b' ), Details::add( array( 'a' => 'b' ), self::image() ) );
	}

	public function test_prints_the_description_as_plain_text(): void {
		Options::save( array(), array( 'lightbox' => array( 'description' => true ) ) );
		self::assertSame( array( 'data-frontage-description' => 'Calm & cold' ), Details::add( array(), self::image() ) );
	}

	public function test_prints_the_camera_and_its_settings_but_not_the_place(): void {
		Options::save( array(), array( 'lightbox' => array( 'camera' => true ) ) );
		self::assertSame(
			array( 'data-frontage-camera' => 'X100 · 23 mm · ƒ/2.8 · 1/250 s · ISO 400' ),
			Details::add( array(), self::image() )
		);
		$long = array(
			'shutter_speed' => '2.5',
			'aperture'      => '8',
			'camera'        => array( 'no text' ),
			'iso'           => 'x',
		);
		self::assertSame( 'ƒ/8 · 2.5 s', Details::add( array(), self::image( $long ) )['data-frontage-camera'] );
		self::assertSame( array(), Details::add( array(), self::image( array( 'camera' => '' ) ) ) );
	}

	public function test_tells_the_images_of_core_blocks_their_size_without_a_query_for_each(): void {
		$marks = new Link_Marker( '' );
		$print = static fn ( int $id ): string => $marks->image(
			"<figure><a href=\"/sea.jpg\"><img src=\"/sea.jpg\" class=\"wp-image-$id\" alt=\"\"></a></figure>"
		);
		add_filter( 'wp_content_img_tag', array( $marks, 'sized' ), 10, 3 );
		$two   = self::queries( $print( self::image() ) . $print( self::image() ) );
		$four  = $print( self::image() ) . $print( self::image() ) . $print( self::image() ) . $print( self::image() );
		self::assertSame( $two, self::queries( $four ) );
		$other = self::image();
		$four .= "<img src=\"/sea.jpg\" class=\"wp-image-$other\" alt=\"\">";
		self::assertSame( 4, substr_count( wp_filter_content_tags( $four, 'the_content' ), 'data-frontage-size="2560x1707"' ) );
	}

	/** Returns the number of queries for printing images when nothing is cached. */
	private static function queries( string $html ): int {
		wp_cache_flush();
		get_option( 'siteurl' );
		$before = get_num_queries();
		wp_filter_content_tags( $html, 'the_content' );
		return get_num_queries() - $before;
	}

	public function test_offers_the_file_only_if_the_owner_wants_it(): void {
		Link::attributes( '/a.jpg' );
		self::assertStringContainsString( '&quot;download&quot;:false', self::footer() );
		Options::save( array(), array( 'lightbox' => array( 'download' => true ) ) );
		self::assertStringContainsString( '&quot;download&quot;:true', self::footer() );
	}

	/** Returns what the feature prints in the footer. */
	private static function footer(): string {
		ob_start();
		( new Lightbox() )->print();
		return (string) ob_get_clean();
	}

	/**
	 * Creates an image.
	 *
	 * @param array<string, mixed> $taken How it was taken.
	 */
	private static function image( array $taken = array(
		'camera'        => 'X100',
		'focal_length'  => '23',
		'aperture'      => '2.8',
		'shutter_speed' => '0.004',
		'iso'           => '400',
		'latitude'      => '53.5',
	) ): int {
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_content'   => " <b>Calm</b> &amp; cold\n",
			),
			'2024/sea.jpg'
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'      => 2560,
				'height'     => 1707,
				'file'       => '2024/sea.jpg',
				'sizes'      => array(),
				'image_meta' => $taken,
			)
		);
		return $id;
	}
}
