<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use Frontage\Tests\TestCase;
use function Frontage\Base\Html\el;


/**
 * Tests HTML shared by widgets of a kind.
 *
 * A template with values gives the same HTML as elements with them.
 */
final class HtmlTemplateTest extends TestCase {
	private int $printed = 0;

	protected function setUp(): void {
		parent::setUp();
	}

	public function test_puts_values_into_text_and_attributes(): void {
		self::assertSame( '<p id="p-1" data-count="7">Seven</p>', $this->frame( 'p-1', 7, 'Seven' ) );
		self::assertSame( '<p id="p-2" data-count="0"></p>', $this->frame( 'p-2', 0, '' ) );
		self::assertSame( 1, $this->printed );
	}

	public function test_escapes_values(): void {
		$html = $this->frame( '" onload="', 1, '<script>"[gallery]" & \'' );
		self::assertSame( '<p id="&#34; onload=&#34;" data-count="1">' . Html::escape( '<script>"[gallery]" & \'' ) . '</p>', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '[', $html );
	}

	public function test_does_not_escape_html(): void {
		self::assertStringContainsString( '><b>Seven</b></p>', $this->frame( 'p', 1, Html::raw( '<b>Seven</b>' ) ) );
	}

	public function test_values_of_one_widget_do_not_leak_into_the_next(): void {
		$this->frame( 'first', 1, 'Show first' );
		self::assertStringNotContainsString( 'irst', $this->frame( 'second', 2, 'Second' ) );
	}

	private function frame( Html|string|int ...$values ): string {
		$print = function ( string $place ): Html {
			++$this->printed;
			return el(
				'p',
				array(
					'id'         => $place,
					'data-count' => $place,
				),
				$place
			);
		};
		return (string) Html_Template::html( 'test.frame', $print, ...$values );
	}
}
