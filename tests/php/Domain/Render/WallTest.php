<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wall;
use Frontage\Tests\TestCase;
use WP_Block_Supports;


/** Tests the wrapper around several pictures. */
final class WallTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		WP_Block_Supports::$block_to_render = array(
			'blockName' => 'frontage/tabs',
			'attrs'     => array(),
		);
	}

	protected function tearDown(): void {
		WP_Block_Supports::$block_to_render = null;
		parent::tearDown();
	}

	public function test_is_a_figure_only_with_a_caption(): void {
		foreach ( array( '', ' ', null, array(), '<script></script>' ) as $none ) {
			$this->assertStringStartsWith( '<div ', $this->wall( $none ) );
			$this->assertStringNotContainsString( 'figcaption', $this->wall( $none ) );
		}
		$html = $this->wall( 'All <em onclick="x">three</em> [gallery]<script>x</script>' );
		$this->assertStringStartsWith( '<figure ', $html );
		$this->assertMatchesRegularExpression( '/^<figure class="[^"]*odd/', $html );
		$this->assertStringEndsWith(
			'<p>1</p><figcaption class="frontage-wall__caption wp-element-caption">'
				. 'All <em>three</em> &#91;gallery&#93;x</figcaption></figure>',
			$html
		);
	}

	/**
	 * Renders a wall.
	 *
	 * @param mixed $caption As saved.
	 */
	private function wall( mixed $caption ): string {
		return (string) Wall::html( $caption, array( 'class' => 'odd' ), Html::raw( '<p>1</p>' ) );
	}
}
