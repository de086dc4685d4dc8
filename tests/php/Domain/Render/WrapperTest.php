<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Domain\Render\Supports;
use Frontage\Domain\Render\Wrapper;
use Frontage\Tests\TestCase;
use WP_Block_Supports;

/** Tests a block's outermost element. */
final class WrapperTest extends TestCase {
	/** WordPress's own support for anchors, which is missing before 7.0. */
	private const ANCHOR = 'anchor';

	protected function setUp(): void {
		parent::setUp();
		Supports::reset();
		if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
			$anchor = array( 'apply' => static fn (): array => array( 'id' => 'here' ) );
			WP_Block_Supports::get_instance()->register( self::ANCHOR, $anchor );
		}
		WP_Block_Supports::$block_to_render = array(
			'blockName' => 'frontage/tabs',
			'attrs'     => array( 'anchor' => 'here' ),
		);
	}

	protected function tearDown(): void {
		if ( ! function_exists( 'wp_apply_anchor_support' ) ) {
			WP_Block_Supports::get_instance()->register( self::ANCHOR, array() );
		}
		WP_Block_Supports::$block_to_render = null;
		Supports::reset();
		parent::tearDown();
	}

	public function test_the_second_widget_with_an_anchor_keeps_its_own_id(): void {
		$html = (string) Wrapper::html(
			array(
				'id'    => 'here-2',
				'class' => 'frontage-tabs',
			)
		);
		$this->assertStringContainsString( ' id="here-2"', $html );
		$this->assertSame( 1, substr_count( $html, 'id="' ) );
	}

	public function test_a_widget_without_an_id_has_the_anchor(): void {
		$this->assertStringContainsString( 'id="here"', (string) Wrapper::html( array( 'class' => 'frontage-tabs' ) ) );
	}

	public function test_an_anchor_that_another_element_has_is_left_out(): void {
		$html = (string) Wrapper::html(
			array(
				'id'    => null,
				'class' => 'frontage-modal__content',
			)
		);
		$this->assertStringNotContainsString( ' id=', $html );
	}
}
