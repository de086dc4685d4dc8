<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Paths;
use Frontage\Domain\Render\Inline_Script;
use Frontage\Domain\Render\Optimizers;
use Frontage\Domain\Render\Runtime;
use Frontage\Tests\TestCase;

/** Tests what plugins that optimize pages find at our scripts. */
final class InlineScriptTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Optimizers::reset();
		Runtime::reset();
	}

	protected function tearDown(): void {
		Runtime::reset();
		parent::tearDown();
	}

	public function test_a_script_is_a_function_of_its_own_with_all_marks(): void {
		$html = Inline_Script::html( 'function n(){}n()' )->html;
		self::assertMatchesRegularExpression( '~>\s*/\*frontage\*/;\(\(\)=>\{function n\(\)\{\}n\(\)\}\)\(\);\s*</script>$~', $html );
		foreach ( array( 'data-noptimize="1"', 'data-no-optimize="1"', ' nowprocket', 'data-cfasync="false"' ) as $mark ) {
			self::assertStringContainsString( $mark, $html );
		}
		self::assertStringContainsString( 'data-jetpack-boost="ignore"', $html );
		self::assertStringNotContainsString( 'CDATA', $html );
	}

	public function test_a_printed_script_has_an_id_and_runs_once(): void {
		ob_start();
		Inline_Script::print( 'test', 'go()' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'id="frontage-test"', $html );
		self::assertStringContainsString( 'if(ran.includes("test"))return;ran.push("test");go()', $html );
	}

	public function test_the_runtime_is_marked_and_never_joined(): void {
		Inline_Script::html( '' );
		$ours   = Paths::url( 'build/islands.js' );
		$others = home_url( '/wp-includes/js/a.js' );
		self::assertStringContainsString( 'data-no-optimize="1"', wp_get_script_tag( array( 'src' => $ours ) ) );
		self::assertStringNotContainsString( 'data-no-optimize', wp_get_script_tag( array( 'src' => $others ) ) );
		self::assertFalse( apply_filters( 'w3tc_minify_js_do_tag_minification', true, "<script src=\"$ours\"></script>", 'x' ) );
		self::assertTrue( apply_filters( 'w3tc_minify_js_do_tag_minification', true, "<script src=\"$others\"></script>", 'x' ) );
		foreach ( array( 'type="module" src', "src='a.js' TYPE='module' id" ) as $attributes ) {
			$module = "<script $attributes=\"$others\"></script>";
			self::assertFalse( apply_filters( 'w3tc_minify_js_do_tag_minification', true, $module, 'x' ), $module );
		}
		self::assertSame( '', apply_filters( 'w3tc_minify_html_script_minifier', 'trim', '', Inline_Script::html( 'a' )->html ) );
		self::assertSame( 'trim', apply_filters( 'w3tc_minify_html_script_minifier', 'trim', '', '<script>a</script>' ) );
		self::assertSame( array( 'x', Inline_Script::SIGN ), apply_filters( 'rocket_excluded_inline_js_content', array( 'x' ) ) );
	}

	/** WP Rocket looks for each part of a list in the whole element, as a regular expression. */
	public function test_patterns_find_our_scripts_and_files_only(): void {
		$ours = array( Inline_Script::html( 'a' )->html, '<script type="module" src="' . Paths::url( 'build/islands.js' ) . '"></script>' );
		$else = array( '<script>a</script>', '<script>b("frontage/")</script>', '<script src="/wp-includes/js/jquery.js"></script>' );
		$list = apply_filters( 'rocket_delay_js_exclusions', array() );
		self::assertIsArray( $list );
		$finds = static fn ( string $html ): bool => 1 === preg_match( '#' . implode( '|', $list ) . '#i', $html );
		self::assertSame( array( true, true ), array_map( $finds, $ours ) );
		self::assertSame( array( false, false, false ), array_map( $finds, $else ) );
	}

	public function test_the_guard_stands_only_where_others_bring_scripts(): void {
		self::assertStringContainsString( 'id="frontage-guard"', self::head( true ) );
		self::assertStringContainsString( 'id="frontage-recorder"', self::head( true ) );
		if ( wp_is_block_theme() ) {
			self::assertStringNotContainsString( 'id="frontage-guard"', self::head( false ) );
		}
	}

	/**
	 * Returns what is printed into the head of a page with an island.
	 *
	 * @param bool $has_script Whether the theme brings a script.
	 */
	private static function head( bool $has_script ): string {
		Runtime::reset();
		$before                = $GLOBALS['wp_scripts'] ?? null;
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		if ( $has_script ) {
			wp_enqueue_script( 'theme', get_theme_root_uri() . '/any/theme.js', array(), '1', true );
		}
		Runtime::need();
		ob_start();
		Runtime::print_recorder();
		$GLOBALS['wp_scripts'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		return (string) ob_get_clean();
	}
}
