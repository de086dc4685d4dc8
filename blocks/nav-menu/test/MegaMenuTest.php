<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu\Test;

use Frontage\Tests\Menu_TestCase;
/** Tests mega menus: columns, and blocks of patterns. */
final class MegaMenuTest extends Menu_TestCase {
	public function test_mega_menus_have_a_class_below_four_items(): void {
		$links = static fn ( int $count ): string => str_repeat( self::link( 'One', '/one' ), $count );
		$menu  = static fn ( int $count ): string => '<!-- wp:navigation-submenu {"label":"Top","url":"/top","kind":"custom"} -->'
			. $links( $count ) . '<!-- /wp:navigation-submenu -->';
		$mega  = array(
			'panels' => array(
				array(
					'item'    => '/top',
					'pattern' => 0,
				),
			),
		);
		self::assertStringContainsString( 'is-mega has-few-items', $this->navigation( $menu( 3 ), $mega ) );
		self::assertStringContainsString( 'has-sub is-mega"', $this->navigation( $menu( 4 ), $mega ) );
		self::assertStringNotContainsString( 'is-mega', $this->navigation( $menu( 4 ) ) );
	}

	public function test_a_menu_in_itself_ends(): void {
		$id = $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_content' => self::link( 'Bread', '/bread/' ),
			)
		);
		$in = sprintf( '<!-- wp:frontage/nav-menu {"source":"navigation","ref":%d} /-->', $id );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( self::link( 'Bread', '/bread/' ) . $in ),
			)
		);
		self::assertSame( 1, substr_count( do_blocks( $in ), 'href="/bread/"' ) );
	}

	public function test_a_mega_menu_shows_published_patterns_only(): void {
		$pattern = array(
			'post_type'    => 'wp_block',
			'post_content' => '<!-- wp:paragraph --><p>In the panel</p><!-- /wp:paragraph -->',
		);
		$link    = self::link( 'Top', '/top' );
		$with    = fn ( int $id ): array => array(
			'panels' => array(
				array(
					'item'    => '/top',
					'pattern' => $id,
				),
			),
		);
		self::assertStringContainsString( 'In the panel', $this->navigation( $link, $with( $this->make_post( $pattern ) ) ) );
		$draft   = $this->navigation( $link, $with( $this->make_post( $pattern + array( 'post_status' => 'draft' ) ) ) );
		self::assertStringNotContainsString( 'In the panel', $draft );
		self::assertStringContainsString( 'href="/top"', $draft );
	}
}
