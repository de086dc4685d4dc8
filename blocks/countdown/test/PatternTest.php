<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Countdown;

use Frontage\Domain\Blocks\Patterns;
use Frontage\Tests\TestCase;
use WP_Block_Patterns_Registry;

/** Tests the pattern: it is registered only where blocks are edited, and prints a countdown. */
final class PatternTest extends TestCase {
	public function test_the_sale_banner_is_offered_and_prints_a_countdown(): void {
		$patterns = WP_Block_Patterns_Registry::get_instance();
		Patterns::register();
		$pattern = $patterns->get_registered( 'frontage/sale-banner' );
		self::assertIsArray( $pattern );
		self::assertSame( array( 'frontage' ), $pattern['categories'] );
		$html = do_blocks( $pattern['content'] );
		self::assertStringContainsString( 'frontage-countdown', $html );
		self::assertStringContainsString( "Everything must\u{00A0}go", $html );
	}
}
