<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Safe_Html\Test;

use Frontage\Base\Html\Url;
use Frontage\Base\Paths;
use Frontage\Base\Request_Cache;
use Frontage\Blocks\Safe_Html\Allowed_Html;
use Frontage\Blocks\Safe_Html\Removed;
use Frontage\Blocks\Safe_Html\Safe_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;

/** Tests that only what is allowed is left of an author's HTML, that it is closed, and that the author is told. */
final class SafeHtmlTest extends TestCase {
	private const HARMFUL = '/^on|^data-|^(?:id|is|name|slot|ping|srcset|srcdoc|popover|background)$/';

	private const HARMLESS = array( 'P', 'A', 'B', 'DIV', 'IMG', 'PICTURE', 'TABLE', 'TBODY', 'TR', 'TD', 'UL', 'LI', 'DETAILS' );

	protected function tearDown(): void {
		remove_all_filters( 'frontage_safe_html_allowed' );
		Request_Cache::flush();
		parent::tearDown();
	}

	/**
	 * Renders the block as a page does.
	 *
	 * @param string $source HTML.
	 */
	private static function html( string $source ): string {
		$attributes = array( 'html' => htmlspecialchars( $source, ENT_NOQUOTES ) );
		$block      = sprintf( '<!-- wp:frontage/safe-html %s /-->', serialize_block_attributes( $attributes ) );
		return trim( (string) apply_filters( 'the_content', $block ) );
	}

	/** @return array<string, array{string}> */
	public static function vectors(): array {
		$path = __DIR__ . '/vectors.json';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test.
		$all = json_decode( (string) file_get_contents( $path ), true );
		return array_map( static fn ( string $vector ): array => array( $vector ), is_array( $all ) ? $all : array() );
	}

	#[DataProvider( 'vectors' )]
	public function test_nothing_runs_or_loads( string $vector ): void {
		$html = Safe_Html::of( "<p>Before</p>$vector" );
		self::assertStringContainsString( 'Before', $html );
		self::assertSame( $html, force_balance_tags( $html ) );
		$reader = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_token() ) {
			self::assertContains( $reader->get_token_type(), array( '#tag', '#text' ), $html );
			if ( '#text' === $reader->get_token_type() || $reader->is_tag_closer() ) {
				continue;
			}
			self::assertContains( $reader->get_tag(), self::HARMLESS, $html );
			foreach ( $reader->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
				$value = $reader->get_attribute( $name );
				self::assertDoesNotMatchRegularExpression( self::HARMFUL, $name, $html );
				if ( is_string( $value ) && ( 'href' === $name || 'src' === $name ) ) {
					self::assertNotSame( '', Url::safe( $value ), $html );
				} elseif ( is_string( $value ) && 'style' === $name ) {
					self::assertDoesNotMatchRegularExpression( '/[(\\\\@]|position|animation|behavior/i', $value, $html );
				}
			}
		}
		self::assertFalse( $reader->paused_at_incomplete_token(), $html );
	}

	public function test_honest_html_stays_as_it_is(): void {
		$html = '<h2 class="big" lang="en">Title</h2><p style="text-align:center;color:#357">A '
			. '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">link</a>, '
			. '<a href="mailto:a@example.org">mail</a>, <a href="/relative/#part">relative</a><br />'
			. '<img src="https://example.org/a.png" alt="A" width="10" loading="lazy" /></p>'
			. '<table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table>'
			. '<details open><summary>More</summary><ul><li>One</li></ul></details>';
		self::assertSame( $html, Safe_Html::of( $html ) );
		self::assertSame( array(), Removed::from( $html ) );
	}

	public function test_an_address_that_runs_is_gone_as_a_whole(): void {
		$source = '<a title="t" href="javascript:alert(1)">a</a><img src="data:image/png;base64,x" alt="b" />';
		self::assertSame( '<a title="t">a</a><img alt="b" />', Safe_Html::of( $source ) );
	}

	public function test_text_of_unlisted_tags_stays_but_no_code(): void {
		self::assertSame( 'Press here', Safe_Html::of( '<form><button onclick="x()">Press</button> <blink>here</blink></form>' ) );
		self::assertSame( 'ab', Safe_Html::of( 'a<script>alert(1)</script><style>b{}</style><svg><text>t</text></svg><!-- c -->b' ) );
	}

	public function test_what_is_open_is_closed_and_what_was_not_opened_closes_nothing(): void {
		$page = '<main>' . self::html( '</div></main></section><div><b>Bold<p>Text' ) . '</main>';
		self::assertSame( 1, substr_count( $page, '</main>' ) );
		self::assertSame( substr_count( $page, '<div' ), substr_count( $page, '</div>' ) );
		self::assertStringContainsString( '</p>', $page );
		self::assertStringNotContainsString( '<a', Safe_Html::of( '<p>ok</p><a href="unclosed' ) );
	}

	public function test_shortcodes_and_embeds_are_text(): void {
		add_shortcode( 'frontage_test', static fn (): string => '<script>ran</script>' );
		$html = self::html( "<p title=\"[frontage_test]\">[frontage_test]</p>\nhttps://example.org/video\n" );
		remove_shortcode( 'frontage_test' );
		self::assertStringNotContainsString( 'ran', $html );
	}

	public function test_the_author_is_told_what_is_missing(): void {
		self::assertSame(
			array( '<script>', 'onclick', 'id', 'href="java	script:alert(1)"', 'style="position"', 'style="background"', 'srcset' ),
			Removed::from(
				'<script>x</script><p onclick="x" id="a">t<a href="java&#x09;script:alert(1)" '
				. 'style="position:fixed;color:red;background:url(x)">l</a><img srcset="x"><p id="b">'
			)
		);
		$many = array_map( static fn ( int $at ): string => "<x-$at>", range( 1, 900 ) );
		self::assertCount( 50, Removed::from( implode( '', $many ) ) );
	}

	public function test_a_filter_cannot_allow_what_runs(): void {
		Request_Cache::flush();
		add_filter(
			'frontage_safe_html_allowed',
			static fn ( array $tags ): array => array(
				'video'  => array(
					'src'     => true,
					'onerror' => true,
				),
				'SCRIPT' => array( 'src' => true ),
				'iframe' => array( 'srcdoc' => true ),
				'b'      => 'wrong',
			) + $tags
		);
		self::assertSame(
			'<video src="a.mp4"></video><b>c</b>',
			Safe_Html::of(
				'<video src="a.mp4" onerror="x"></video><script src="x"></script><iframe srcdoc="x"></iframe><b class="d">c</b>'
			)
		);
		self::assertArrayNotHasKey( 'script', Allowed_Html::tags() );
	}

	public function test_the_documentation_lists_what_is_allowed(): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A test.
		$page = (string) file_get_contents( Paths::path( 'docs/safe-html.md' ) );
		$tags = array_keys( Allowed_Html::tags() );
		sort( $tags );
		self::assertStringContainsString( '**Tags:** ' . implode( ', ', $tags ) . '.', $page );
		self::assertStringContainsString( '`style`:** ' . implode( ', ', Allowed_Html::PROPERTIES ) . '.', $page );
		foreach ( Allowed_Html::tags() as $attributes ) {
			foreach ( array_diff( array_keys( $attributes ), array( 'min', 'max', 'low', 'high', 'optimum' ) ) as $name ) {
				self::assertMatchesRegularExpression( "/\\b$name\\b/", $page );
			}
		}
	}

	public function test_reads_what_is_hostile_and_refuses_what_is_too_long(): void {
		foreach ( array( '<svg>', '<div>', '<a href="', '<!--', '&#x', '<p style="', '</b>', '<<' ) as $piece ) {
			$safe = Safe_Html::of( str_repeat( $piece, 20_000 ) );
			self::assertStringNotContainsString( '<svg', $safe, $piece );
			self::assertLessThan( 10, count( Removed::from( str_repeat( $piece, 20_000 ) ) ), $piece );
		}
		self::assertSame( '', Safe_Html::of( str_repeat( 'x', 200_001 ) ) );
	}

	public function test_an_author_without_unfiltered_html_loses_nothing(): void {
		$html  = '&lt;p onclick="x"&gt;A &amp;amp; B&lt;/p&gt;';
		$post  = sprintf( '<!-- wp:frontage/safe-html %s /-->', serialize_block_attributes( array( 'html' => $html ) ) );
		$saved = parse_blocks( wp_unslash( wp_filter_post_kses( wp_slash( $post ) ) ) );
		self::assertSame( $html, $saved[0]['attrs']['html'] ?? null );
	}

	public function test_what_a_post_says_to_be_safe_is_not_printed(): void {
		$image = '<img src=x onerror=alert(1)>';
		$block = "<!-- wp:frontage/safe-html {\"html\":\"A\",\"safe\":\"$image\"} -->"
			. "<div class=\"wp-block-frontage-safe-html\">$image</div><!-- /wp:frontage/safe-html -->";
		self::assertStringNotContainsString( 'onerror', (string) apply_filters( 'the_content', $block ) );
	}
}
