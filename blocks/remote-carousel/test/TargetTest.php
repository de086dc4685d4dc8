<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Remote_Carousel;

use Frontage\Blocks\Remote_Carousel\Target_Carousel;
use Frontage\Tests\TestCase;


/** Tests which images of a controlled carousel are found in a post. */
final class TargetTest extends TestCase {
	private const POST = '<!-- wp:group --><div class="wp-block-group">
		<!-- wp:frontage/slider {"anchor":"gardens"} -->
		<!-- wp:frontage/slide {"mediaId":7} --><!-- wp:image {"id":8} --><figure></figure><!-- /wp:image --><!-- /wp:frontage/slide -->
		<!-- wp:frontage/slide --><!-- wp:group --><div>
		<!-- wp:image {"id":9} --><figure></figure><!-- /wp:image -->
		</div><!-- /wp:group --><!-- /wp:frontage/slide -->
		<!-- wp:frontage/slide {"mediaId":"7; DROP"} --><!-- /wp:frontage/slide -->
		<!-- /wp:frontage/slider --></div><!-- /wp:group -->
		<!-- wp:frontage/carousel {"anchor":"logos"} -->
		<!-- wp:image {"id":5} --><figure></figure><!-- /wp:image -->
		<!-- /wp:frontage/carousel -->';

	public function test_uses_a_slides_own_image_first_then_the_first_inside(): void {
		self::assertSame( array( 7, 9, 0 ), Target_Carousel::pictures( 'gardens', self::POST ) );
	}

	public function test_uses_the_images_of_carousel_items(): void {
		self::assertSame( array( 5 ), Target_Carousel::pictures( 'logos', self::POST ) );
	}

	public function test_finds_nothing_where_nothing_matches(): void {
		self::assertSame( array(), Target_Carousel::pictures( '', self::POST ) );
		self::assertSame( array(), Target_Carousel::pictures( 'elsewhere', self::POST ) );
		self::assertSame( array(), Target_Carousel::pictures( 'garden', self::POST ) );
		self::assertSame( array(), Target_Carousel::pictures( 'gardens', self::POST . str_repeat( ' ', 500000 ) ) );
	}
}
