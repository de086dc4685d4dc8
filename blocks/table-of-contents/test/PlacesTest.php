<?php
/**
 * Where lists come to stand.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Table_Of_Contents;

use Frontage\Blocks\Table_Of_Contents\Places;
use Frontage\Blocks\Table_Of_Contents\Table_Of_Contents;
use Frontage\Tests\TestCase;

/** In the content, before it and after it. */
final class PlacesTest extends TestCase {
	private const LIST = '<!-- wp:frontage/table-of-contents {"anchor":"list"} /-->';

	private const HEADING = "\n\n<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Bread</h2>\n<!-- /wp:heading -->";

	public function test_in_the_content_it_lists_what_comes_after_it_and_before_it(): void {
		$html = $this->content( self::HEADING . self::LIST . str_replace( 'Bread', 'Salt', self::HEADING ) );
		$this->assertStringContainsString( 'href="#bread">Bread</a></li>', $html );
		$this->assertStringContainsString( 'href="#salt">Salt</a></li>', $html );
		$this->assertStringContainsString( '<h2 id="bread" class="wp-block-heading">', $html );
		$this->assertStringNotContainsString( 'frontage-headings', $html );
	}

	public function test_headings_made_by_shortcodes_are_listed(): void {
		add_shortcode( 'late', static fn (): string => '<h3>Late</h3>' );
		$this->assertStringContainsString( 'href="#late"', $this->content( self::LIST . "\n\n<!-- wp:shortcode -->\n[late]\n<!-- /wp:shortcode -->" ) );
		remove_shortcode( 'late' );
	}

	public function test_without_headings_nothing_of_it_is_left(): void {
		$this->assertSame( '<p>Text</p>', trim( $this->content( self::LIST . "\n\n<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->\n" ) ) );
	}

	public function test_two_lists_lead_to_the_same_places(): void {
		$html = $this->content( self::LIST . str_replace( '"list"', '"other"', self::LIST ) . self::HEADING );
		$this->assertSame( 2, substr_count( $html, 'href="#bread"' ) );
		$this->assertSame( 1, substr_count( $html, 'id="bread"' ) );
	}

	public function test_in_a_template_it_lists_the_content_that_comes_after_it(): void {
		$this->assertStringContainsString( 'href="#bread"', $this->page( self::LIST, '' ) );
	}

	public function test_in_a_template_it_lists_the_content_before_it(): void {
		$html = $this->page( '', self::LIST );
		$this->assertStringContainsString( 'href="#bread"', $html );
		$this->assertStringContainsString( '<h2 id="bread" class="wp-block-heading">', $html );
	}

	public function test_a_page_without_a_list_is_not_held_back(): void {
		$this->page( '', '' );
		$this->assertFalse( has_action( 'wp_body_open', array( Places::class, 'begin' ) ) );
	}

	public function test_a_widget_of_a_classic_theme_holds_the_page_back(): void {
		switch_theme( 'none' );
		$this->go_to_a_post();
		( new Table_Of_Contents() )->look();
		$this->assertFalse( has_action( 'wp_body_open', array( Places::class, 'begin' ) ) );
		update_option( 'widget_block', array( 2 => array( 'content' => self::LIST ) ) );
		( new Table_Of_Contents() )->look();
		$this->assertSame( 0, has_action( 'wp_body_open', array( Places::class, 'begin' ) ) );
	}

	/** Makes the request one for a single post. */
	private function go_to_a_post(): void {
		$GLOBALS['wp_query']->is_singular = true;
	}

	/**
	 * A content through all filters.
	 *
	 * @param string $markup Block markup.
	 */
	private function content( string $markup ): string {
		return (string) apply_filters( 'the_content', $markup );
	}

	/**
	 * A page as a block theme prints it: blocks first, then the body.
	 *
	 * @param string $before Blocks before the content.
	 * @param string $after  Blocks after it.
	 */
	private function page( string $before, string $after ): string {
		unset( $GLOBALS['wp_actions']['wp_body_open'] );
		$blocks = do_blocks( $before ) . '<div class="entry-content">' . $this->content( self::HEADING ) . '</div>' . do_blocks( $after );
		ob_start();
		if ( false !== has_action( 'wp_body_open', array( Places::class, 'begin' ) ) ) {
			Places::begin();
		}
		echo $blocks; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by WordPress.
		Places::end();
		return (string) ob_get_clean();
	}
}
