<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Rotate_360;

use Frontage\Tests\TestCase;


/** Tests the images of a rotation: their maximum number, and the initial one. */
final class FramesTest extends TestCase {
	/**
	 * Renders a rotation.
	 *
	 * @param int $count Number of images.
	 * @param int $start Number of the initial image.
	 */
	private static function turn( int $count, int $start = 1 ): string {
		$images = array_map( static fn ( int $number ): array => array( 'url' => "https://example.org/$number.jpg" ), range( 1, $count ) );
		return do_blocks( '<!-- wp:frontage/rotate-360 ' . wp_json_encode( compact( 'images', 'start' ) ) . ' /-->' );
	}

	public function test_a_turn_has_120_views_at_most(): void {
		self::assertStringContainsString( 'aria-valuemax="120"', self::turn( 121 ) );
	}

	public function test_starts_with_the_chosen_slide(): void {
		self::assertStringContainsString( 'src="https://example.org/3.jpg"', self::turn( 4, 3 ) );
		self::assertStringContainsString( 'src="https://example.org/1.jpg"', self::turn( 4, 5 ) );
	}
}
