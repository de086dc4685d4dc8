<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon\Test;

use Frontage\Blocks\Icon\Svg;
use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that of any source only shapes are left, and that all shapes of an honest one are. */
final class SvgTest extends TestCase {
	/** What nothing that means harm can do without. */
	private const HARM = '/script|\bon\w+=|javascript|data:|https?:|style|foreignObject|'
		. '<image|<text|<animate|<set|<svg\S|<a\b|<!|&[a-z]|root:/i';

	/**
	 * Returns a drawing without its namespace, which is an address too.
	 *
	 * @param string $source SVG.
	 */
	private static function cleaned( string $source ): string {
		return str_replace( ' xmlns="http://www.w3.org/2000/svg"', '', Svg::clean( $source ) );
	}

	#[DataProvider( 'attacks' )]
	public function test_nothing_that_means_harm_is_left( string $inside, string $root = '' ): void {
		$names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
		$svg   = self::cleaned( "<svg $names viewBox=\"0 0 9 9\"$root>$inside<path d=\"M1 1h7\"/></svg>" );
		self::assertStringContainsString( '<path d="M1 1h7"></path>', $svg );
		self::assertDoesNotMatchRegularExpression( self::HARM, $svg );
	}

	/** @return array<string, array{0: string, 1?: string}> */
	public static function attacks(): array {
		return array(
			'a script'                     => array( '<script>alert(1)</script>' ),
			'a script with a prefix'       => array( '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>' ),
			'a script of HTML'             => array( '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>' ),
			'a script in CDATA'            => array( '<![CDATA[<script>alert(1)</script>]]>' ),
			'an event of the root'         => array( '', ' onload="alert(1)"' ),
			'an event in other cases'      => array( '<path oNcLiCk="alert(1)" d="M0 0"/>' ),
			'an event with a prefix'       => array( '<path xlink:onclick="alert(1)" d="M0 0"/>' ),
			'a foreign object'             => array( '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>' ),
			'a link'                       => array( '<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>' ),
			'a copy from elsewhere'        => array( '<use href="https://example.org/x.svg#a"/>' ),
			'a copy out of data'           => array( '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>' ),
			'a picture'                    => array( '<image href="https://example.org/x.png"/>' ),
			'a filter that loads'          => array( '<filter id="f"><feImage href="https://example.org/x.png"/></filter>' ),
			'an animation of a link'       => array( '<animate attributeName="href" values="javascript:alert(1)"/>' ),
			'an animation that sets'       => array( '<set attributeName="onmouseover" to="alert(1)"/>' ),
			'a fill from elsewhere'        => array( '<path d="M0 0" fill="url(https://example.org/x.svg#a)"/>' ),
			'a fill in disguise'           => array( '<path d="M0 0" fill="url( &quot;https://example.org/x.svg#a&quot; ) #fff"/>' ),
			'a fill with escapes'          => array( '<path d="M0 0" fill="\75rl(//example.org/a)"/>' ),
			'a style that loads'           => array( '<path d="M0 0" style="fill:url(//example.org/x#a);mask:url(//example.org/x)"/>' ),
			'a style for the page'         => array( '<style>body{display:none}@import "https://example.org/x.css";</style>' ),
			'a style that covers the page' => array( '', ' style="position:fixed;inset:0"' ),
			'a class of the page'          => array( '<path class="screen-reader-text" d="M0 0"/>' ),
			'an entity nobody declared'    => array( '<path d="&x;"/>&lol;' ),
			'an instruction'               => array( '<?xml-stylesheet href="https://example.org/x.css"?>' ),
			'a comment that ends HTML'     => array( '<!--><img src=x onerror=alert(1)>-->' ),
			'a title that ends SVG'        => array( '<title></title><desc>&lt;img src=x onerror=alert(1)&gt;</desc>' ),
			'an attribute that ends tags'  => array( '<path d="M0 0&quot;&gt;&lt;script&gt;"/>' ),
			'an ID that ends attributes'   => array( '<path id="&quot; onclick=&quot;alert(1)" d="M0 0"/>' ),
		);
	}

	public function test_entities_are_never_declared(): void {
		$declared = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
		$svg      = self::cleaned( "<?xml version=\"1.0\"?>$declared<svg><path d=\"M1 1\" fill=\"&b;\"/><g>&f;</g></svg>" );
		self::assertStringContainsString( 'd="M1 1"', $svg );
		self::assertDoesNotMatchRegularExpression( '/root:|aaaa/', $svg );
	}

	#[DataProvider( 'nothings' )]
	public function test_where_there_is_no_drawing_nothing_is_printed( string $source ): void {
		self::assertSame( '', Svg::clean( $source ) );
		self::assertNull( Svg::inline( $source, array() ) );
	}

	/** @return array<string, array{string}> */
	public static function nothings(): array {
		return array(
			'nothing'         => array( '' ),
			'text'            => array( 'Just text' ),
			'HTML'            => array( '<p>Not an <b>SVG</b></p>' ),
			'an empty one'    => array( '<svg></svg>' ),
			'one of scripts'  => array( '<svg><script>alert(1)</script></svg>' ),
			'not closed'      => array( '<svg><path d="M0 0"' ),
			'no UTF-8'        => array( "<svg><path d=\"\xC3\x28\"/></svg>" ),
			'too large'       => array( '<svg><path d="' . str_repeat( 'M0 0', 30_000 ) . '"/></svg>' ),
			'too many shapes' => array( '<svg>' . str_repeat( '<g/>', 2_500 ) . '</svg>' ),
			'too deep'        => array( str_repeat( '<svg>', 3_000 ) . str_repeat( '</svg>', 3_000 ) ),
		);
	}

	public function test_copies_do_not_multiply(): void {
		$levels = '<g id="l0"><path d="M0 0h1"/></g>';
		for ( $level = 1; $level < 10; $level++ ) {
			$levels .= "<g id=\"l$level\">" . str_repeat( '<use href="#l' . ( $level - 1 ) . '"/>', 10 ) . '</g>';
		}
		$svg = self::cleaned( "<svg>$levels</svg>" );
		self::assertSame( 10, substr_count( $svg, '<use href="#l0"' ) );
		self::assertStringNotContainsString( '#l1', $svg );
		$masks = '<mask id="a"><path mask="url(#b)" d="M0 0"/></mask><mask id="b"><path mask="url(#a)" d="M0 0"/></mask>';
		self::assertStringNotContainsString( 'mask="', self::cleaned( "<svg>$masks</svg>" ) );
	}

	public function test_a_color_that_never_ends_is_none(): void {
		$paths = str_repeat( '<path fill="' . str_repeat( 'rgb(', 100 ) . '"/>', 200 );
		self::assertStringNotContainsString( 'rgb(', Svg::clean( "<svg>$paths<path d=\"M0 0\"/></svg>" ) );
	}

	public function test_a_drawing_of_a_program_looks_as_it_did(): void {
		$source = '<?xml version="1.0" encoding="UTF-8"?><!-- Generator: some program -->'
			. '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg width="24px" height="12" '
			. 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>Logo</title>'
			. '<defs><style>.st0{fill:#FFF;stroke-width:2px} .st1,.st2{fill:none}</style><path id="p" d="M0,0 L1e-2,5.5"/>'
			. '<linearGradient id="g"><stop offset="10%" style="stop-color:rgb(1, 2, 3)"/></linearGradient></defs>'
			. '<g id="Page-1" transform="translate(1.5 -2) rotate(45)" fill-rule="evenodd"><mask id="m"><use xlink:href="#p"/></mask>'
			. '<path class="st0 st1" d="M1 1z" mask="url(#m)"/><circle r="2" style="fill: url(\'#g\')"/></g></svg>';
		self::assertSame(
			'<svg viewBox="0 0 24 12">'
			. '<defs><path id="p" d="M0,0 L1e-2,5.5"></path>'
			. '<linearGradient id="g"><stop offset="10%" stop-color="rgb(1, 2, 3)"></stop></linearGradient></defs>'
			. '<g id="Page-1" transform="translate(1.5 -2) rotate(45)" fill-rule="evenodd"><mask id="m"><use href="#p"></use></mask>'
			. '<path d="M1 1z" mask="url(#m)" fill="none" stroke-width="2"></path><circle r="2" fill="url(#g)"></circle></g></svg>',
			self::cleaned( $source )
		);
	}

	public function test_the_same_drawing_twice_shares_no_id(): void {
		Ids::reset();
		$source = '<svg><defs><radialGradient id="a"/></defs><path d="M0 0" fill="url(#a)"/></svg>';
		preg_match_all( '/(?:id="|#)([\w-]+a)[")]/', Svg::inline( $source, array() ) . Svg::inline( $source, array() ), $found );
		self::assertCount( 4, $found[1] );
		self::assertSame( $found[1][0], $found[1][1] );
		self::assertSame( $found[1][2], $found[1][3] );
		self::assertNotSame( $found[1][0], $found[1][2] );
	}

	public function test_a_drawing_without_a_color_has_that_of_the_text(): void {
		self::assertStringContainsString( ' fill="currentColor"', (string) Svg::inline( '<svg><path d="M0 0"/></svg>', array() ) );
		self::assertStringNotContainsString( 'currentColor', (string) Svg::inline( '<svg fill="none"><path d="M0 0"/></svg>', array() ) );
	}

	public function test_cleaning_twice_changes_nothing(): void {
		$once = Svg::clean( '<svg width="9" height="9"><g id="a" style="fill:red"><use href="#b"/><path id="b" d="M0 0"/></g></svg>' );
		self::assertSame( $once, Svg::clean( $once ) );
	}
}
