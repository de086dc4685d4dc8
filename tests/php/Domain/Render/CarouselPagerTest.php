<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Carousel_Pager;
use Frontage\Tests\Photographs;
use Frontage\Tests\TestCase;

/** Tests what shows the position in a carousel. */
final class CarouselPagerTest extends TestCase {
	/**
	 * Returns the pager of two slides: a picture of the media library, and text.
	 *
	 * @param string $kind Kind of pager.
	 */
	private static function pager( string $kind ): string {
		Photographs::ensure();
		return (string) Carousel_Pager::html(
			$kind,
			'carousel',
			'row',
			array(
				array(
					'content' => Html::raw( '<img class="wp-image-9001" src="/large.jpg" alt="Clouds">' ),
					'name'    => 'Clouds',
				),
				array( 'content' => Html::raw( '<p>Two</p>' ) ),
			)
		);
	}

	public function test_dots_need_no_script_of_their_own(): void {
		$html = self::pager( 'anything' );
		self::assertSame( 2, substr_count( $html, 'frontage-carousel__dot"' ) );
		self::assertStringContainsString( 'aria-label="1 of 2: Clouds" aria-current="true"', $html );
		self::assertStringNotContainsString( 'frontage-island', $html );
	}

	public function test_a_fraction_can_be_read_as_a_sentence(): void {
		$html = self::pager( 'fraction' );
		self::assertStringContainsString( '>Slide 1 of 2</span>', $html );
		self::assertMatchesRegularExpression( '/<span class="frontage-carousel__fraction" aria-hidden="true">1 \/ 2<\/span>/', $html );
		self::assertStringContainsString( 'carousel-pager.js', $html );
	}

	public function test_a_progress_bar_starts_at_the_first_slide(): void {
		self::assertStringContainsString( 'style="--frontage-carousel-done:0.5"', self::pager( 'progress' ) );
	}

	public function test_thumbnails_are_small_files_named_after_their_slides(): void {
		$html = self::pager( 'thumbnails' );
		self::assertStringContainsString( 'data-to="0" aria-current="true" aria-label="1 of 2: Clouds"', $html );
		self::assertStringContainsString( 'bridge-150x150', $html );
		self::assertStringNotContainsString( 'large.jpg', $html );
		self::assertStringContainsString( 'aria-label="2 of 2"><span>2</span>', $html );
	}
}
