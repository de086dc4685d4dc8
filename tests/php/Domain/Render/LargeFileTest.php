<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Lightbox\Large_File;
use Frontage\Domain\Render\Lightbox\Lightbox_Images;
use Frontage\Tests\TestCase;

/**
 * Tests what a lightbox is told about the file behind an image.
 */
final class LargeFileTest extends TestCase {
	private const SIZES = array(
		'medium'    => array(
			'file'   => 'sea-300x200.jpg',
			'width'  => 300,
			'height' => 200,
		),
		'thumbnail' => array(
			'file'   => 'sea-150x150.jpg',
			'width'  => 150,
			'height' => 150,
		),
	);

	public function test_tells_the_size_of_the_largest_file(): void {
		self::assertSame(
			array( 'data-frontage-size' => '2560x1707' ),
			Large_File::attributes( self::image(), 'https://example.org/2024/sea-300x200.jpg' )
		);
	}

	public function test_tells_the_files_of_the_whole_image_if_it_is_cropped_on_the_page(): void {
		$told = Large_File::attributes( self::image(), 'https://example.org/2024/sea-150x150.jpg' );
		self::assertSame( '2560x1707', $told['data-frontage-size'] );
		self::assertStringContainsString( 'sea-300x200.jpg 300w', $told['data-frontage-set'] );
		self::assertStringNotContainsString( '150', $told['data-frontage-set'] );
	}

	public function test_tells_nothing_that_it_does_not_know(): void {
		foreach ( array( 0, 999_999 ) as $unknown ) {
			self::assertSame( array(), Large_File::attributes( $unknown, '/a.jpg' ) );
		}
		$broken = self::image();
		foreach ( array( array( 'width' => 0 ), 'nonsense' ) as $meta ) {
			update_post_meta( $broken, '_wp_attachment_metadata', $meta );
			self::assertSame( array(), Large_File::attributes( $broken, '/a.jpg' ) );
		}
	}

	public function test_is_printed_with_the_images_of_a_block(): void {
		$figure = '<figure><img src="https://example.org/2024/sea-300x200.jpg" alt="A"></figure>';
		self::assertStringContainsString(
			'data-frontage-size="2560x1707"',
			(string) Lightbox_Images::of( Html::raw( $figure ), self::image(), 'walk' )
		);
	}

	/** Creates an attachment whose original WordPress has scaled. */
	private static function image(): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), '2024/sea-scaled.jpg' );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'          => 2560,
				'height'         => 1707,
				'file'           => '2024/sea-scaled.jpg',
				'original_image' => 'sea.jpg',
				'sizes'          => self::SIZES,
			)
		);
		return $id;
	}
}
