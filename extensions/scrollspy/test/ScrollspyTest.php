<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Scrollspy;

use Frontage\Domain\Modules\Extensions;
use Frontage\Tests\TestCase;

/** Tests what a block that appears on scroll is marked with. */
final class ScrollspyTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		remove_all_actions( 'wp_footer' );
	}

	public function test_marks_the_block_or_those_in_it(): void {
		self::assertStringContainsString(
			'class="has-frontage-scrollspy is-frontage-scrollspy-fade"',
			$this->print( '{"effect":"fade"}' )
		);
		self::assertStringContainsString(
			'class="has-frontage-scrollspy-children is-frontage-scrollspy-scale-up"',
			$this->print( '{"effect":"scale-up","eachChild":true}' )
		);
	}

	public function test_ignores_what_is_not_offered(): void {
		foreach ( array( '{"eachChild":true}', '{"effect":"x"}', '{"effect":["fade"]}' ) as $settings ) {
			self::assertStringNotContainsString( 'scrollspy', $this->print( $settings ) );
		}
		self::assertStringNotContainsString( 'scrollspy', $this->footer() );
	}

	public function test_asks_the_browser_once_whether_it_needs_the_script(): void {
		$this->print( '{"effect":"fade"}' );
		$this->print( '{"effect":"fade"}' );
		self::assertSame( 1, substr_count( $this->footer(), '/scrollspy/view-fallback.js' ) );
	}

	/**
	 * Renders a paragraph.
	 *
	 * @param string $settings JSON.
	 */
	private function print( string $settings ): string {
		return do_blocks( '<!-- wp:html {"frontage":{"scrollspy":' . $settings . '}} --><p>Text</p><!-- /wp:html -->' );
	}

	private function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
