<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features\Toolkit;

use Frontage\Features\Toolkit\Conversion;
use Frontage\Features\Toolkit\Toolkit;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests what becomes of pasted HTML of the toolkit (S2 §9). */
final class ToolkitTest extends TestCase {
	private const NAMES = array(
		'accordion',
		'countdown',
		'filter',
		'icon',
		'modal',
		'parallax',
		'scrollspy',
		'slider',
		'slideshow',
		'sortable',
		'sticky',
		'tab',
		'toggle',
		'tooltip',
	);

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

	/**
	 * Returns what is pasted, and what is then in the page.
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function components(): iterable {
		foreach ( (array) wp_json_file_decode( __DIR__ . '/components.json', array( 'associative' => true ) ) as $sample ) {
			yield $sample['name'] => array( $sample['html'], $sample['printed'] );
		}
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
		yield 'script' => array( '<script>"<div uk-tooltip=x>"</script><style>.uk-a{}</style>' );
		yield 'text field' => array( '<textarea><div uk-tooltip="x"></textarea>' );
		yield 'comment' => array( '<!-- <div uk-tooltip="x"> --><p>One</p>' );
	}

	/** Hostile markup neither warns nor adds elements that were not there. */
	public function test_survives_hostile_markup(): void {
		$deep = str_repeat( '<div uk-scrollspy>', 300 ) . 'x' . str_repeat( '</div>', 300 );
		self::assertSame( 300, substr_count( Conversion::of( $deep ), '<div' ) );
		$values = array( '{', '{"a":{"b":1}}', ';;;:::', str_repeat( 'a:b;', 5000 ), "\x00\xff", '<script>alert(1)</script>', '">' );
		foreach ( $values as $value ) {
			foreach ( self::NAMES as $name ) {
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
			$this->go_to( (string) get_permalink( $this->make_post( array( 'post_content' => $content ) ) ) );
			the_post();
			$page = (string) apply_filters( 'the_content', $content );
			self::assertSame( $is_converted, str_contains( $page, 'has-frontage-tooltip' ), $content );
		}
		wp_reset_postdata();
	}

	/** An icon is in the line of a text, and takes none away. */
	public function test_an_icon_leaves_the_text_that_it_belongs_to(): void {
		$html = Conversion::of( '<p><a class="x" href="/order" uk-icon="check">Order <b>now</b></a> <i uk-icon="check"></i></p>' );
		self::assertStringStartsWith( '<p><a class="x" href="/order" >Order <b>now</b><span ', $html );
		self::assertStringEndsWith( '</svg></span></span></p>', $html );
		self::assertStringNotContainsString( '<div', $html );
	}
}
