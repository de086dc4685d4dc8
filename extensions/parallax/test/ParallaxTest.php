<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Parallax;

use Frontage\Domain\Modules\Extensions;
use Frontage\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Tests what a block that moves with the scroll position is marked with. */
final class ParallaxTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		remove_all_actions( 'wp_footer' );
	}

	public function test_starts_where_the_preview_of_the_editor_does(): void {
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/values.json' ), true, 8, JSON_THROW_ON_ERROR ) as $case ) {
			$settings = (string) wp_json_encode( (object) $case['settings'] );
			$tag      = new WP_HTML_Tag_Processor( $this->print( $settings ) );
			$style    = array();
			foreach ( $case['style'] as $name => $value ) {
				$style[] = "$name:$value";
			}
			self::assertTrue( $tag->next_tag( array( 'tag_name' => 'p' ) ) );
			self::assertSame( implode( ';', $style ), (string) $tag->get_attribute( 'style' ), $settings );
		}
	}

	public function test_says_on_which_screens_the_block_moves(): void {
		self::assertStringContainsString(
			'has-frontage-parallax is-frontage-parallax-wide',
			$this->print( '{"rotate":1,"notOnPhones":true}' )
		);
	}

	public function test_leaves_blocks_that_do_not_move(): void {
		$still = array( '{"notOnPhones":true}', '{"vertical":0,"scale":100}', '{"vertical":"1px;color:red"}', '{"opacity":["0"]}' );
		foreach ( $still as $settings ) {
			self::assertStringNotContainsString( 'parallax', $this->print( $settings ) );
		}
		self::assertStringNotContainsString( 'parallax', $this->footer() );
	}

	public function test_asks_the_browser_once_whether_it_needs_the_script(): void {
		$this->print( '{"vertical":9}' );
		$this->print( '{"vertical":8}' );
		$footer = $this->footer();
		self::assertSame( 1, substr_count( $footer, 'CSS.supports("animation-timeline","view()")||' ) );
		self::assertMatchesRegularExpression( '~import\("[^"]+/parallax/view-fallback\.js\?ver=\w+"\)~', $footer );
		self::assertStringNotContainsString( 'frontage-island', $footer );
	}

	/**
	 * Renders a paragraph.
	 *
	 * @param string $settings JSON.
	 */
	private function print( string $settings ): string {
		return do_blocks( '<!-- wp:paragraph {"frontage":{"parallax":' . $settings . '}} --><p>Text</p><!-- /wp:paragraph -->' );
	}

	private function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
