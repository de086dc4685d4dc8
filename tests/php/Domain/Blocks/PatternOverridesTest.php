<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Blocks;

use Frontage\Tests\Core_Html;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests synced patterns with our blocks: a post that uses one replaces some of its texts. */
final class PatternOverridesTest extends TestCase {
	private const OVERRIDABLE = '"metadata":{"name":"Text","bindings":{"__default":{"source":"core/pattern-overrides"}}}';

	public function test_a_text_inside_our_block_is_replaced(): void {
		$paragraph = '<!-- wp:paragraph {' . self::OVERRIDABLE . '} --><p>Dark</p><!-- /wp:paragraph -->';
		$pattern   = '<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"Rye"} -->' . $paragraph
			. '<!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';
		self::assertStringContainsString( '<p>Dark</p>', $this->with_override( $pattern, array() ) );
		$html = $this->with_override( $pattern, array( 'Text' => array( 'content' => 'Very dark' ) ) );
		self::assertStringContainsString( '<p>Very dark</p>', $html );
		self::assertStringContainsString( '>Rye<', $html );
	}

	#[Group( 'since-6.9' )]
	public function test_an_attribute_of_our_block_is_replaced(): void {
		add_filter( 'block_bindings_supported_attributes_frontage/member', static fn (): array => array( 'name' ) );
		$pattern = '<!-- wp:frontage/member {"name":"Ada Berg",' . self::OVERRIDABLE . '} /-->';
		self::assertStringContainsString( '>Ada Berg<', $this->with_override( $pattern, array() ) );
		$html = $this->with_override( $pattern, array( 'Text' => array( 'name' => 'Bo <b>Lind</b>' ) ) );
		self::assertStringContainsString( '>Bo Lind<', $html );
		self::assertStringNotContainsString( 'Ada', $html );
	}

	/** @return array<string, array{string, string}> Parents that show titles of their parts, and the parts. */
	public static function parents(): array {
		return array(
			'tabs'             => array( 'frontage/tabs', 'frontage/tab' ),
			'accordion'        => array( 'frontage/accordion', 'frontage/accordion-item' ),
			'content switcher' => array( 'frontage/content-switcher', 'frontage/content-switcher-item' ),
		);
	}

	/**
	 * @param string $parent Block name.
	 * @param string $part Block name.
	 */
	#[Group( 'since-6.9' )]
	#[DataProvider( 'parents' )]
	public function test_parents_follow_the_titles_of_their_parts( string $parent, string $part ): void {
		add_filter( "block_bindings_supported_attributes_$part", static fn (): array => array( 'title' ) );
		$part    = "<!-- wp:$part " . '{"title":"Rye",' . self::OVERRIDABLE . "} --><p>Dark</p><!-- /wp:$part -->";
		$pattern = "<!-- wp:$parent {\"isFaq\":true} -->$part<!-- /wp:$parent -->";
		self::assertStringContainsString( '>Rye<', $this->with_override( $pattern, array() ) );
		$html = $this->with_override( $pattern, array( 'Text' => array( 'title' => 'Spelt &amp; <em>oats</em>' ) ) );
		self::assertStringContainsString( '>Spelt &amp; ', $html );
		self::assertStringNotContainsStringIgnoringCase( 'rye', $html );
		$html = $this->with_override( $pattern, array( 'Text' => array( 'title' => array( 'no', 'text' ) ) ) );
		self::assertStringNotContainsString( 'Array', $html );
	}

	/**
	 * Renders a synced pattern in a post.
	 *
	 * @param string $pattern The pattern's content.
	 * @param array<string, array<string, mixed>> $content Replaced attributes by name of the block.
	 */
	private function with_override( string $pattern, array $content ): string {
		$ref        = $this->make_post(
			array(
				'post_type'    => 'wp_block',
				'post_content' => $pattern,
			)
		);
		$attributes = wp_json_encode( compact( 'ref' ) + array_filter( compact( 'content' ) ) );
		return Core_Html::normalize( do_blocks( "<!-- wp:block $attributes /-->" ) );
	}
}
