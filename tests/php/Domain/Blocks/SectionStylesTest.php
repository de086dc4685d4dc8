<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Tests\TestCase;

/** Tests the styles of WordPress's containers. */
final class SectionStylesTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_styles'] = null;
	}

	/**
	 * @param string $name Of the style.
	 * @param string $ground Color of its ground.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'sections' )]
	public function test_prints_a_style_with_the_container_that_has_it( string $name, string $ground ): void {
		$html = self::group( $name );
		self::assertSame( 1, preg_match( "~is-style-frontage-$name--\w+~", $html, $found ), $html );
		$css = self::css();
		self::assertStringContainsString( $ground, $css );
		self::assertMatchesRegularExpression( '~' . ( $found[0] ?? 'none' ) . '[^{]*\.wp-element-button[^{]*\{~', $css );
		self::assertContains( 'frontage-tokens', wp_styles()->queue );
	}

	/**
	 * Names and grounds.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function sections(): array {
		return array(
			'ink'    => array( 'ink', 'background-color: var(--frontage-text, CanvasText)' ),
			'tint'   => array( 'tint', 'color-mix(in srgb, var(--frontage-text, CanvasText) 5%, var(--frontage-page, Canvas))' ),
			'accent' => array( 'accent', 'background-color: var(--frontage-fill, CanvasText)' ),
		);
	}

	public function test_prints_nothing_for_other_containers(): void {
		self::group( '' );
		self::assertStringNotContainsString( 'frontage', self::css() );
		self::assertNotContains( 'frontage-tokens', wp_styles()->queue );
	}

	/**
	 * Renders a group.
	 *
	 * @param string $name Of its style.
	 */
	private static function group( string $name ): string {
		$class = '' === $name ? 'other' : "is-style-frontage-$name";
		return do_blocks(
			'<!-- wp:group {"className":"' . $class . '"} --><div class="wp-block-group ' . $class . '"><!-- wp:paragraph --><p>A</p>'
				. '<!-- /wp:paragraph --></div><!-- /wp:group -->'
		);
	}

	/** Returns the styles of variations on the page. */
	private static function css(): string {
		return implode( '', (array) ( wp_styles()->registered['block-style-variation-styles']->extra['after'] ?? array() ) );
	}
}
