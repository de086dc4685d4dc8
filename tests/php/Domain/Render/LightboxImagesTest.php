<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Lightbox\Lightbox_Images;
use Frontage\Tests\TestCase;


/**
 * Tests a block's images with a lightbox.
 *
 * An image gets one lightbox, never two.
 */
final class LightboxImagesTest extends TestCase {
	public function test_does_not_change_images_with_the_core_lightbox(): void {
		$figure = '<figure data-wp-interactive="core/image"><img src="https://example.org/a.jpg" alt="A"></figure>';
		self::assertSame( $figure, (string) Lightbox_Images::of( Html::raw( $figure ), 0, 'walk' ) );
	}

	public function test_wraps_images_in_a_marked_link(): void {
		$html = (string) Lightbox_Images::of( Html::raw( '<figure><img src="https://example.org/a.jpg" alt="A"></figure>' ), 0, 'walk' );
		self::assertStringContainsString( '<figure><a href="https://example.org/a.jpg" data-frontage-lightbox="walk"><img', $html );
	}
}
