<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Table_Of_Contents;

use Frontage\Base\Html\Html;
use Frontage\Blocks\Table_Of_Contents\Outline;
use Frontage\Blocks\Table_Of_Contents\Table_Of_Contents;
use Frontage\Domain\Headings\Placement;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;


/** Tests lists in the content, before it and after it. */
final class PlacesTest extends TestCase {
	private const LIST = '<!-- wp:frontage/table-of-contents {"anchor":"list"} /-->';

	private const HEADING = "\n\n<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Bread</h2>\n<!-- /wp:heading -->";

	public function test_lists_headings_before_and_after_it_in_the_content(): void {
		$html = $this->content( self::HEADING . self::LIST . str_replace( 'Bread', 'Salt', self::HEADING ) );
		$this->assertStringContainsString( 'href="#bread">Bread</a></li>', $html );
		$this->assertStringContainsString( 'href="#salt">Salt</a></li>', $html );
		$this->assertStringContainsString( '<h2 id="bread" class="wp-block-heading">', $html );
		$this->assertStringNotContainsString( 'frontage-headings', $html );
	}

	public function test_lists_headings_made_by_shortcodes(): void {
		add_shortcode( 'late', static fn (): string => '<h3>Late</h3>' );
		$this->assertStringContainsString(
			'href="#late"',
			$this->content( self::LIST . "\n\n<!-- wp:shortcode -->\n[late]\n<!-- /wp:shortcode -->" )
		);
		remove_shortcode( 'late' );
	}

	public function test_prints_nothing_without_headings(): void {
		$html = $this->content( self::LIST . "\n\n<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->\n" );
		$this->assertSame( '<p>Text</p>', Core_Html::normalize( trim( $html ) ) );
	}

	public function test_hides_entries_where_their_headings_are_hidden(): void {
		$in   = static fn ( string $html ): string => '<!-- wp:group {"frontage":{"visibility":{"hideOn":["phone"]}}} -->'
			. "\n<div class=\"wp-block-group\">$html</div>\n<!-- /wp:group -->";
		$of   = static fn ( string $text, int $level ): string =>
			"<!-- wp:heading {\"level\":$level} -->\n<h$level class=\"wp-block-heading\">$text</h$level>\n<!-- /wp:heading -->";
		$html = $this->content( self::LIST . $in( $of( 'Bread', 2 ) . $of( 'Rye', 3 ) ) . $in( $of( 'Salt', 2 ) ) . $of( 'Sea', 3 ) );
		foreach ( array( 'bread', 'rye' ) as $id ) {
			$item = "__item is-frontage-hidden-phone\"><a class=\"frontage-table-of-contents__link\" href=\"#$id\"";
			$this->assertStringContainsString( $item, $html );
		}
		$salt = '__item"><a class="frontage-table-of-contents__link is-frontage-hidden-phone" href="#salt"';
		$this->assertStringContainsString( $salt, $html, 'A heading under it is shown.' );
		$this->assertStringContainsString( '__item"><a class="frontage-table-of-contents__link" href="#sea"', $html );
	}

	public function test_two_lists_link_to_the_same_headings(): void {
		$html = $this->content( self::LIST . str_replace( '"list"', '"other"', self::LIST ) . self::HEADING );
		$this->assertSame( 2, substr_count( $html, 'href="#bread"' ) );
		$this->assertSame( 1, substr_count( $html, 'id="bread"' ) );
	}

	public function test_the_largest_scroll_offset_wins(): void {
		$list = static fn ( int $pixels ): string => "<!-- wp:frontage/table-of-contents {\"scrollOffset\":$pixels} /-->";
		foreach ( array( array( 10, 40 ), array( 40, 10 ) ) as list( $one, $other ) ) {
			$html = $this->content( $list( $one ) . $list( $other ) . self::HEADING );
			$this->assertStringContainsString( 'style="scroll-margin-block-start:40px"', $html );
		}
	}

	public function test_ignores_markers_that_belong_to_no_list(): void {
		$pages = array(
			'<!--frontage-headings-%d--><h2>A</h2>',
			'<h2>A</h2><!--frontage-headings-%1$d--><p>x</p><!--frontage-headings-%1$d-->',
		);
		foreach ( $pages as $html ) {
			$this->assertSame( sprintf( $html, 999 ), Placement::fill( sprintf( $html, 999 ) ) );
		}
		$this->assertSame( '<p>x</p>', Placement::fill( '<p>x</p>' ) );
		$this->assertNull( Placement::fill( null ) );
	}

	public function test_fills_each_placeholder_only_once(): void {
		$outline = new Outline(
			array(
				'levels'         => array( 2 ),
				'exclude'        => '',
				'isHierarchical' => true,
				'isNumbered'     => true,
				'offset'         => 0,
				'most'           => 0,
			)
		);
		$place   = (string) Placement::keep( $outline, static fn ( Html $list ): Html => $list );
		$html    = Placement::fill( "$place<h2>A</h2>" );
		$this->assertSame( 1, substr_count( $html, 'href="#a"' ) );
		$this->assertSame( '<h2>B</h2>', Placement::fill( "$place<h2>B</h2>" ), 'A copy of it that is filled later has none.' );
	}

	public function test_leaves_the_page_whole_for_other_output_buffers(): void {
		$outer = ob_get_level();
		ob_start();
		$blocks = do_blocks( self::LIST );
		Placement::begin();
		echo $blocks; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by WordPress.
		ob_start( static fn ( string $html ): string => str_replace( 'One', 'Two', $html ) );
		echo '<header><h2>Site</h2></header><div class="entry-content"><h2 id="one">One</h2></div>';
		Placement::end();
		$this->assertSame( $outer + 3, ob_get_level(), 'Another buffer is not ours to close.' );
		ob_end_flush();
		ob_end_flush();
		$html = (string) ob_get_clean();
		$this->assertStringContainsString( 'href="#one">Two</a>', $html );
		$this->assertStringNotContainsString( 'href="#site"', $html, 'Of a page only the content is listed.' );
	}

	public function test_buffers_a_page_from_body_to_footer_or_not_at_all(): void {
		$GLOBALS['wp_actions']['wp_body_open'] = 1;
		Placement::hold_page();
		$this->assertFalse( has_action( 'wp_body_open', array( Placement::class, 'begin' ) ), 'Half a page is none.' );
		unset( $GLOBALS['wp_actions']['wp_body_open'] );
		Placement::hold_page();
		$this->assertSame( 0, has_action( 'wp_body_open', array( Placement::class, 'begin' ) ) );
		$this->assertSame( 0, has_action( 'wp_footer', array( Placement::class, 'end' ) ) );
	}

	public function test_ends_the_buffer_once(): void {
		ob_start();
		Placement::begin();
		Placement::end();
		$level = ob_get_level();
		ob_start();
		Placement::end();
		$this->assertSame( $level + 1, ob_get_level() );
		ob_end_clean();
		ob_end_clean();
	}

	public function test_in_a_template_it_lists_the_content_that_comes_after_it(): void {
		$this->assertStringContainsString( 'href="#bread"', $this->page( self::LIST, '' ) );
	}

	public function test_in_a_template_it_lists_the_content_before_it(): void {
		$html = $this->page( '', self::LIST );
		$this->assertStringContainsString( 'href="#bread"', $html );
		$this->assertStringContainsString( '<h2 id="bread" class="wp-block-heading">', $html );
	}

	public function test_does_not_buffer_a_page_without_a_list(): void {
		$this->page( '', '' );
		$this->assertFalse( has_action( 'wp_body_open', array( Placement::class, 'begin' ) ) );
	}

	public function test_a_widget_of_a_classic_theme_starts_the_buffer(): void {
		switch_theme( 'none' );
		$this->go_to_a_post();
		( new Table_Of_Contents() )->search_widgets();
		$this->assertFalse( has_action( 'wp_body_open', array( Placement::class, 'begin' ) ) );
		update_option( 'widget_block', array( 2 => array( 'content' => self::LIST ) ) );
		( new Table_Of_Contents() )->search_widgets();
		$this->assertSame( 0, has_action( 'wp_body_open', array( Placement::class, 'begin' ) ) );
	}

	/** Simulates a request for a single post. */
	private function go_to_a_post(): void {
		$GLOBALS['wp_query']->is_singular = true;
	}

	/**
	 * Returns content after all filters.
	 *
	 * @param string $markup Block markup.
	 */
	private function content( string $markup ): string {
		return (string) apply_filters( 'the_content', $markup );
	}

	/**
	 * Returns a page as a block theme prints it: blocks first, then the body.
	 *
	 * @param string $before Blocks before the content.
	 * @param string $after Blocks after it.
	 */
	private function page( string $before, string $after ): string {
		unset( $GLOBALS['wp_actions']['wp_body_open'] );
		$blocks = do_blocks( $before ) . '<div class="entry-content">' . $this->content( self::HEADING ) . '</div>' . do_blocks( $after );
		ob_start();
		if ( false !== has_action( 'wp_body_open', array( Placement::class, 'begin' ) ) ) {
			Placement::begin();
		}
		echo $blocks; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by WordPress.
		Placement::end();
		return (string) ob_get_clean();
	}
}
