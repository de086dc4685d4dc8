<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;

/**
 * Tests inner blocks that their parent renders one by one.
 *
 * They get everything WordPress gives inner blocks: filters, link colors, context.
 */
final class InnerBlocksTest extends TestCase {
	private const LINK = '"style":{"elements":{"link":{"color":{"text":"#123456"}}}}';

	/**
	 * Provides blocks that render their inner blocks themselves.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function modules(): array {
		return array(
			'tabs'      => array( 'frontage/tabs', 'frontage/tab' ),
			'accordion' => array( 'frontage/accordion', 'frontage/accordion-item' ),
		);
	}

	/**
	 * @param string $outer The outer block.
	 * @param string $inner The inner block.
	 */
	#[DataProvider( 'modules' )]
	public function test_prints_the_link_color_of_a_child( string $outer, string $inner ): void {
		$html = do_blocks(
			"<!-- wp:$outer --><!-- wp:$inner {\"title\":\"A\","
				. self::LINK
				. "} --><!-- wp:paragraph --><p>B</p><!-- /wp:paragraph --><!-- /wp:$inner --><!-- /wp:$outer -->"
		);
		$this->assertSame( 1, preg_match( '/(wp-elements-[0-9a-f]+) wp-block-/', $html, $found ), $html );
		$this->assertStringContainsString(
			'.' . ( $found[1] ?? 'none' ) . ' a',
			wp_style_engine_get_stylesheet_from_context( 'block-supports', array() )
		);
	}

	public function test_a_filter_may_replace_the_child(): void {
		add_filter(
			'pre_render_block',
			static fn ( $html, array $block ) => 'core/paragraph' === $block['blockName'] ? 'instead' : $html,
			10,
			2
		);
		$this->assertSame(
			'instead',
			Inner_Blocks::render( new WP_Block( parse_blocks( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' )[0] ) )
		);
	}

	public function test_the_child_receives_the_context_of_its_parent(): void {
		$known = null;
		register_block_type(
			'frontage-test/child',
			array(
				'uses_context'    => array( 'frontage/said' ),
				'render_callback' => static function ( array $attributes, string $content, WP_Block $block ) use ( &$known ): string {
					$known = $block->context;
					return '';
				},
			)
		);
		Inner_Blocks::render( new WP_Block( parse_blocks( '<!-- wp:frontage-test/child /-->' )[0] ), array( 'frontage/said' => 'this' ) );
		unregister_block_type( 'frontage-test/child' );
		$this->assertSame( array( 'frontage/said' => 'this' ), $known );
	}
}
