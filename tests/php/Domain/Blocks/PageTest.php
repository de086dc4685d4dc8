<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Base\Settings\Options;
use Frontage\Blocks\Age_Gate\Age_Gate;
use Frontage\Domain\Overlay\Rules;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\Prints_Pages;
use Frontage\Tests\TestCase;


/**
 * Tests what Frontage adds to a page.
 *
 * A page gets what its blocks need, once, and nothing else; in block and classic themes.
 */
final class PageTest extends TestCase {
	use Prints_Pages;

	private const TABS = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} --><!-- wp:paragraph --><p>Text</p>'
		. '<!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';

	protected function setUp(): void {
		parent::setUp();
		Runtime::reset();
		Link::reset();
		Age_Gate::reset();
		Rules::reset();
	}

	public function test_adds_nothing_to_a_page_without_our_blocks(): void {
		$html = $this->page( '<!-- wp:paragraph --><p>Just text</p><!-- /wp:paragraph -->' );
		$this->assertStringContainsString( 'Just text', $html );
		$this->assertStringNotContainsStringIgnoringCase(
			'frontage',
			str_replace(
				array( 'Frontage</', 'Frontage&' ),
				'',
				(string) preg_replace( '/<title>.*?<\/title>|<link[^>]*(?:rss|oEmbed|EditURI|api.w.org)[^>]*>/i', '', $html )
			)
		);
	}

	public function test_prints_style_and_recorder_in_the_head_of_block_themes(): void {
		$html                = $this->page( self::TABS );
		list( $head, $body ) = explode( '</head>', $html, 2 );
		$this->assertStringContainsString( 'frontage-tabs-inline-css', $head );
		$this->assertLessThan( strpos( $head, 'frontage-tabs-inline-css' ), (int) strpos( $head, 'frontage-tokens-inline-css' ) );
		$this->assertSame( 1, preg_match_all( '/id=.frontage-tokens-inline-css/', $html ) );
		$this->assertStringContainsString( 'frontagePresses', $head );
		$this->assertStringContainsString( 'build/islands.js', $html );
		$this->assertStringContainsString( 'id="frontage-data"', $body );
		$this->assertSame( 1, substr_count( $html, 'self.frontagePresses=' ) );
		$this->assertStringNotContainsString(
			'modulepreload" href="' . plugins_url( 'build/react.js', \Frontage\Base\Paths::file() ),
			$html
		);
		$this->assertStringNotContainsString( '@frontage/', (string) preg_replace( '/ id="[^"]*"/', '', $html ), 'No import map.' );
	}

	public function test_prints_the_style_before_the_block_in_classic_themes(): void {
		switch_theme( 'classic' );
		$html = $this->page( self::TABS );
		switch_theme( 'twentytwentyfour' );
		$block = (int) strpos( $html, '<frontage-island' );
		$this->assertGreaterThan( 0, $block );
		$this->assertLessThan( $block, (int) strpos( $html, 'frontage-tabs-inline-css' ) );
		$this->assertLessThan( $block, (int) strpos( $html, 'self.frontagePresses=' ) );
		$this->assertSame( 1, substr_count( $html, 'frontage-tabs-inline-css' ) );
		$this->assertLessThan( strpos( $html, 'frontage-tabs-inline-css' ), (int) strpos( $html, 'frontage-tokens-inline-css' ) );
		$this->assertSame( 1, preg_match_all( '/id=.frontage-tokens-inline-css/', $html ) );
		$this->assertSame( 1, substr_count( $html, 'self.frontagePresses=' ) );
		$this->assertStringContainsString( 'build/islands.js', $html );
	}

	public function test_checking_active_modules_needs_no_query(): void {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Options::is_on( 'blocks', 'tabs' );
		Options::is_on( 'features', 'sticky-header' );
		$this->assertSame( $before, $wpdb->num_queries );
	}
}
