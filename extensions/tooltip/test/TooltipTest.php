<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Tooltip;

use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;


/**
 * Tests the markup that a tooltip adds to a block.
 *
 * Plain text becomes the block's title; anything else is dropped.
 */
final class TooltipTest extends TestCase {
	public function test_the_text_becomes_the_title_attribute(): void {
		self::assertStringContainsString( 'title="5 &quot; &amp; more"', $this->print( '"5 \u0022 \u0026 \u003cb\u003emore"' ) );
	}

	public function test_a_block_without_text_is_not_changed(): void {
		foreach ( array( '""', '" "', '7', '["x"]', '"\u003cscript\u003ex\u003c/script\u003e"' ) as $text ) {
			self::assertSame( '<p>Bread</p>', Core_Html::normalize( $this->print( $text ) ) );
		}
	}

	/**
	 * Renders a paragraph with a tooltip.
	 *
	 * @param string $text JSON.
	 */
	private function print( string $text ): string {
		return trim(
			do_blocks( '<!-- wp:paragraph {"frontage":{"tooltip":{"text":' . $text . '}}} --><p>Bread</p><!-- /wp:paragraph -->' )
		);
	}
}
