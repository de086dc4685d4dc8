<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Split_Test;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Blocks\Split_Test\Page_Goals;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Cookie;
use Frontage\Tests\Domain\Split_Tests\Split_TestCase;

/** Tests who gets what: visitors all variants in one HTML, everything else the control. */
final class PrintTest extends Split_TestCase {
	protected function tearDown(): void {
		unset( $_GET['frontage-variant'] );
		Page_Goals::reset();
		parent::tearDown();
	}

	public function test_visitors_get_the_control_and_inert_variants(): void {
		$html = self::shown( self::markup() );
		self::assertStringContainsString( '<template data-subject="1"><div class="wp-block-frontage-split-variant', $html );
		self::assertSame( 1, substr_count( $html, 'Fresh <a' ) );
		self::assertLessThan( strpos( $html, 'Fresh <a' ), strpos( $html, '</script>' ) );
		self::assertLessThan( strpos( $html, '<script' ), strpos( $html, '</template>' ) );
		self::assertStringNotContainsString( ' hidden', $html );
		self::assertSame( $html, self::shown( self::markup() ) );
	}

	public function test_the_picker_has_nothing_that_filters_of_content_change(): void {
		$script = self::script( 'pick' );
		self::assertStringNotContainsString( '<', $script );
		self::assertStringContainsString( $script, self::shown( self::markup() ) );
		self::assertLessThan( 1024, strlen( (string) gzencode( $script, 9 ) ) );
		self::assertLessThan( 1600, strlen( (string) gzencode( self::script( 'count' ), 9 ) ) );
	}

	public function test_the_picker_stays_whole_in_classic_themes_and_in_content_that_is_filtered_twice(): void {
		$before = $GLOBALS['_wp_theme_features']['html5'] ?? array();
		unset( $GLOBALS['_wp_theme_features']['html5'] );
		try {
			$html = str_replace( ']]>', ']]&gt;', self::shown( self::shown( self::markup() ) ) );
		} finally {
			$GLOBALS['_wp_theme_features']['html5'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		}
		self::assertStringContainsString( self::script( 'pick' ), $html );
		self::assertStringNotContainsString( 'CDATA', $html );
		self::assertSame( 2, substr_count( self::shown( str_repeat( self::markup(), 2 ) ), self::script( 'pick' ) ) );
	}

	public function test_feeds_excerpts_emails_and_staff_get_the_control(): void {
		$post = $this->make_test();
		$this->go_to( '/?feed=rss2' );
		self::assert_control( self::shown( self::markup() ) );
		$this->go_to( '/?p=' . $post );
		add_filter( 'get_the_excerpt', static fn (): string => self::shown( self::markup() ) );
		self::assert_control( (string) apply_filters( 'get_the_excerpt', '' ) ); // phpcs:ignore WordPress.NamingConventions
		remove_all_filters( 'get_the_excerpt' );
		add_filter( 'wp_doing_cron', '__return_true' );
		self::assert_control( self::shown( self::markup() ) );
		remove_filter( 'wp_doing_cron', '__return_true' );
		$GLOBALS['wp_current_filter'][] = 'wp_head';
		self::assert_control( self::shown( self::markup() ) );
		array_pop( $GLOBALS['wp_current_filter'] );
		$this->act_as( $this->make_user( 'contributor' ) );
		self::assert_control( self::shown( self::markup() ) );
		$this->act_as( $this->make_user( 'subscriber' ) );
		self::assertStringContainsString( '<template', self::shown( self::markup() ) );
	}

	public function test_tests_without_id_variants_or_run_show_the_control(): void {
		self::assert_control( self::shown( self::markup( array( 'state' => 'paused' ) ) ) );
		self::assert_control( self::shown( self::markup( array( 'testId' => 'x' ) ) ) );
		self::assert_control( self::shown( self::markup( array( 'testId' => array( 'a' => 'b' ) ) ) ) );
		self::assertSame( '', trim( self::shown( '<!-- wp:frontage/split-test {"testId":"' . self::TEST . '"} /-->' ) ) );
	}

	public function test_authors_look_at_a_variant_by_its_link(): void {
		$_GET['frontage-variant'] = self::TEST . '.1';
		self::assertStringContainsString( '<template', self::shown( self::markup() ) );
		$this->act_as( 1 );
		$html = self::shown( self::markup() );
		self::assertStringContainsString( 'now!', $html );
		self::assertStringNotContainsString( 'Fresh', $html );
		self::assertStringNotContainsString( '<script', $html );
		$other = array( self::TEST . '.7', self::OTHER . '.1', '1', array( 'a' => 'b' ), str_repeat( '1', 900 ), self::TEST . '.-1' );
		foreach ( $other as $asked ) {
			$_GET['frontage-variant'] = $asked;
			self::assert_control( self::shown( self::markup() ) );
		}
	}

	public function test_styles_of_variants_are_outside_of_their_templates(): void {
		global $wp_actions;
		$before                = $wp_actions['wp_head'] ?? 0;
		$wp_actions['wp_head'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The head is printed.
		$inner                 = '<!-- wp:frontage/accordion --><!-- wp:frontage/accordion-item {"title":"Q"} /-->'
			. '<!-- /wp:frontage/accordion -->';
		$html                  = self::shown( self::markup( array(), $inner ) );
		$wp_actions['wp_head'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		self::assertStringContainsString( 'frontage-accordion-inline-css', $html );
		self::assertLessThan( strpos( $html, '<template' ), strpos( $html, 'frontage-accordion-inline-css' ) );
		$start    = (int) strpos( $html, '<template' );
		$template = substr( $html, $start, (int) strpos( $html, '</template>' ) - $start );
		self::assertStringContainsString( 'frontage-accordion', $template );
		self::assertStringNotContainsString( '<style', $template );
		self::assertStringNotContainsString( '<link', $template );
	}

	public function test_the_counter_is_on_pages_with_a_test_and_on_goals_only(): void {
		self::assertSame( '', self::footer() );
		$this->make_test( array( 'goal' => 'conversion', 'page' => '/thanks/' ) ); // phpcs:ignore WordPress.Arrays
		$this->make_test( array( 'goal' => 'shop', 'testId' => self::OTHER ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '', self::footer( '/elsewhere/' ) );
		self::assertStringContainsString( '"reached":[["' . self::TEST . '","con_goal"]]', self::footer( '/thanks/?a=<b>' ) );
		do_action( 'woocommerce_thankyou', 7 ); // phpcs:ignore WordPress.NamingConventions
		self::assertStringContainsString( '[["' . self::OTHER . '","con_goal"]]', self::footer() );
		Page_Goals::watch_order( (object) array( 'status' => 'failed' ) );
		self::assertSame( '', self::footer() );
		self::shown( self::markup() );
		self::assertStringContainsString( '"reached":[]', self::footer() );
		$this->act_as( 1 );
		self::assertSame( '', self::footer( '/thanks' ) );
	}

	public function test_pages_say_which_cookies_are_those_of_a_site_in_a_folder(): void {
		self::assertStringNotContainsString( '"-', html_entity_decode( self::shown( self::markup() ) . self::footer() ) );
		add_filter( 'option_home', static fn (): string => 'https://example.org/b', 20 );
		$site = substr( Split_Cookie::name( self::TEST ), -9 );
		self::assertStringContainsString( '"site":"' . $site . '"', html_entity_decode( self::shown( self::markup() ) ) );
		self::assertStringContainsString( '"site":"' . $site . '"', self::footer() );
	}

	public function test_a_table_of_contents_leaves_out_headings_that_only_some_visitors_see(): void {
		$heading = static fn ( string $text ): string => "<!-- wp:heading --><h2 class=\"wp-block-heading\">$text</h2><!-- /wp:heading -->";
		$page    = fn ( array $attributes ): string => '<!-- wp:frontage/table-of-contents /-->' . $heading( 'Everyone' )
			. str_replace( '<p>Fresh', $heading( 'Some' ) . '<p>Fresh', self::markup( $attributes ) );
		$links   = static function ( string $html ): array {
			preg_match_all( '/href="#([a-z]+)"/', $html, $found );
			return $found[1];
		};
		self::assertSame( array( 'everyone' ), $links( self::shown( $page( array() ) ) ) );
		self::assertSame( array( 'everyone', 'some' ), $links( self::shown( $page( array( 'state' => 'paused' ) ) ) ) );
	}

	public function test_the_shortcode_marks_a_page_and_prints_nothing(): void {
		$this->make_test( array( 'goal' => 'shortcode' ) );
		$this->make_test( array( 'goal' => 'shortcode', 'testId' => self::OTHER ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'ab', do_shortcode( 'a[frontage_split_conversion test="' . self::TEST . '"]b' ) );
		self::assertStringContainsString( '"reached":[["' . self::TEST . '","con_short"]]', self::footer() );
		do_shortcode( '[frontage_split_conversion]' );
		$both = '[["' . self::OTHER . '","con_short"],["' . self::TEST . '","con_short"]]';
		self::assertStringContainsString( $both, self::footer() );
		do_shortcode( '[frontage_split_conversion test="<script>"]' );
		self::assertSame( '', self::footer() );
	}

	public function test_the_search_index_has_the_words_of_the_control_only(): void {
		$post  = get_post( $this->make_test() );
		$texts = null === $post ? array() : \Frontage\Domain\Search\Index\Post_Text::of( $post );
		self::assertStringContainsString( 'Fresh', implode( ' ', $texts ) );
		self::assertStringNotContainsString( 'warm', implode( ' ', $texts ) );
		self::assertTrue( Split_Block::is_alternative( 'frontage/split-variant', array( 'subject' => '1' ) ) );
	}

	/**
	 * Returns what a page shows, without saving it.
	 *
	 * @param string $markup Block markup.
	 */
	private static function shown( string $markup ): string {
		return (string) apply_filters( 'the_content', $markup ); // phpcs:ignore WordPress.NamingConventions
	}

	/** Expects the control, and nothing else. */
	private static function assert_control( string $html ): void {
		self::assertStringContainsString( 'Fresh <a href="/bread/">bread</a>', $html );
		self::assertStringNotContainsString( 'now!', $html );
		self::assertStringNotContainsString( '<template', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	/**
	 * Returns what is printed at the end of a page.
	 *
	 * @param string $address Its path.
	 */
	private static function footer( string $address = '/' ): string {
		$_SERVER['REQUEST_URI'] = $address;
		ob_start();
		Page_Goals::print();
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns a script of the build.
	 *
	 * @param string $part Its name.
	 */
	private static function script( string $part ): string {
		$path = Manifest::module( 'split-test' )['parts'][ $part ]['path'] ?? '';
		return trim( (string) file_get_contents( Paths::path( $path ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
}
