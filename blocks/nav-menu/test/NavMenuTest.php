<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu\Test;

use Frontage\Tests\Menu_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what menus print, from both kinds of menus. */
final class NavMenuTest extends Menu_TestCase {
	public function test_prints_a_classic_menu_with_its_levels(): void {
		$menu  = $this->menu();
		$above = $this->item(
			$menu,
			array(
				'menu-item-title' => 'Bread <b>& rolls</b>',
				'menu-item-url'   => '#bread',
			)
		);
		$this->item(
			$menu,
			array(
				'menu-item-title'     => 'Rye',
				'menu-item-url'       => 'https://example.org/rye',
				'menu-item-parent-id' => $above,
				'menu-item-target'    => '_blank',
			)
		);
		$this->item(
			$menu,
			array(
				'menu-item-title'     => 'Heading',
				'menu-item-url'       => '#',
				'menu-item-parent-id' => $above,
			)
		);
		$html  = $this->block(
			array(
				'source' => 'menu',
				'ref'    => $menu,
			)
		);
		$label = '<span class="frontage-nav-menu__label">Bread <b>&amp; rolls</b></span>';
		self::assertStringContainsString( 'href="#bread">' . $label . '</a>', $html );
		self::assertStringContainsString( 'aria-label="Bread &amp; rolls submenu"', $html );
		self::assertStringContainsString( 'href="https://example.org/rye" target="_blank" rel="noopener"', $html );
		self::assertStringNotContainsString( 'Heading', $html, 'It leads nowhere and has nothing under it.' );
		self::assertSame( 1, substr_count( $html, 'popover="manual"' ) );
	}

	public function test_prints_no_links_that_an_author_has_hidden(): void {
		$link   = static fn ( string $label, array $given, string $inner = '' ): string => sprintf(
			'<!-- wp:navigation-submenu %s -->%s<!-- /wp:navigation-submenu -->',
			serialize_block_attributes(
				array(
					'label' => $label,
					'url'   => '/' . strtolower( $label ),
				) + $given
			),
			$inner
		);
		$in     = array( 'frontage' => array( 'visibility' => array( 'visitors' => 'in' ) ) );
		$hidden = array( 'metadata' => array( 'blockVisibility' => false ) );
		$menu   = $link( 'Start', array() )
			. $link( 'Members', $in, self::link( 'Downloads', '/downloads' ) )
			. $link( 'Later', $hidden )
			. '<!-- wp:home-link ' . serialize_block_attributes( array( 'label' => 'House' ) + $in ) . ' /-->'
			. $link( 'Outer', array(), $link( 'Inner', $in ) );
		$shown  = static fn ( string $html ): array => array_values(
			array_filter(
				array( 'Start', 'Members', 'Downloads', 'House', 'Outer', 'Inner', 'Later' ),
				static fn ( string $name ): bool => str_contains( $html, ">$name<" )
			)
		);
		$later  = function_exists( 'wp_render_block_visibility_support' ) ? array() : array( 'Later' );
		self::assertSame( array( 'Start', 'Outer', ...$later ), $shown( $this->navigation( $menu ) ) );
		wp_set_current_user( 1 );
		$all = array( 'Start', 'Members', 'Downloads', 'House', 'Outer', 'Inner', ...$later );
		self::assertSame( $all, $shown( $this->navigation( $menu ) ) );
		wp_set_current_user( 0 );
	}

	/**
	 * Posts that only some may see.
	 *
	 * @return iterable<array{string}>
	 */
	public static function hidden(): iterable {
		yield array( 'draft' );
		yield array( 'private' );
		yield array( 'future' );
		yield array( 'trash' );
	}

	#[DataProvider( 'hidden' )]
	public function test_never_prints_targets_that_are_not_public( string $status ): void {
		wp_set_current_user( 1 );
		$post = $this->make_post(
			array(
				'post_status' => $status,
				'post_title'  => 'Secret plan',
				'post_date'   => 'future' === $status ? '2099-01-01 00:00:00' : '2024-01-01 00:00:00',
			)
		);
		$menu = $this->menu();
		$top  = $this->item(
			$menu,
			array(
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => 'post',
				'menu-item-object-id' => $post,
			)
		);
		$this->item(
			$menu,
			array(
				'menu-item-title'     => 'Under it',
				'menu-item-url'       => '/under',
				'menu-item-parent-id' => $top,
			)
		);
		$this->item(
			$menu,
			array(
				'menu-item-title' => 'Open',
				'menu-item-url'   => '/open',
			)
		);
		$classic = $this->block(
			array(
				'source' => 'menu',
				'ref'    => $menu,
			)
		);
		$block   = $this->navigation(
			'<!-- wp:navigation-link {"label":"Secret plan","type":"post","kind":"post-type","id":' . $post . ',"url":"/?p=1"} /-->'
			. self::link( 'Open', '/open' )
		);
		foreach ( array( $classic, $block ) as $html ) {
			self::assertStringContainsString( 'Open', $html );
			self::assertStringNotContainsString( 'Secret', $html );
			self::assertStringNotContainsString( 'Under it', $html );
		}
	}

	public function test_prints_no_menu_that_is_a_draft(): void {
		$draft = $this->make_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'draft',
				'post_content' => '<!-- wp:navigation-link {"label":"A","url":"/a","kind":"custom"} /-->',
			)
		);
		self::assertSame(
			'',
			$this->block(
				array(
					'source' => 'navigation',
					'ref'    => $draft,
				)
			)
		);
		$post = $this->make_post( array( 'post_content' => '<!-- wp:navigation-link {"label":"A","url":"/a","kind":"custom"} /-->' ) );
		self::assertSame(
			'',
			$this->block(
				array(
					'source' => 'navigation',
					'ref'    => $post,
				)
			),
			'A post is no menu.'
		);
	}

	public function test_hostile_labels_and_addresses_do_nothing(): void {
		$html = $this->navigation(
			'<!-- wp:navigation-link ' . serialize_block_attributes(
				array(
					'label'       => '<img src=x onerror=alert(1)><script>alert(2)</script>Hello <em onclick="x()">you</em>',
					'url'         => '/hello" onmouseover="x',
					'description' => '<svg onload=alert(3)>',
					'className'   => 'a"><b',
					'kind'        => 'custom',
				)
			) . ' /--><!-- wp:navigation-link {"label":"Bad","url":"java\u0000script:alert(1)","kind":"custom"} /-->',
			array( 'hasDescriptions' => true )
		);
		self::assertStringContainsString( 'Hello <em>you</em>', $html );
		$bad = '/<(?:img|script|svg onload)|\son\w+="|javascript:|a"><b/';
		self::assertDoesNotMatchRegularExpression( $bad, str_replace( '&quot;', '', $html ) );
		self::assertStringNotContainsString( 'Bad', $html );
	}

	public function test_marks_the_page_and_what_is_above_it_for_every_visitor(): void {
		$page = $this->make_post(
			array(
				'post_type'  => 'page',
				'post_title' => 'Rolls',
			)
		);
		$mark = '<!-- wp:navigation-submenu {"label":"Bread","url":"/bread","kind":"custom"} -->'
			. '<!-- wp:navigation-link {"label":"Rolls","type":"page","kind":"post-type","id":' . $page . '} /-->'
			. '<!-- /wp:navigation-submenu -->'
			. self::link( 'Part', "/?page_id=$page#part" );
		$this->go_to( home_url( "/?page_id=$page&utm_source=letter" ) );
		$html = $this->navigation( $mark );
		self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		self::assertMatchesRegularExpression( '/aria-current="page"><span[^>]*>Rolls</', $html );
		self::assertSame( 1, substr_count( $html, 'is-ancestor' ) );
	}

	public function test_takes_the_menu_of_the_themes_first_location(): void {
		register_nav_menus( array( 'first' => 'First' ) );
		$menu = $this->menu();
		$this->item(
			$menu,
			array(
				'menu-item-title' => 'Located',
				'menu-item-url'   => '/located',
			)
		);
		set_theme_mod( 'nav_menu_locations', array( 'first' => $menu ) );
		self::assertStringContainsString( 'Located', $this->block( array( 'source' => 'main' ) ) );
	}
}
