<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Carousel;

use Frontage\Blocks\Carousel\Shape;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests how pictures of mixed shapes fit into a carousel; `columns.test.ts` has the same cases for the editor. */
final class ShapeTest extends TestCase {
	/** @return array<string, array{array<string, mixed>, string}> */
	public static function shapes(): array {
		return array(
			'nothing chosen'              => array( array(), '' ),
			'cropped'                     => array( array( 'fit' => 'cover' ), 'is-cover' ),
			'natural width never peeks'   => array(
				array(
					'fit'     => 'natural',
					'hasPeek' => true,
				),
				'is-natural has-captions-over',
			),
			'posts have their own images' => array(
				array(
					'kind'       => 'posts',
					'fit'        => 'natural',
					'isCentered' => true,
				),
				'is-centered',
			),
			'all others'                  => array(
				array(
					'isCentered'   => true,
					'hasPeek'      => true,
					'isFree'       => true,
					'isAutoHeight' => true,
					'captions'     => 'over',
				),
				'is-centered has-peek is-free is-auto-height has-captions-over',
			),
		);
	}

	/**
	 * @param array<string, mixed> $chosen Block attributes.
	 * @param string $classes Expected classes.
	 */
	#[DataProvider( 'shapes' )]
	public function test_classes( array $chosen, string $classes ): void {
		$usual = array(
			'kind'  => 'carousel',
			'fit'   => '',
			'ratio' => '3/2',
		);
		$shape = new Shape( $chosen + $usual );
		self::assertSame( $classes, implode( ' ', $shape->classes( true ) ) );
		self::assertNotContains( 'is-auto-height', $shape->classes( false ) );
	}

	public function test_slides_at_natural_width_know_their_shapes_and_do_not_loop(): void {
		Photographs::ensure();
		$image = static fn ( int $id ): string => "<!-- wp:image {\"id\":$id} --><figure class=\"wp-block-image\">"
			. "<img src=\"/$id.jpg\" alt=\"Picture $id\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
		$html  = do_blocks(
			'<!-- wp:frontage/carousel {"fit":"natural","imageHeight":9999,"loop":true} -->'
			. $image( 9001 ) . $image( 9011 ) . '<!-- /wp:frontage/carousel -->'
		);
		self::assertStringContainsString( '--frontage-carousel-high:320px;', $html );
		self::assertStringContainsString( '--frontage-carousel-last:0.643', $html );
		self::assertStringContainsString( 'style="--frontage-ratio:0.643', $html );
		self::assertStringContainsString( '&quot;loop&quot;:false', $html );
		self::assertStringContainsString( '&quot;restsAt&quot;:&quot;start&quot;', $html );
		self::assertStringContainsString( 'aria-label="2 of 2: Picture 9011"', $html );
		self::assertStringNotContainsString( 'fits-', $html );
	}

	public function test_one_ratio_is_a_style(): void {
		$shape = new Shape(
			array(
				'kind'  => 'logos',
				'fit'   => 'contain',
				'ratio' => '4/3',
			)
		);
		self::assertSame( array( '--frontage-carousel-ratio' => '4/3' ), $shape->style( array() ) );
		self::assertNull( $shape->rests_at() );
	}
}
