<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Slide;

use Frontage\Blocks\Slide\Media;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;
use WP_Query;

/** Tests the background of a slide: images and videos, and when they load. */
final class MediaTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Photographs::ensure();
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) ); // Images of other tests.
	}

	/**
	 * Renders the background.
	 *
	 * @param array<string, mixed> $chosen Block attributes.
	 * @param bool $is_first Whether it is initially visible.
	 */
	private static function html( array $chosen, bool $is_first = true ): string {
		$usual = array(
			'mediaType' => 'image',
			'alt'       => '',
		);
		return (string) Media::html( $chosen + $usual, $is_first );
	}

	public function test_loads_only_the_first_image_eagerly(): void {
		$first = self::html( array( 'mediaId' => 9001 ) );
		self::assertStringNotContainsString( 'loading', $first );
		self::assertStringContainsString( 'sizes="100vw"', $first );
		$other = self::html( array( 'mediaId' => 9001 ), false );
		self::assertStringContainsString( 'loading="lazy"', $other );
		self::assertStringContainsString( 'sizes="auto, 100vw"', $other );
	}

	public function test_wordpress_gives_the_first_slides_picture_priority(): void {
		$slide   = '<!-- wp:frontage/slide {"mediaId":%d} --><!-- /wp:frontage/slide -->';
		$content = '<!-- wp:frontage/slider -->' . sprintf( $slide, 9001 ) . sprintf( $slide, 9002 ) . '<!-- /wp:frontage/slider -->';
		$post    = wp_insert_post(
			array(
				'post_title'   => 'Slides',
				'post_status'  => 'publish',
				'post_type'    => 'page',
				'post_content' => $content,
			)
		);
		$before  = array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] );
		$query   = new WP_Query( array( 'page_id' => $post ) );

		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The page's own, put back below.
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		the_post();
		wp_high_priority_element_flag( true );
		$html = (string) apply_filters( 'the_content', $content );

		list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ) = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		wp_reset_postdata();
		preg_match_all( '/<img[^>]+>/', $html, $images );
		self::assertCount( 2, $images[0] );
		self::assertStringContainsString( 'fetchpriority="high"', $images[0][0] );
		self::assertStringNotContainsString( 'lazy', $images[0][0] );
		self::assertStringContainsString( 'loading="lazy"', $images[0][1] );
		self::assertStringNotContainsString( 'fetchpriority', $images[0][1] );
	}

	public function test_alternative_text_falls_back_to_the_media_library(): void {
		self::assertStringContainsString( 'alt="A red suspension bridge', self::html( array( 'mediaId' => 9001 ) ) );
		self::assertStringContainsString(
			'alt="Mine"',
			self::html(
				array(
					'mediaId' => 9001,
					'alt'     => 'Mine',
				)
			)
		);
	}

	public function test_videos_are_muted_and_do_not_start_on_their_own(): void {
		$video = self::html(
			array(
				'mediaType' => 'video',
				'mediaUrl'  => '/video.mp4',
				'alt'       => 'Waves',
			)
		);
		self::assertStringContainsString( 'muted=""', $video );
		self::assertStringNotContainsString( 'autoplay', $video );
		self::assertStringContainsString( 'aria-label="Waves"', $video );
	}

	public function test_prints_nothing_for_an_invalid_url_or_focal_point(): void {
		self::assertSame( '', self::html( array( 'mediaUrl' => 'javascript:alert(1)' ) ) );
		self::assertStringNotContainsString(
			'style',
			self::html(
				array(
					'mediaUrl'   => '/a.jpg',
					'focalPoint' => 'left',
				)
			)
		);
		self::assertStringContainsString(
			'style="object-position:0% 100%"',
			self::html(
				array(
					'mediaUrl'   => '/a.jpg',
					'focalPoint' => array(
						'x' => -3,
						'y' => 7,
					),
				)
			)
		);
	}
}
