<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu\Test;

use Frontage\Domain\Headings\Placement;
use Frontage\Tests\Menu_TestCase;

/** Tests that links are hidden on the screens on which they, or what they lead to, are hidden. */
final class HiddenPlacesTest extends Menu_TestCase {
	private const PAGE = '<div class="wp-block-group is-frontage-hidden-phone"><h2 id="prices">Prices</h2></div><h2 id="bread">Bread</h2>'
		. '<div id="oven" class="wp-block-group is-frontage-hidden-in-tablet wp-block-hidden-mobile">Oven</div>';

	public function test_hides_a_link_where_its_target_is_hidden(): void {
		$menu = self::link( 'Prices', '#prices' ) . self::link( 'Bread', '#bread' ) . self::link( 'Oven', '/#oven' )
			. self::link( 'Elsewhere', 'https://example.com/#prices' );
		$this->go_to( home_url( '/' ) );
		$html = Placement::fill_page( $this->navigation( $menu ) . self::PAGE );
		self::assertSame(
			array(
				'Prices'    => array( 'is-frontage-hidden-phone' ),
				'Bread'     => array(),
				'Oven'      => array( 'is-frontage-hidden-in-tablet', 'wp-block-hidden-mobile' ),
				'Elsewhere' => array(),
			),
			self::hidden( $html )
		);
		self::assertStringNotContainsString( 'data-frontage-to', $html );
	}

	public function test_leaves_an_item_with_a_sub_menu(): void {
		$menu = '<!-- wp:navigation-submenu {"label":"More","url":"#prices"} -->' . self::link( 'Bread', '#bread' )
			. '<!-- /wp:navigation-submenu -->';
		$html = Placement::fill_page( $this->navigation( $menu ) . self::PAGE );
		self::assertSame( array( 'More' => array(), 'Bread' => array() ), self::hidden( $html ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_hides_a_link_that_is_hidden_itself(): void {
		$menu = '<!-- wp:navigation-link {"label":"Call","url":"tel:1","kind":"custom",'
			. '"frontage":{"visibility":{"hideOn":["desktop","tablet"]}}} /-->' . self::link( 'Bread', '/bread' );
		$html = $this->navigation( $menu );
		self::assertSame(
			array(
				'Call'  => array( 'is-frontage-hidden-desktop', 'is-frontage-hidden-tablet' ),
				'Bread' => array(),
			),
			self::hidden( $html )
		);
		self::assertTrue( wp_style_is( 'frontage-visibility' ) );
	}

	/**
	 * Returns the classes that hide items, by their label.
	 *
	 * @return array<string, list<string>>
	 */
	private static function hidden( string $html ): array {
		preg_match_all( '~<li class="([^"]*)".*?__label">([^<]*)<~s', $html, $found );
		$names = static fn ( string $all ): array => array_values( (array) preg_grep( '/-hidden-/', explode( ' ', $all ) ) );
		return array_combine( $found[2], array_map( $names, $found[1] ) );
	}
}
