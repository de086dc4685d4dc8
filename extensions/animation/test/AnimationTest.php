<?php
declare( strict_types=1 );

namespace Frontage\Tests\Extensions;

use Frontage\Domain\Modules\Extensions;
use Frontage\Extensions\Animation\Block_Animation;
use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the output of blocks with an entrance animation. */
final class AnimationTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Extensions::reset();
	}

	/**
	 * Provides the vectors shared with TypeScript.
	 *
	 * @return array<string, array{array<string, mixed>, string|null}>
	 */
	public static function vectors(): array {
		$cases = array();
		foreach ( json_decode( (string) file_get_contents( __DIR__ . '/vectors.json' ), true, 8, JSON_THROW_ON_ERROR ) as $case ) {
			$cases[ $case['name'] ] = array( $case['settings'], $case['style'] );
		}
		return $cases;
	}

	/**
	 * Tests that the result matches the TypeScript twin.
	 *
	 * @param array<string, mixed> $settings Saved settings.
	 * @param string|null $style Expected custom properties.
	 */
	#[DataProvider( 'vectors' )]
	public function test_agrees_with_the_editor( array $settings, ?string $style ): void {
		$this->assertSame( $style, Block_Animation::from( $settings )?->style() );
	}

	public function test_marks_any_block_and_keeps_its_style_attribute(): void {
		$html = do_blocks(
			'<!-- wp:paragraph {"frontage":{"animation":{"style":"slide","direction":"top"}}} --><p style="color:red">Text</p>'
				. '<!-- /wp:paragraph -->'
		);
		$this->assertMatchesRegularExpression(
			'/<p (?=[^>]*class="has-frontage-animation")(?=[^>]*style="color:red;--frontage-animation-duration:1000ms;)[^>]*>Text<\/p>/',
			Core_Html::normalize( $html )
		);
	}

	public function test_does_not_change_blocks_without_animation(): void {
		$markup = '<p>Text</p>';
		$plain  = do_blocks( "<!-- wp:paragraph -->$markup<!-- /wp:paragraph -->" );
		$this->assertSame( $markup, Core_Html::normalize( $plain ) );
		$this->assertSame( $plain, do_blocks( "<!-- wp:paragraph {\"frontage\":{\"animation\":{}}} -->$markup<!-- /wp:paragraph -->" ) );
		$this->assertStringNotContainsString(
			'has-frontage-animation',
			do_blocks( "<!-- wp:paragraph {\"frontage\":\"x\"} -->$markup<!-- /wp:paragraph -->" )
		);
		$this->assertStringNotContainsString(
			'has-frontage-animation',
			do_blocks( "<!-- wp:paragraph {\"frontage\":{\"animation\":\"slide\"}} -->$markup<!-- /wp:paragraph -->" )
		);
	}

	public function test_prints_its_style_once_with_a_switch_for_endless_animations(): void {
		remove_all_actions( 'wp_footer' );
		do_blocks(
			'<!-- wp:paragraph {"frontage":{"animation":{"style":"zoom","repeat":"loop"}}} --><p>A</p>'
				. '<!-- /wp:paragraph --><!-- wp:paragraph {"frontage":{"animation":{"style":"zoom"}}} --><p>B</p><!-- /wp:paragraph -->'
		);
		ob_start();
		do_action( 'wp_footer' );
		$footer = (string) ob_get_clean();
		$this->assertSame( 1, substr_count( $footer, '<frontage-island name="animation"' ) );
		$this->assertStringContainsString( 'Pause animations', $footer );
	}
}
