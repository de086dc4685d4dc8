<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Features\Toolkit;

use Frontage\Features\Toolkit\Conversion;
use Frontage\Features\Toolkit\Toolkit;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what becomes of pasted HTML of the toolkit (S2 §9). */
final class ToolkitTest extends TestCase {
	/**
	 * Each attribute becomes the module that does the same.
	 *
	 * @param string $html Pasted.
	 * @param list<string> $printed What is then in the page.
	 */
	#[DataProvider( 'components' )]
	public function test_converts( string $html, array $printed ): void {
		$page = Conversion::of( $html );
		foreach ( $printed as $part ) {
			self::assertStringContainsString( $part, $page );
		}
		self::assertSame( substr_count( $page, '<div' ), substr_count( $page, '</div>' ), $page );
		self::assertSame( $page, Conversion::of( $page ), 'Once is enough.' );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function components(): iterable {
		$accordion = '<ul %s><li class="uk-open"><a class="uk-accordion-title" href>A &amp; B</a><div class="uk-accordion-content"><p>One</p></div></li>'
			. '<li><a class="uk-accordion-title" href>C</a><div class="uk-accordion-content"><p>Two</p></div></li></ul>';
		yield 'accordion' => array(
			sprintf( $accordion, 'uk-accordion' ),
			array( 'name="accordion-6ba69f" open=""', 'A &amp; B', '<p>Two</p>', '-duration:200ms' ),
		);
		yield 'accordion, data' => array( sprintf( $accordion, 'data-uk-accordion="multiple: true"' ), array( 'class="frontage-accordion' ) );
		yield 'tabs' => array(
			'<ul uk-tab><li><a href="#">One</a></li><li class="uk-active"><a href="#">Two</a></li></ul>'
				. '<ul class="uk-switcher"><li><p>First</p></li><li><p>Second</p></li></ul>',
			array( 'is-stacking-toolkit', 'href="#tab-two" aria-controls="tab-two" aria-selected="true"', '<p>Second</p>' ),
		);
		yield 'switcher elsewhere' => array(
			'<div><ul uk-switcher="connect: #there"><li><a href="#">One</a></li></ul></div><p>Between</p><div id="there"><div><p>First</p></div></div>',
			array( 'frontage-tabs', '<p>Between</p>', '<p>First</p>' ),
		);
		yield 'modal' => array(
			'<a href="#m" uk-toggle>Open</a><div id="m" uk-modal="bg-close: false"><div class="uk-modal-dialog"><button class="uk-modal-close">X</button>'
				. '<h2 class="uk-modal-title">Note</h2></div></div>',
			array( '<a href="#m" >Open</a>', '<dialog id="m"', 'aria-label="Note"', 'closedby="closerequest"' ),
		);
		yield 'off-canvas' => array(
			'<button uk-toggle="target: #o">Menu</button><div id="o" uk-offcanvas="flip: true; mode: reveal"><div class="uk-offcanvas-bar"><p>In</p></div></div>',
			array( 'command="show-modal" commandfor="o"', 'is-at-end is-reveal', '<p>In</p>' ),
		);
		yield 'drop-down' => array(
			'<button type="button">Hours</button><div uk-dropdown><p>7 to 15</p></div>',
			array( '<button popovertarget="drop-36"', '<div id="drop-36" class="frontage-toolkit-drop" popover="auto"><p>7 to 15</p></div>' ),
		);
		yield 'slideshow' => array(
			'<div uk-slideshow="animation: push; autoplay: true; ratio: 7:3"><ul class="uk-slideshow-items">'
				. '<li><img src="https://example.test/a.jpg" alt="Sea" uk-cover></li><li><img data-src="https://example.test/b.jpg" alt="Sky"><h3>Words</h3></li></ul></div>',
			array( 'frontage-carousel', '--frontage-slideshow-ratio:21 / 9', '&quot;delay&quot;:7000', 'alt="Sky"', '<h3>Words</h3>' ),
		);
		yield 'slider' => array(
			'<div uk-slider="finite: true"><ul class="uk-slider-items uk-child-width-1-2 uk-child-width-1-4@m"><li>A</li><li>B</li><li>C</li></ul></div>',
			array( 'has-columns-4 has-tablet-2 has-phone-2', '&quot;loop&quot;:false' ),
		);
		yield 'countdown' => array(
			'<div uk-countdown="date: 2031-01-01T00:00:00+02:00"><span class="uk-countdown-days"></span></div>',
			array( 'wp-block-frontage-countdown', '2030-12-31T22:00:00' ),
		);
		yield 'tooltip' => array( '<p uk-tooltip="Say &quot;hi&quot;">?</p>', array( '<p class="has-frontage-tooltip" title="Say &quot;hi&quot;"' ) );
		yield 'scrollspy' => array( '<div uk-scrollspy="cls: uk-animation-slide-left; repeat: true"><p>A</p></div>', array( 'is-frontage-scrollspy-slide-start' ) );
		yield 'scrollspy of children' => array( '<div uk-scrollspy="target: > p"><p>A</p></div>', array( 'has-frontage-scrollspy-children' ) );
		yield 'parallax' => array( '<div uk-parallax=\'{"y": "-100,0"}\'>A</div>', array( '--frontage-parallax-vertical:-100px' ) );
		yield 'sticky' => array( '<div uk-sticky="offset: 80">A</div>', array( 'has-frontage-sticky', '--frontage-sticky-offset:80px' ) );
		yield 'late picture' => array( '<img data-src="/a.jpg" alt="" uk-img>', array( ' src="/a.jpg"', ' loading="lazy"' ) );
		yield 'nested' => array(
			'<div class="uk-card">' . sprintf( $accordion, 'uk-accordion' ) . '<p>After <b uk-tooltip="T">b</b></p></div>',
			array( '<div class="uk-card"><div', '<p>After <b class="has-frontage-tooltip" title="T"' ),
		);
	}

	/** What is not of the toolkit, or not whole, stays as it is. */
	#[DataProvider( 'others' )]
	public function test_leaves_others_alone( string $html ): void {
		self::assertSame( $html, Conversion::of( $html ) );
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'nothing' => array( '<p>Bulk-buying is cheap.</p>' );
		yield 'classes only' => array( '<div class="uk-grid"><p>One<p>Two</div>' );
		yield 'unknown' => array( '<div uk-grid uk-height-match="target: > p"><p>One</p></div>' );
		yield 'accordion without titles' => array( '<ul uk-accordion><li>One</li></ul>' );
		yield 'tabs without panels' => array( '<ul uk-tab><li><a href="#">One</a></li></ul>' );
		yield 'modal without an ID' => array( '<div uk-modal><div class="uk-modal-dialog">One</div></div>' );
		yield 'drop-down of a link' => array( '<a href="/a/">One</a><div uk-dropdown>Two</div>' );
		yield 'no date' => array( '<div uk-countdown="date: tomorrow">One</div>' );
		yield 'an impossible date' => array( '<div uk-countdown="date: 2031-01-01T00:00:00+99:99">One</div>' );
		yield 'not closed' => array( '<div uk-grid><ul><li>One<li>Two</ul' );
		yield 'closed twice' => array( '</div><p uk-margin>One</p></div></section>' );
		yield 'script' => array( '<script>"<div uk-tooltip=x>"</script><style>.uk-a{}</style><textarea><div uk-tooltip="x"></textarea>' );
		yield 'comment' => array( '<!-- <div uk-tooltip="x"> --><p>One</p>' );
	}

	/** Hostile markup neither warns nor adds elements that were not there. */
	public function test_survives_hostile_markup(): void {
		$deep = str_repeat( '<div uk-scrollspy>', 300 ) . 'x' . str_repeat( '</div>', 300 );
		self::assertSame( 300, substr_count( Conversion::of( $deep ), '<div' ) );
		foreach ( array( '{', '{"a":{"b":1}}', ';;;:::', str_repeat( 'a:b;', 5000 ), "\x00\xff", '<script>alert(1)</script>', '">' ) as $value ) {
			foreach ( array( 'accordion', 'tab', 'modal', 'slideshow', 'slider', 'countdown', 'tooltip', 'scrollspy', 'parallax', 'sticky', 'icon', 'toggle' ) as $name ) {
				$html = "<div id=\"a\" uk-$name=\"" . esc_attr( $value ) . '">One</div>';
				self::assertStringNotContainsString( '<script', Conversion::of( $html ), $name );
			}
		}
	}

	/** Classic posts are converted, posts of blocks only where HTML was pasted. */
	public function test_knows_where_html_is_pasted(): void {
		( new Toolkit() )->boot();
		$html = '<p uk-tooltip="A">One</p>';
		foreach ( array(
			"<!-- wp:html -->$html<!-- /wp:html -->" => true,
			"<!-- wp:paragraph -->$html<!-- /wp:paragraph -->" => false,
			$html                                    => true,
		) as $content => $is_converted ) {
			$GLOBALS['post'] = get_post( $this->make_post( array( 'post_content' => $content ) ) );
			setup_postdata( $GLOBALS['post'] );
			self::assertSame( $is_converted, str_contains( (string) apply_filters( 'the_content', $content ), 'has-frontage-tooltip' ), $content );
		}
		wp_reset_postdata();
	}
}
