<?php
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

	public function test_shows_no_file_of_a_hidden_post_with_or_without_scripts(): void {
		$image = $this->make_image();
		$draft = $this->make_post( array( 'post_status' => 'draft' ) );
		wp_update_post(
			array(
				'ID'          => $image,
				'post_parent' => $draft,
			)
		);
		$post            = $this->make_post(
			array(
				'post_author'  => $this->make_user( 'author' ),
				'post_content' => '<!-- wp:frontage/remote-carousel {"carousel":"logos","kind":"thumbnails"} /-->'
					. '<!-- wp:frontage/carousel {"anchor":"logos"} --><!-- wp:image {"id":' . $image . '} -->'
					. '<figure></figure><!-- /wp:image --><!-- /wp:frontage/carousel -->',
			)
		);
		$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.

		$html = do_blocks( '<!-- wp:frontage/remote-carousel {"carousel":"logos","kind":"thumbnails"} /-->' );
		self::assertStringContainsString( '<noscript>', $html );
		self::assertStringNotContainsString( '<img', $html );
	}
}
