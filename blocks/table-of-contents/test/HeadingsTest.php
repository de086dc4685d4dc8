<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Table_Of_Contents;

use Frontage\Blocks\Table_Of_Contents\Outline;
use Frontage\Domain\Headings\Headings;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests which headings are found in rendered HTML, and their IDs. */
final class HeadingsTest extends TestCase {
	/**
	 * Returns HTML and the IDs of its headings.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public static function contents(): array {
		return array(
			'made of words'               => array( '<h2>Bread &amp; Salt</h2>', array( 'bread-salt' ) ),
			'in any script'               => array( '<h2>Хлеб и соль</h2>', array( 'хлеб-и-соль' ) ),
			'without words'               => array( '<h2>🥖</h2>', array( 'section' ) ),
			'the same twice'              => array( '<h2>A</h2><h2>A</h2><h2>A</h2>', array( 'a', 'a-2', 'a-3' ) ),
			'their own'                   => array( '<h2 id="Own_1">A</h2>', array( 'Own_1' ) ),
			'the same own one twice'      => array( '<h2 id="x">A</h2><h2 id="x">B</h2>', array( 'x', 'x-2' ) ),
			'taken by something else'     => array( '<p id="a"></p><h2>A</h2>', array( 'a-2' ) ),
			'wanted by a later one'       => array( '<h2>A</h2><h2 id="a">B</h2>', array( 'a-2', 'a' ) ),
			'taken by browsers'           => array( '<h2>Top</h2>', array( 'top-2' ) ),
			'hidden'                      => array( '<h2 hidden>A</h2>', array() ),
			'hidden for find-in-page'     => array( '<div hidden="until-found"><h2>A</h2></div>', array() ),
			'in something hidden'         => array( '<div style="color:red; display : none"><p><h2>A</h2></div><h2>B</h2>', array( 'b' ) ),
			'for readers only'            => array( '<h2 class="x screen-reader-text">A</h2>', array() ),
			'not for readers'             => array( '<h2 aria-hidden="true">A</h2>', array() ),
			'in a closed dialog'          => array(
				'<dialog><h2>A</h2></dialog><dialog open><h2>B</h2></dialog><div popover><h2>C</h2></div>',
				array( 'b' ),
			),
			'in a template'               => array( '<template><h2>A</h2></template>', array() ),
			'in closed details'           => array( '<details><summary><h3>A</h3></summary></details>', array( 'a' ) ),
			'empty'                       => array( '<h2> <img alt="x"></h2>', array() ),
			'beside what is never closed' => array(
				'<ul><li><p>x<li hidden>y</ul><br><h2>A</h2><svg><path/><path/></svg><h3>B</h3>',
				array( 'a', 'b' ),
			),
			'in a script'                 => array( '<script>"<h2>A</h2>"</script><style>/*<h2>*/</style><!--<h2>B</h2>-->', array() ),
			'after what ends by itself'   => array(
				'<area hidden><base hidden><br hidden><col hidden><embed hidden><hr hidden><img hidden><input hidden>'
					. '<link hidden><meta hidden><param hidden><source hidden><track hidden><wbr hidden><h2>A</h2>',
				array( 'a' ),
			),
			'after what is read whole'    => array(
				'<script hidden>x</script><style hidden>x</style><textarea hidden>x</textarea><title hidden>x</title>'
					. '<iframe hidden>x</iframe><noembed hidden>x</noembed><noframes hidden>x</noframes><xmp hidden>x</xmp><h2>A</h2>',
				array( 'a' ),
			),
			'in a drawing'                => array( '<svg><g hidden/><foreignObject><h2>A</h2></foreignObject></svg>', array( 'a' ) ),
			'after a slash HTML ignores'  => array( '<div hidden/><h2>A</h2></div><h2>B</h2>', array( 'b' ) ),
			'deep in something hidden'    => array( '<div hidden><div><b></div></i><h2>A</h2></div><h2>B</h2>', array( 'b' ) ),
			'for scripts that are off'    => array( '<noscript><h2>A</h2></noscript><h2>B</h2>', array( 'b' ) ),
			'invisible'                   => array(
				'<h2 style="VISIBILITY:hidden">A</h2><h2 style="visibility:visible">B</h2><h2 aria-hidden="false">C</h2>',
				array( 'b', 'c' ),
			),
			'for readers by other names'  => array( "<h2 class='x\nsr-only'>A</h2><h2 class=visually-hidden>B</h2>", array() ),
			'from right to left'          => array( '<h2 dir="rtl"><bdi>שָׁלוֹם</bdi> – مرحبا&rlm;</h2>', array( 'שָׁלוֹם-مرحبا' ) ),
			'with hard spaces and dashes' => array( '<h2>&nbsp;A&nbsp;–&nbsp;B — c&nbsp;</h2><h2>&nbsp;</h2>', array( 'a-b-c' ) ),
			'that only some visitors see' => array(
				'<div data-split="{}"><template><h2>A</h2></template><div><h2>B</h2></div></div><h2>C</h2>',
				array( 'c' ),
			),
			'of another list'             => array( '<div class="frontage-table-of-contents"><h2>Contents</h2></div>', array() ),
		);
	}

	/**
	 * Finds the expected IDs.
	 *
	 * @param string $html The content.
	 * @param list<string> $ids IDs of its headings.
	 */
	#[DataProvider( 'contents' )]
	public function test_ids( string $html, array $ids ): void {
		$this->assertSame( $ids, array_column( ( new Headings( $html ) )->all(), 'id' ) );
	}

	/**
	 * Returns the HTML of headings and their text.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function parts(): array {
		return array(
			'formats in formats'  => array(
				'<strong>A <em>loaf</em></strong><sup>2</sup> of <mark class="x"><a href="#"><code>ry</code>e</a></mark>',
				'A loaf2 of rye',
			),
			'white space'         => array( "\n A\t\n loaf&nbsp;of <span> </span>rye ", 'A loaf of rye' ),
			'what is hidden'      => array(
				'A<span hidden> loaf <b>of</b></span><a aria-hidden="true" href="#">#</a><span class="screen-reader-text">(new)</span> rye',
				'A rye',
			),
			'entities'            => array(
				'A &lt;b&gt; &amp;amp; caf&eacute; &#x1F35E;&#8217;s &quot;x&quot;',
				'A <b> &amp; café 🍞’s "x"',
			),
			'lines'               => array( 'A loaf<br>of<br />rye<wbr>bread', 'A loaf of ryebread' ),
			'a picture'           => array(
				'<img src="x" alt="Loaf" hidden> A <svg hidden><title>Icon</title><path/><text>x</text></svg>loaf',
				'A loaf',
			),
			'a drawing with name' => array( '<svg role="img"><title>Icon</title><path d="M0 0"/><g/></svg> A loaf', 'A loaf' ),
			'right to left'       => array( '<bdo dir="rtl">שָׁלוֹם</bdo> <span dir="ltr">Bread 2</span> مرحبا', 'שָׁלוֹם Bread 2 مرحبا' ),
			'a script and a note' => array( 'A<script>x</script><!-- note --><style>y</style> loaf', 'A loaf' ),
		);
	}

	/**
	 * Reads the text of a heading.
	 *
	 * @param string $html Inner HTML.
	 * @param string $text Expected text.
	 */
	#[DataProvider( 'parts' )]
	public function test_labels_are_plain_text_without_hidden_parts( string $html, string $text ): void {
		$this->assertSame( array( $text, 'End' ), array_column( ( new Headings( "<h2>$html</h2><h3>End</h3>" ) )->all(), 'text' ) );
	}

	public function test_lists_only_headings_of_the_content(): void {
		$found = ( new Headings(
			'<header><h2>Site</h2></header><div class="entry-content wp-block-post-content"><h2>A</h2></div><footer><h2>End</h2></footer>',
			true
		) )->all();
		$this->assertSame( array( 'a' ), array_column( $found, 'id' ) );
	}

	public function test_adds_ids_only_where_a_link_needs_one(): void {
		$headings = new Headings( '<h2>A</h2><h2 style="color:red">B</h2><h2 hidden>C</h2><h2>D</h2>' );
		$this->assertSame(
			'<h2>A</h2><h2 id="b" style="color:red;scroll-margin-block-start:24px">B</h2><h2 hidden>C</h2><h2 id="d">D</h2>',
			$headings->html(
				array(
					'b' => 24,
					'd' => 0,
				)
			)
		);
	}

	/**
	 * Returns selectors and the remaining headings.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public static function selectors(): array {
		return array(
			'nothing'            => array( '', array( 'a', 'b', 'c', 'd' ) ),
			'a class'            => array( '.quiet', array( 'a', 'c', 'd' ) ),
			'an id'              => array( '#c', array( 'a', 'b', 'd' ) ),
			'an element'         => array( 'h3', array( 'a', 'b' ) ),
			'several'            => array( '.quiet, h3.loud', array( 'a', 'c' ) ),
			'what is around'     => array( '.box', array( 'a', 'b' ) ),
			'what is in another' => array( 'div.box h3.loud', array( 'a', 'b', 'c' ) ),
			'all of another'     => array( '.box *', array( 'a', 'b' ) ),
			'in capitals'        => array( 'DIV.box', array( 'a', 'b' ) ),
			'far too much'       => array( str_repeat( '.x,', 167 ) . 'h2', array( 'a', 'b', 'c', 'd' ) ),
			'another order'      => array( 'h3 .box', array( 'a', 'b', 'c', 'd' ) ),
			'no selector'        => array( 'h2[onclick], :is(h2), ><', array( 'a', 'b', 'c', 'd' ) ),
		);
	}

	/**
	 * Excludes headings by selector.
	 *
	 * @param string $exclude Selectors.
	 * @param list<string> $left IDs of the remaining headings.
	 */
	#[DataProvider( 'selectors' )]
	public function test_selectors( string $exclude, array $left ): void {
		$outline = new Outline(
			array(
				'levels'         => array( 2, 3 ),
				'exclude'        => $exclude,
				'isHierarchical' => true,
				'isNumbered'     => true,
				'offset'         => 0,
				'most'           => 0,
			)
		);
		$html    = '<h2>A</h2><h2 class="quiet">B</h2><div class="big box"><h3 id="c">C</h3><h3 class="loud">D</h3></div><h4>E</h4>';
		$this->assertSame( $left, array_column( $outline->chosen( new Headings( $html ) ), 'id' ) );
	}
}
