<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions\Sticky;

use Frontage\Domain\Modules\Extensions;
use Frontage\Extensions\Sticky\Sticky;
use Frontage\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Tests what a sticky block is marked with. */
final class StickyTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
		remove_all_actions( 'wp_footer' );
	}

	public function test_has_the_distance_of_the_specification_unless_the_author_chooses_another(): void {
		self::assertSame( 60, Sticky::OFFSET );
		self::assertNull( $this->tag( '{"side":"top"}' )->get_attribute( 'style' ) );
		self::assertNull( $this->tag( '{"side":"top","offset":"x;color:red"}' )->get_attribute( 'style' ) );
		$style = (string) file_get_contents( dirname( __DIR__ ) . '/style.scss' );
		self::assertStringContainsString( 'var(--frontage-sticky-offset, ' . Sticky::OFFSET . 'px)', $style );
		self::assertSame( '--frontage-sticky-offset:0px', $this->tag( '{"side":"top","offset":0}' )->get_attribute( 'style' ) );
		self::assertSame( '--frontage-sticky-offset:400px', $this->tag( '{"side":"top","offset":1e9}' )->get_attribute( 'style' ) );
	}

	public function test_needs_no_script_within_its_parent(): void {
		foreach ( array( 'top', 'bottom', 'both' ) as $side ) {
			$tag = $this->tag( "{\"side\":\"$side\",\"limit\":\"parent\"}" );
			self::assertSame( "has-frontage-sticky is-frontage-sticky-$side", $tag->get_attribute( 'class' ) );
		}
		self::assertStringNotContainsString( 'frontage-island', $this->footer() );
	}

	public function test_needs_the_script_for_longer_limits_once(): void {
		self::assertSame( 'section', $this->tag( '{"side":"top","limit":"section"}' )->get_attribute( 'data-frontage-sticky' ) );
		self::assertSame( 'page', $this->tag( '{"side":"top","limit":"page"}' )->get_attribute( 'data-frontage-sticky' ) );
		$footer = $this->footer();
		self::assertSame( 1, substr_count( $footer, '<frontage-island name="sticky"' ) );
		self::assertStringContainsString( 'wake="media(min-width: 769px)"', $footer );
	}

	public function test_ignores_what_is_not_offered(): void {
		foreach ( array( '{"offset":9}', '{"side":"left"}', '{"side":["top"]}' ) as $settings ) {
			self::assertNull( $this->tag( $settings )->get_attribute( 'class' ) );
		}
		self::assertNull( $this->tag( '{"side":"bottom","limit":"page"}' )->get_attribute( 'data-frontage-sticky' ) );
		self::assertNull( $this->tag( '{"side":"top","limit":"\u0022>"}' )->get_attribute( 'data-frontage-sticky' ) );
	}

	/**
	 * Returns the tag of a sticky paragraph.
	 *
	 * @param string $settings JSON.
	 */
	private function tag( string $settings ): WP_HTML_Tag_Processor {
		$tag = new WP_HTML_Tag_Processor(
			do_blocks( '<!-- wp:paragraph {"frontage":{"sticky":' . $settings . '}} --><p>Text</p><!-- /wp:paragraph -->' )
		);
		self::assertTrue( $tag->next_tag( array( 'tag_name' => 'p' ) ) );
		$class = trim( str_replace( 'wp-block-paragraph', '', (string) $tag->get_attribute( 'class' ) ) );
		'' === $class ? $tag->remove_attribute( 'class' ) : $tag->set_attribute( 'class', $class );
		return $tag;
	}

	private function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
