<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Tests\TestCase;
use WP_Theme_JSON_Data;

/** Tests styles that a theme or a plugin gives our blocks: in theme.json, and as style variations. */
final class BlockStylesTest extends TestCase {
	private const STYLE = array( 'color' => array( 'background' => '#123456' ) );

	protected function tearDown(): void {
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	public function test_a_theme_styles_our_block(): void {
		self::assertMatchesRegularExpression(
			'~\.wp-block-frontage-accordion\)?\{[^}]*background-color: ?#123456~',
			$this->stylesheet( self::STYLE )
		);
	}

	public function test_a_theme_styles_our_style_variation(): void {
		$this->stylesheet( array( 'variations' => array( 'boxed' => self::STYLE ) ) );
		$this->assert_is_styled( 'boxed' );
	}

	public function test_a_theme_reaches_the_visible_part(): void {
		self::assertMatchesRegularExpression(
			'~:root :where\(\.wp-block-frontage-accordion \.frontage-accordion__item\)\{[^}]*border-radius: ?9px~',
			$this->stylesheet( array( 'border' => array( 'radius' => '9px' ) ) )
		);
	}

	public function test_a_plugin_adds_a_style_variation(): void {
		register_block_style(
			'frontage/accordion',
			array(
				'name'       => 'warm',
				'label'      => 'Warm',
				'style_data' => self::STYLE,
			)
		);
		$this->stylesheet( array() );
		$this->assert_is_styled( 'warm' );
		unregister_block_style( 'frontage/accordion', 'warm' );
	}

	/**
	 * Asserts that an accordion with this style has its color.
	 *
	 * @param string $name Name of the variation.
	 */
	private function assert_is_styled( string $name ): void {
		$GLOBALS['wp_styles'] = null;
		$html                 = do_blocks(
			'<!-- wp:frontage/accordion {"className":"is-style-' . $name . '"} --><!-- wp:frontage/accordion-item {"title":"A"} -->'
				. '<!-- wp:paragraph --><p>B</p><!-- /wp:paragraph --><!-- /wp:frontage/accordion-item --><!-- /wp:frontage/accordion -->'
		);
		self::assertSame( 1, preg_match( "~is-style-$name--\w+~", $html, $found ), $html );
		$css = implode( '', (array) ( wp_styles()->registered['block-style-variation-styles']->extra['after'] ?? array() ) );
		self::assertMatchesRegularExpression( '~\.' . ( $found[0] ?? 'none' ) . '[^{]*\{[^}]*background-color: ?#123456~', $css );
	}

	/**
	 * Returns the stylesheet of a theme that styles accordions.
	 *
	 * @param array<string, mixed> $style Styles of the block.
	 */
	private function stylesheet( array $style ): string {
		wp_clean_theme_json_cache();
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
				array(
					'version' => 3,
					'styles'  => array( 'blocks' => array( 'frontage/accordion' => $style ) ),
				)
			)
		);
		return wp_get_global_stylesheet( array( 'styles' ) );
	}
}
