<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Carousel;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/** Tests images from elsewhere in a carousel: the same slides as typed ones. */
final class ImagesTest extends TestCase {
	public function test_prints_the_slides_that_an_author_would_type(): void {
		$post   = $this->make_post();
		$images = array( $this->make_image(), $this->make_image(), $this->make_image() );
		foreach ( $images as $at => $image ) {
			wp_update_post(
				array(
					'ID'           => $image,
					'post_parent'  => $post,
					'post_excerpt' => 1 === $at ? 'Low <em>tide</em>' : '',
				)
			);
			update_post_meta( $image, '_wp_attachment_image_alt', "Image “{$at}”" );
		}
		$typed = '';
		foreach ( $images as $at => $image ) {
			$src    = esc_url( wp_get_attachment_image_src( $image, 'large' )[0] ?? '' );
			$typed .= "<!-- wp:image {\"id\":$image,\"sizeSlug\":\"large\",\"linkDestination\":\"none\"} -->"
				. "<figure class=\"wp-block-image size-large\"><img src=\"$src\" alt=\"Image “{$at}”\" class=\"wp-image-$image\"/>"
				. ( 1 === $at ? '<figcaption class="wp-element-caption">Low <em>tide</em></figcaption>' : '' )
				. '</figure><!-- /wp:image -->';
		}
		$found = $this->on( $post, array( 'kind' => 'images' ) + self::attached() );
		$typed = $this->on( $post, array(), $typed );
		self::assertSame( self::slides( $typed ), self::slides( $found ) );
		self::assertCount( 3, self::slides( $found ) );
		self::assertStringContainsString( 'aria-label="2 of 3: Image “1”"', $found );
		self::assertStringContainsString( 'srcset=', apply_filters( 'the_content', $found ) );
	}

	public function test_links_to_files_and_prints_nothing_without_images(): void {
		$post = $this->make_post();
		self::assertSame( '', $this->on( $post, array( 'kind' => 'images' ) + self::attached() ) );
		self::assertSame( '', $this->on( $post, array( 'kind' => 'images' ) ) );
		$image = $this->make_image();
		wp_update_post(
			array(
				'ID'          => $image,
				'post_parent' => $post,
			)
		);
		$html = $this->on(
			$post,
			array(
				'kind'   => 'images',
				'linkTo' => 'file',
			) + self::attached()
		);
		self::assertStringContainsString( 'href="' . wp_get_attachment_url( $image ) . '"', $html );
	}

	public function test_a_caption_runs_no_shortcode_and_no_script(): void {
		add_shortcode( 'danger', static fn (): string => 'DANGER' );
		$post  = $this->make_post();
		$image = $this->make_image();
		wp_update_post(
			array(
				'ID'           => $image,
				'post_parent'  => $post,
				'post_excerpt' => wp_slash( '[danger] <img src=x onerror="alert(1)"> <script>alert(2)</script>' ),
			)
		);
		update_post_meta( $image, '_wp_attachment_image_alt', '"><script>alert(3)</script>[danger]' );
		$html = (string) apply_filters( 'the_content', $this->on( $post, array( 'kind' => 'images' ) + self::attached() ) );
		remove_shortcode( 'danger' );
		self::assertStringNotContainsString( 'DANGER', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror', $html );
	}

	/** @return array{source: array{kind: string}} */
	private static function attached(): array {
		return array( 'source' => array( 'kind' => 'attached' ) );
	}

	/**
	 * Renders a carousel that belongs to a post.
	 *
	 * @param int $post Post ID.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $content Inner blocks.
	 */
	private function on( int $post, array $attributes, string $content = '' ): string {
		Ids::reset();
		wp_cache_flush();
		$GLOBALS['post'] = get_post( $post );
		$attributes     += array( 'anchor' => 'row' );
		return trim(
			do_blocks( '<!-- wp:frontage/carousel ' . wp_json_encode( $attributes ) . " -->$content<!-- /wp:frontage/carousel -->" )
		);
	}

	/**
	 * Returns the contents of a carousel's slides.
	 *
	 * @param string $html Rendered carousel.
	 * @return list<string>
	 */
	private static function slides( string $html ): array {
		preg_match_all( '/<figure.*?<\/figure>/s', $html, $slides );
		return $slides[0];
	}
}
