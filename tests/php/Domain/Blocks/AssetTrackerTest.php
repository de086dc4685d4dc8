<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Asset_Tracker;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\TestCase;


/**
 * Tests the assets required by a response's HTML.
 *
 * A page that loads blocks by Ajax gets their styles and the runtime too.
 */
final class AssetTrackerTest extends TestCase {
	private const TABS = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} /--><!-- /wp:frontage/tabs -->';

	protected function setUp(): void {
		parent::setUp();
		wp_styles()->queue = array();
		wp_styles()->done  = array();
		Runtime::reset();
	}

	public function test_lists_styles_and_the_runtime_of_blocks(): void {
		$needs = Asset_Tracker::watch();
		do_blocks( self::TABS . '<!-- wp:image --><figure class="wp-block-image"><img src="a.png" alt=""/></figure><!-- /wp:image -->' );
		$found = array_column( $needs->found(), null, 'handle' );
		$this->assertStringContainsString( 'build/tabs/style-index.css?ver=', $found['frontage-tabs']['href'] ?? '' );
		$this->assertStringContainsString( 'blocks/image/style', $found['wp-block-image']['href'] ?? '' );
		$this->assertStringContainsString( 'build/islands.js?ver=', $found['@frontage/islands']['module'] ?? '' );
	}

	public function test_a_response_without_blocks_lists_nothing(): void {
		$styles = $GLOBALS['wp_styles'];
		unset( $GLOBALS['wp_styles'] );
		$found                = Asset_Tracker::watch()->found();
		$is_awake             = isset( $GLOBALS['wp_styles'] );
		$GLOBALS['wp_styles'] = $styles;
		$this->assertSame( array(), $found );
		$this->assertFalse( $is_awake );
	}

	public function test_lists_only_what_was_added_since(): void {
		do_blocks( self::TABS );
		Runtime::reset();
		$this->assertSame( array(), Asset_Tracker::watch()->found() );
	}
}
