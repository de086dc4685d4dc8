<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Images;

use Frontage\Domain\Images\Image_List;
use Frontage\Domain\Images\Source_Options;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;


/** Tests reading images from fields of other plugins: in whatever form they come, and nothing that is no image. */
final class ImageListTest extends TestCase {
	/** @return array<string, array{mixed, list<array<string, mixed>>}> */
	public static function values(): array {
		$two = array( array( 'id' => 12 ), array( 'id' => 15 ) );
		$url = array( array( 'url' => 'https://example.test/a.jpg' ) );
		return array(
			'a list of numbers'          => array( array( 12, 15 ), $two ),
			'a list of texts'            => array( array( '12', '15' ), $two ),
			'commas'                     => array( ' 12, 15,', $two ),
			'one number'                 => array( '12', array( array( 'id' => 12 ) ) ),
			'several values of a field'  => array( array( '12', array( '15' ) ), $two ),
			'lists in a list'            => array( array( array( 12, 15 ) ), $two ),
			'JSON'                       => array( '[12,{"id":15}]', $two ),
			'an image twice'             => array( '12,15,12', $two ),
			'arrays of a fields plugin'  => array(
				array(
					array(
						'ID'      => 12,
						'id'      => 12,
						'url'     => 'https://example.test/a.jpg',
						'alt'     => 'Sea',
						'caption' => '',
						'sizes'   => array( 'large' => 99 ),
					),
				),
				array(
					array(
						'id'  => 12,
						'url' => 'https://example.test/a.jpg',
						'alt' => 'Sea',
					),
				),
			),
			'a URL'                      => array( 'https://example.test/a.jpg', $url ),
			'URLs in lines'              => array( "https://example.test/a.jpg\nhttps://example.test/a.jpg", $url ),
			'a path'                     => array( '/a.jpg', array( array( 'url' => '/a.jpg' ) ) ),
			'an array with a URL'        => array( array( 'url' => 'https://example.test/a.jpg' ), $url ),
			'nothing'                    => array( '', array() ),
			'null'                       => array( null, array() ),
			'a sentence'                 => array( 'No images yet, sorry', array() ),
			'code as a URL'              => array( array( array( 'url' => 'javascript:alert(1)//a.jpg' ) ), array() ),
			'data as a URL'              => array( 'data:image/svg+xml,<svg onload=alert(1)>', array() ),
			'an address for mail'        => array( 'mailto:a@example.test', array() ),
			'negative and zero'          => array( array( -5, 0, '-7', '0' ), array() ),
			'an object'                  => array( array( (object) array( 'id' => 12 ) ), array() ),
			'broken JSON'                => array( '[12,', array() ),
			'true and a fraction'        => array( array( true, 1.5 ), array() ),
			'an ID that is an array'     => array( array( array( 'id' => array( 12 ) ) ), array( array( 'id' => 12 ) ) ),
			'a very long text'           => array( str_repeat( '12,', 10000 ), array() ),
			'markup as alternative text' => array(
				array(
					array(
						'id'  => 12,
						'alt' => array( '<b>' ),
					),
				),
				array( array( 'id' => 12 ) ),
			),
		);
	}

	/** @param list<array<string, mixed>> $images Expected images. */
	#[DataProvider( 'values' )]
	public function test_reads( mixed $value, array $images ): void {
		self::assertSame( $images, Image_List::of( $value ) );
	}

	public function test_ends_with_deep_and_endless_values(): void {
		$deep = 12;
		for ( $level = 0; $level < 50; $level++ ) {
			$deep = array( $deep );
		}
		self::assertSame( array(), Image_List::of( $deep ) );
		self::assertSame( array(), Image_List::of( str_repeat( '[', 5000 ) . '12' ) );
		self::assertCount( Source_Options::MOST, Image_List::of( range( 1, 5000 ) ) );
	}
}
