<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Sticky_Sidebar;

use Frontage\Base\Settings\Options;
use Frontage\Features\Sticky_Sidebar\Sticky_Sidebar;
use Frontage\Tests\TestCase;

/** Tests which sidebars stick, and on which pages. */
final class StickySidebarTest extends TestCase {
	private const PART = '<aside class="wp-block-template-part"><p>x</p></aside>';

	public function test_has_the_constant_of_the_specification(): void {
		self::assertSame( 60, Sticky_Sidebar::MARGIN );
		self::assertFalse( Options::is_on( 'features', 'sticky-sidebar' ) );
	}

	public function test_marks_sidebars_and_nothing_else(): void {
		$this->go_to( (string) get_permalink( $this->make_post() ) );
		$feature = new Sticky_Sidebar();
		self::assertStringContainsString(
			'class="wp-block-template-part frontage-sticky-sidebar"',
			$feature->mark_part( self::PART, array( 'attrs' => array( 'area' => 'sidebar' ) ) )
		);
		self::assertStringContainsString(
			'frontage-sticky-sidebar',
			$feature->mark_part( self::PART, array( 'attrs' => array( 'slug' => 'sidebar' ) ) )
		);
		self::assertSame( self::PART, $feature->mark_part( self::PART, array( 'attrs' => array( 'slug' => 'header' ) ) ) );
		self::assertSame( array( 'has-frontage-sticky-sidebar' ), $feature->mark_body( array() ) );
		self::assertStringContainsString( '&quot;margin&quot;:60', self::printed() );
	}

	public function test_leaves_the_front_page_alone(): void {
		$feature                      = new Sticky_Sidebar();
		$GLOBALS['wp_query']->is_home = true;
		self::assertSame( array(), $feature->mark_body( array() ) );
		self::assertSame( self::PART, $feature->mark_part( self::PART, array( 'attrs' => array( 'area' => 'sidebar' ) ) ) );
		self::assertSame( '', self::printed() );
	}

	/** Returns what is printed in the footer. */
	private static function printed(): string {
		ob_start();
		( new Sticky_Sidebar() )->print();
		return (string) ob_get_clean();
	}
}
