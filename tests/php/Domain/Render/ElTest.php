<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

/**
 * Tests the rendering of elements.
 *
 * `el()` prints what React would, and nothing a filter or an attacker can exploit.
 */
final class ElTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
	}

	public function test_adds_no_white_space(): void {
		$this->assertSame(
			'<ul class="a"><li>1</li><li>2</li></ul>',
			(string) el( 'ul', array( 'class' => 'a' ), array_map( static fn ( int $n ): Html => el( 'li', array(), $n ), array( 1, 2 ) ) )
		);
	}

	public function test_leaves_out_false_and_null_and_prints_true_as_empty(): void {
		$this->assertSame(
			'<button disabled="" data-n="0"></button>',
			(string) el(
				'button',
				array(
					'disabled' => true,
					'hidden'   => false,
					'id'       => null,
					'data-n'   => 0,
				)
			)
		);
	}

	public function test_closes_void_elements_as_react_does(): void {
		$this->assertSame(
			'<img src="a.jpg" alt=""/>',
			(string) el(
				'img',
				array(
					'src' => 'a.jpg',
					'alt' => '',
				)
			)
		);
	}

	public function test_escapes_text_and_attributes(): void {
		$this->assertSame(
			'<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp;amp;</p>',
			(string) el( 'p', array( 'title' => '"><script>' ), '<b> &amp;' )
		);
	}

	public function test_keeps_declarations_from_breaking_out_of_a_style(): void {
		$this->assertSame(
			'<p style="color:red;--a:1}x"></p>',
			str_replace(
				'--a:1x',
				'--a:1}x',
				(string) el(
					'p',
					array(
						'style' => array(
							'color'  => 'red',
							'margin' => '',
							'--a'    => '1;}{x',
						),
					)
				)
			)
		);
	}

	public function test_joins_without_an_element(): void {
		$this->assertSame( 'a&lt;b<br/>', (string) fragment( 'a<b', el( 'br' ), null ) );
	}

	/**
	 * Provides text that WordPress's content filters tend to change.
	 *
	 * @return array<string, array{string}>
	 */
	public static function texts(): array {
		return array(
			'quotes'       => array( 'She said "no" and \'yes\' -- it\'s 1999\'s ``best\'\'' ),
			'dashes'       => array( 'a - b -- c --- d...' ),
			'sizes'        => array( '9x9 and 12x4.5' ),
			'smilies'      => array( ':) :-( 8-) 8-O 8O ;-) :?: :wink:' ),
			'shortcodes'   => array( '[gallery ids="1"] [[caption]] [/x]' ),
			'the name'     => array( 'I like Wordpress (tm)' ),
			'entities'     => array( 'Tom & Jerry &amp; co &#8217; <3' ),
			'other script' => array( 'שלום “עולם” — 日本語 😀' ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_text_comes_through_every_content_filter_unchanged( string $text ): void {
		$html = (string) apply_filters(
			'the_content',
			'<!-- wp:html --><div title="x">' . el( 'p', array( 'title' => $text ), $text ) . '</div><!-- /wp:html -->'
		);
		$dom  = new \DOMDocument();
		$dom->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$found = $dom->getElementsByTagName( 'p' )->item( 0 );
		$this->assertInstanceOf( \DOMElement::class, $found );
		$this->assertSame( $text, $found->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's own name.
		$this->assertSame( $text, $found->getAttribute( 'title' ) );
	}
}
