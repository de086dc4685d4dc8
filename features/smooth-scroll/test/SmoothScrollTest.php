<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Smooth_Scroll;

use Frontage\Base\Settings\Options;
use Frontage\Features\Smooth_Scroll\Smooth_Scroll;
use Frontage\Tests\TestCase;

/** Tests what smooth scrolling adds to a page. */
final class SmoothScrollTest extends TestCase {
	public function test_has_the_constants_of_the_specification(): void {
		self::assertSame( 800, Smooth_Scroll::DURATION );
		self::assertSame( 700, Smooth_Scroll::DELAY );
		self::assertSame( 100, Smooth_Scroll::NOTICE );
		self::assertFalse( Options::is_on( 'features', 'smooth-scroll' ) );
	}

	public function test_adds_an_empty_island(): void {
		self::assertMatchesRegularExpression(
			'#props="\{&quot;duration&quot;:800,&quot;delay&quot;:700,&quot;notice&quot;:100\}" wake="hash idle"></frontage-island>$#',
			self::printed()
		);
	}

	public function test_leaves_opened_fragments_to_the_browser_if_the_owner_wants(): void {
		self::choose( array( 'onLoad' => false ) );
		self::assertStringContainsString( '&quot;delay&quot;:0', self::printed() );
	}

	public function test_keeps_space_above_980_pixels_only_if_the_owner_wants(): void {
		( new Smooth_Scroll() )->enqueue();
		self::assertFalse( wp_styles()->get_data( 'frontage-smooth-scroll', 'after' ) );
		self::choose( array( 'space' => 90 ) );
		( new Smooth_Scroll() )->enqueue();
		self::assertSame(
			array( '@media (min-width:981px){html{scroll-padding-block-start:calc(90px + var(--wp-admin--admin-bar--height,0px))}}' ),
			wp_styles()->get_data( 'frontage-smooth-scroll', 'after' )
		);
	}

	/**
	 * Saves settings.
	 *
	 * @param array<string, mixed> $values By name.
	 */
	private static function choose( array $values ): void {
		update_option( Options::OPTION, array( 'values' => array( 'smooth-scroll' => $values ) ) );
	}

	/** Returns what is printed in the footer. */
	private static function printed(): string {
		ob_start();
		( new Smooth_Scroll() )->print();
		return (string) ob_get_clean();
	}
}
