<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Gallery;

use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;


/** Tests the links and crops that single images of a gallery have. */
final class ImageLinkTest extends TestCase {
	private const CUSTOM = array(
		'linkDestination' => 'custom',
		'href'            => 'https://example.org/',
	);

	/**
	 * Returns saved data, what the gallery's images do, and the link.
	 *
	 * @return array<string, array{array<string, mixed>, string, array<string, mixed>}>
	 */
	public static function links(): array {
		$opens = array(
			'href'  => '/a.jpg',
			'opens' => true,
		);
		return array(
			'as all: none'        => array( array(), 'none', array() ),
			'as all: the file'    => array( array(), 'file', $opens ),
			'none of its own'     => array( array( 'linkDestination' => 'none' ), 'file', array() ),
			'lightbox of its own' => array( array( 'lightbox' => array( 'enabled' => true ) ), 'none', $opens ),
			'a custom one'        => array(
				self::CUSTOM + array(
					'linkTarget' => '_blank',
					'rel'        => 'nofollow" onclick="x',
				),
				'file',
				array(
					'href'   => 'https://example.org/',
					'target' => '_blank',
					'rel'    => 'nofollow onclickx',
				),
			),
			'an unsafe one'       => array( array( 'href' => 'javascript:alert(1)' ) + self::CUSTOM, 'file', array() ),
			'of a wrong type'     => array(
				array(
					'linkDestination' => array(),
					'rel'             => array(),
					'lightbox'        => 'x',
				),
				'none',
				array(),
			),
		);
	}

	/**
	 * @param array<string, mixed> $saved Saved data.
	 * @param string               $mode  What the gallery's images do.
	 * @param array<string, mixed> $link  href, target and rel as printed; empty without one.
	 */
	#[DataProvider( 'links' )]
	public function test_links_where_the_image_or_the_gallery_says( array $saved, string $mode, array $link ): void {
		$this->assertSame( $link, Image_Link::of( 0, '/a.jpg', $saved, $mode ) );
	}

	public function test_crops_only_by_sound_values(): void {
		$crop = Image_Crop::of(
			array(
				'aspectRatio' => '16/9',
				'scale'       => 'contain',
				'focalPoint'  => array(
					'x' => 0.25,
					'y' => 7,
				),
			)
		);
		$this->assertSame(
			array(
				'aspect-ratio'    => '16/9',
				'object-fit'      => 'contain',
				'object-position' => '25% 100%',
			),
			Image_Crop::css( $crop )
		);
		foreach ( array( '1;color:red', array(), '16/9/2', '' ) as $broken ) {
			$this->assertSame( array(), Image_Crop::of( array( 'aspectRatio' => $broken ) ) );
		}
		$this->assertSame( 'large', Image_Crop::size( array( 'sizeSlug' => array() ) ) );
		$this->assertSame( 'medium', Image_Crop::size( array( 'sizeSlug' => 'medium' ) ) );
	}
}
