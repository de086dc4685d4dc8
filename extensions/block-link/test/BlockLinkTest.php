<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Block_Link;

use Frontage\Domain\Modules\Extensions;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;

/** Tests the one link of a block, and that it is a safe one. */
final class BlockLinkTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
	}

	public function test_the_first_heading_is_the_link(): void {
		self::assertSame(
			'<div class="has-frontage-block-link"><p>A</p>'
				. '<h3><a class="frontage-block-link" href="/bread">B <em>c</em></a></h3><h4>D</h4></div>',
			$this->print( '{"kind":"url","url":"/bread"}', '<div><p>A</p><h3>B <em>c</em></h3><h4>D</h4></div>' )
		);
	}

	public function test_a_paragraph_is_the_link_as_a_whole(): void {
		self::assertSame(
			'<p class="has-frontage-block-link"><a class="frontage-block-link" href="#the-oven">Bread</a></p>',
			$this->print( '{"kind":"anchor","anchor":"#the-oven"}', '<p>Bread</p>' )
		);
	}

	public function test_a_block_without_heading_has_a_named_link_at_its_end(): void {
		$block = '<div><p>A <a href="/x">b</a></p></div>';
		self::assertSame(
			'<div class="has-frontage-block-link"><p>A <a href="/x">b</a></p>'
				. '<a class="frontage-block-link" href="https://a.test/" target="_blank" rel="noopener" aria-label="Order"></a></div>',
			$this->print( '{"kind":"window","url":"https://a.test/","label":"\u003cb\u003eOrder"}', $block )
		);
		self::assertStringContainsString( 'aria-label="A b"', $this->print( '{"kind":"url","url":"/"}', $block ) );
		// A heading with a link in it keeps that.
		self::assertStringContainsString(
			'<h2><a href="/x">B</a></h2><a class=',
			$this->print( '{"kind":"url","url":"/"}', '<div><h2><a href="/x">B</a></h2></div>' )
		);
	}

	public function test_a_heading_that_the_link_could_not_leave_gives_it_its_name(): void {
		$heading = '<h2>Bread &amp; <em>salt</em></h2>';
		$bounds  = array(
			"<div class=\"wp-block-cover is-light\"><div>$heading</div></div>",
			"<div class=\"wp-block-column has-frontage-sticky\">$heading</div>",
			"<details><summary>$heading</summary><p>Text</p></details>",
			"<dialog><br/>$heading</dialog>",
			'<div class="wp-block-cover"><p>Text</div><h2 class="has-frontage-parallax">Bread &amp; <em>salt</em></h2>',
		);
		foreach ( $bounds as $inner ) {
			self::assertStringEndsWith(
				"$inner<a class=\"frontage-block-link\" href=\"/bread\" aria-label=\"Bread &amp; salt\"></a></div>",
				$this->print( '{"kind":"url","url":"/bread"}', "<div>$inner</div>" )
			);
		}
		// Elements beside the heading are no bounds, and the block itself is none.
		self::assertStringContainsString(
			'<h2><a class=',
			$this->print( '{"kind":"url","url":"/bread"}', "<div class=\"wp-block-cover\"><dialog><p>x</dialog><div>$heading</div></div>" )
		);
	}

	public function test_the_link_of_a_cover_is_in_its_content(): void {
		$print = fn ( string $content ): string => $this->print(
			'{"kind":"url","url":"/bread"}',
			"<div class=\"wp-block-cover\"><img src=\"/a.jpg\"/><div class=\"wp-block-cover__inner-container\">$content</div>\n</div>\n"
		);
		self::assertStringContainsString( '<h2><a class="frontage-block-link" href="/bread">A</a></h2>', $print( '<h2>A</h2>' ) );
		self::assertStringContainsString(
			'<p>A</p><a class="frontage-block-link" href="/bread" aria-label="A"></a></div>',
			$print( '<p>A</p>' )
		);
	}

	public function test_words_of_two_elements_are_two_words(): void {
		self::assertStringContainsString(
			'aria-label="One Two H2O"',
			$this->print( '{"kind":"url","url":"/"}', '<div><p>One</p><ul><li>Two</li></ul><p>H<sub>2</sub>O</p></div>' )
		);
	}

	public function test_leads_nowhere_unsafe(): void {
		foreach (
			array(
				'{"kind":"url","url":"javascript:alert(1)"}',
				'{"kind":"window","url":"java\u0000script:alert(1)"}',
				'{"kind":"url","url":"data:text/html,x"}',
				'{"kind":"url"}',
				'{"kind":"url","url":["/"]}',
				'{"kind":"anchor","anchor":"a\u0022 onclick=x"}',
				'{"kind":"anchor","anchor":"#"}',
				'{"kind":"reviews"}',
				'{"kind":"other","url":"/"}',
			) as $settings
		) {
			self::assertSame( '<p>Bread</p>', $this->print( $settings, '<p>Bread</p>' ), $settings );
		}
	}

	public function test_tags_that_cannot_contain_a_link_are_left_alone(): void {
		foreach ( array( '<hr>', '<ul><li>A</li></ul>', '<a href="/">A</a>', '<table><tr><td>A</td></tr></table>' ) as $html ) {
			self::assertSame( $html, $this->print( '{"kind":"url","url":"/"}', $html ) );
		}
	}

	public function test_opens_the_reviews_of_a_product_as_its_shop_does(): void {
		register_post_type( 'product', array( 'public' => true ) );
		$id              = $this->make_post( array( 'post_type' => 'product' ) );
		$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.
		self::assertStringContainsString(
			'class="frontage-block-link woocommerce-review-link" href="' . esc_attr( (string) get_permalink( $id ) ) . '#reviews"',
			$this->print( '{"kind":"reviews"}', '<p>Bread</p>' )
		);
		$this->go_to( "/?p=$id&post_type=product" );
		$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As in the loop.
		self::assertStringContainsString( 'review-link" href="#reviews"', $this->print( '{"kind":"reviews"}', '<p>Bread</p>' ) );
		unregister_post_type( 'product' );
	}

	/**
	 * Renders a block with a link.
	 *
	 * @param string $settings JSON.
	 * @param string $html Of the block.
	 */
	private function print( string $settings, string $html ): string {
		$block = '<!-- wp:html {"frontage":{"module-link":' . $settings . '}} -->' . $html . '<!-- /wp:html -->';
		return Core_Html::normalize( trim( do_blocks( $block ) ) );
	}
}
