<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Supports;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Supports;

/**
 * Tests what block supports add to a block's outermost element.
 *
 * Blocks without settings share one result; all others, and all blocks once a third party adds a support, are computed.
 */
final class SupportsTest extends TestCase {
	/** Sorts before all real supports, so that none depends on it. */
	private const FOREIGN = 'a-foreign-support';

	protected function setUp(): void {
		parent::setUp();
		Supports::reset();
	}

	protected function tearDown(): void {
		WP_Block_Supports::get_instance()->register( self::FOREIGN, array() );
		WP_Block_Supports::$block_to_render = null;
		Supports::reset();
		parent::tearDown();
	}

	/**
	 * Provides an author's settings.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function choices(): array {
		return array(
			'none'      => array( array() ),
			'others'    => array( array( 'openMode' => 'single' ) ),
			'alignment' => array( array( 'align' => 'wide' ) ),
			'a class'   => array( array( 'className' => 'is-style-boxed' ) ),
			'a colour'  => array( array( 'textColor' => 'accent' ) ),
			'a style'   => array( array( 'style' => array( 'spacing' => array( 'padding' => '1px' ) ) ) ),
			'a size'    => array( array( 'fontSize' => 'large' ) ),
			'an anchor' => array( array( 'anchor' => 'here' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $attributes The author's settings.
	 */
	#[DataProvider( 'choices' )]
	public function test_matches_wordpress_every_time( array $attributes ): void {
		$this->assertNotSame( '', self::html( array() ), 'an answer is kept' );
		self::begin( $attributes );
		$expected = get_block_wrapper_attributes( array( 'class' => 'own' ) );
		$html     = array( self::html( $attributes ), self::html( $attributes ) );
		$this->assertSame( array( $expected, $expected ), str_replace( array( 'style="--a:b;" ', '--a:b; ' ), '', $html ) );
		$this->assertStringStartsWith( 'style="--a:b;', $html[0] );
	}

	public function test_keeps_declarations_that_wordpress_would_drop(): void {
		$style = '--a:rgb(0 0 0 / 50%);position-anchor:--b;';
		self::begin( array() );
		$this->assertStringStartsWith( "style=\"$style\" class=\"own ", Supports::html( 'own', $style ) );
		self::begin( array( 'style' => array( 'spacing' => array( 'padding' => '1px' ) ) ) );
		$this->assertStringStartsWith( "style=\"$style padding:1px", Supports::html( 'own', $style ) );
	}

	public function test_is_computed_once_for_blocks_without_attributes(): void {
		$asked = 0;
		add_filter(
			'block_default_classname',
			static function ( $name ) use ( &$asked ) {
				++$asked;
				return $name;
			}
		);
		self::html( array( 'openMode' => 'single' ) );
		self::html( array( 'openMode' => 'multiple' ) );
		$this->assertSame( 1, $asked );
		self::html( array( 'align' => 'wide' ) );
		$this->assertSame( 2, $asked );
	}

	public function test_is_computed_for_each_block_if_a_plugin_adds_a_support(): void {
		$number = 0;
		WP_Block_Supports::get_instance()->register(
			self::FOREIGN,
			array(
				'apply' => static function () use ( &$number ): array {
					return array( 'class' => 'number-' . ++$number );
				},
			)
		);
		$this->assertStringContainsString( 'number-1', self::html( array() ) );
		$this->assertStringContainsString( 'number-2', self::html( array() ) );
	}

	/**
	 * Returns the HTML attributes of an accordion.
	 *
	 * @param array<string, mixed> $attributes The author's settings.
	 */
	private static function html( array $attributes ): string {
		self::begin( $attributes );
		return Supports::html( 'own', '--a:b;' );
	}

	/**
	 * Makes an accordion the currently rendered block.
	 *
	 * @param array<string, mixed> $attributes The author's settings.
	 */
	private static function begin( array $attributes ): void {
		WP_Block_Supports::$block_to_render = array(
			'blockName' => 'frontage/accordion',
			'attrs'     => $attributes,
		);
	}
}
