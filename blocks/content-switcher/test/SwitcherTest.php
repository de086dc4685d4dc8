<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Content_Switcher;

use Frontage\Domain\Render\Ids;
use Frontage\Tests\TestCase;


/** Tests the switcher's output: it always shows one of its contents, and escapes names. */
final class SwitcherTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
	}

	public function test_three_contents_are_chosen_by_buttons_whatever_was_saved(): void {
		$item = '<!-- wp:frontage/content-switcher-item {"title":"A"} --><p>a</p><!-- /wp:frontage/content-switcher-item -->';
		self::assertStringContainsString( 'is-switch', $this->print( '{"control":"switch"}', $item . $item ) );
		self::assertStringContainsString( 'is-buttons', $this->print( '{"control":"switch"}', $item . $item . $item ) );
		self::assertStringContainsString( 'is-buttons', $this->print( '{"control":"buttons"}', $item . $item ) );
	}

	public function test_one_panel_is_open_even_if_the_saved_one_no_longer_exists(): void {
		$html = $this->print( '{"initial":7}', '<!-- wp:frontage/content-switcher-item /--><!-- wp:frontage/content-switcher-item /-->' );
		self::assertSame( 1, substr_count( $html, 'checked=""' ) );
		self::assertSame( 1, substr_count( $html, 'until-found' ) );
		self::assertStringContainsString( 'value="1" checked=""', $html );
	}

	public function test_names_and_notes_are_text(): void {
		$html = $this->print(
			'{"label":"<b>x"}',
			'<!-- wp:frontage/content-switcher-item {"title":"\u003cimg src=x onerror=alert(1)\u003eA \u0026amp;'
				. ' B","note":"\u003cscript\u003e1\u003c/script\u003e"} /-->'
		);
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<script>1', $html );
		self::assertStringContainsString( '>A &amp; B<', $html );
		self::assertStringContainsString( '&lt;b&gt;x', $html );
	}

	public function test_two_identical_widgets_have_their_own_ids_and_groups(): void {
		$inner = '<!-- wp:frontage/content-switcher-item {"title":"A"} /-->';
		$html  = $this->print( '{}', $inner ) . $this->print( '{}', $inner );
		preg_match_all( '/ (?:id|name)="(switcher-[^"]+)"/', $html, $ids );
		self::assertCount( 6, $ids[1] );
		self::assertCount( 4, array_unique( $ids[1] ) );
	}

	/**
	 * Renders a switcher.
	 *
	 * @param string $attributes JSON.
	 * @param string $inner Contents.
	 */
	private function print( string $attributes, string $inner ): string {
		return do_blocks( "<!-- wp:frontage/content-switcher $attributes -->$inner<!-- /wp:frontage/content-switcher -->" );
	}
}
