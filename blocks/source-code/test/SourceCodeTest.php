<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code\Test;

use Frontage\Blocks\Source_Code\Colored_Lines;
use Frontage\Blocks\Source_Code\Languages;
use Frontage\Blocks\Source_Code\Line_Numbers;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

/** Tests code line by line: colors that fit, lines that are named, and text that means harm. */
final class SourceCodeTest extends TestCase {
	/**
	 * Renders the block as a page does, filters included.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	private static function html( array $attributes ): string {
		$block = sprintf( '<!-- wp:frontage/source-code %s /-->', serialize_block_attributes( $attributes ) );
		return (string) apply_filters( 'the_content', $block );
	}

	public function test_names_languages_as_the_editor_does(): void {
		$names = wp_json_file_decode( __DIR__ . '/languages.json', array( 'associative' => true ) );
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/source-code' );
		$all   = array_diff( $type?->attributes['language']['enum'] ?? array(), array( 'none' ) );
		self::assertSame( array_keys( $names ), array_values( $all ) );
		self::assertSame( $names, array_combine( $all, array_map( Languages::name( ... ), $all ) ) );
		self::assertSame( '', Languages::name( 'none' ) );
	}

	public function test_colors_end_with_a_line_and_begin_again(): void {
		self::assertSame(
			array(
				'<span class="is-keyword">if</span> <span class="is-comment">/*</span>',
				'<span class="is-comment">ä</span>',
				'<span class="is-comment"></span>',
				'<span class="is-comment">*/</span>',
			),
			Colored_Lines::of( "if /*\nä\n\n*/", 'K2X1C9' )
		);
	}

	#[DataProvider( 'misfits' )]
	public function test_colors_that_do_not_fit_are_ignored( string $tokens ): void {
		self::assertSame( array( 'a &lt; b' ), Colored_Lines::of( 'a < b', $tokens ) );
	}

	/** @return array<string, array{string}> */
	public static function misfits(): array {
		return array(
			'none'            => array( '' ),
			'too short'       => array( 'K1' ),
			'too long'        => array( 'K1Xzzzz' ),
			'no tokens'       => array( '"><script>' ),
			'lengths of zero' => array( str_repeat( 'K0', 20_000 ) . 'K1' ),
			'endless'         => array( str_repeat( 'K', 100_000 ) ),
		);
	}

	public function test_long_code_has_no_colors(): void {
		$line = str_repeat( 'x', 39 ) . "\n";
		$code = str_repeat( $line, 5000 );
		$html = self::html(
			array(
				'code'   => $code,
				'tokens' => str_repeat( 'K13X1', 5000 ),
			)
		);
		self::assertStringNotContainsString( 'is-keyword', $html );
		self::assertSame( 5000, substr_count( $html, 'frontage-source-code__line' ) );
	}

	public function test_lines_are_named_by_the_numbers_beside_them(): void {
		self::assertSame( array( 0, 2, 3 ), array_keys( Line_Numbers::read( '10, 12 – 13', 10, 9 ) ) );
		self::assertSame( array( 1, 2 ), array_keys( Line_Numbers::read( '2-999999999', 1, 3 ) ) );
		self::assertSame( array(), Line_Numbers::read( 'x, -, 0, 8-2', 1, 3 ) );
		$html = self::html(
			array(
				'code'        => "a\nb\nc\nd",
				'firstNumber' => 98,
				'marked'      => '98',
				'added'       => '99',
				'removed'     => '100',
			)
		);
		preg_match_all( '~<(\w+) class="frontage-source-code__line[^"]*">(\w)~', $html, $lines );
		self::assertSame( array( 'mark', 'ins', 'del', 'span' ), $lines[1] );
		self::assertStringContainsString( '--frontage-source-code-digits:3', $html );
	}

	public function test_filters_and_harm_leave_the_code_alone(): void {
		$html = self::html(
			array(
				'code'     => "&lt;script&gt;alert(1)&lt;/script&gt;\n[gallery] \"quoted\" -- ... :) Word" . "press\n"
					. "https:&#47;&#47;example.org/\n\n\n&amp;amp; 3x4",
				'language' => 'xml',
				'fileName' => '"><img src=x onerror=alert(1)>',
				'added'    => '1;}*{display:none',
				'anchor'   => '"><b>',
			)
		);
		self::assertDoesNotMatchRegularExpression( '/<script|<img|<b>|display:none|<iframe/', $html );
		preg_match( '~<code>(.*)</code>~s', $html, $code );
		$text = (string) preg_replace( '~</?(?:span|ins)[^>]*>~', '', $code[1] ?? '' );
		self::assertSame(
			"<script>alert(1)</script>\n[gallery] \"quoted\" -- ... :) Word" . "press\nhttps://example.org/\n\n\n&amp; 3x4\n",
			html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 )
		);
	}

	public function test_an_author_without_unfiltered_html_loses_nothing(): void {
		$code  = "&lt;script&gt;alert( a &amp;&amp; b )&lt;/script&gt;\n&amp;nbsp; [x]";
		$post  = sprintf( '<!-- wp:frontage/source-code %s /-->', serialize_block_attributes( array( 'code' => $code ) ) );
		$saved = parse_blocks( wp_unslash( wp_filter_post_kses( wp_slash( $post ) ) ) );
		self::assertSame( $code, $saved[0]['attrs']['code'] ?? null );
	}

	public function test_nothing_is_printed_without_code(): void {
		self::assertSame( '', trim( self::html( array( 'code' => " \n\n" ) ) ) );
	}
}
