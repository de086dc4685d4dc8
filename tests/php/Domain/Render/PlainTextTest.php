<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Tests\TestCase;
use function Frontage\Base\Html\attribute;


/**
 * Text that needs no escaping.
 *
 * The short ways past the escaping give what the long ways give, for every character and its neighbours.
 */
final class PlainTextTest extends TestCase {
	/** What the long way of a text looks for, what the long way of an attribute looks for, and what is beside it. */
	private const PARTS = array( 'a', 'x', 'X', '1', '8', 'O', 'W', 'W' . 'ordpress', 'ordpress', ' ', '-', '--', '.', '..', '"', "'", '`', ':', ')', '(', '[', ']', '<', '>', '&', '&amp;', '/', '\\', '^', '_', '~', '|', '}', "\t", "\n", "\x00", "\x7F", "\xC3", 'ü', '日' );

	protected function setUp(): void {
		parent::setUp();
	}

	public function test_every_byte_is_written_as_before(): void {
		for ( $byte = 0; $byte < 256; $byte++ ) {
			$this->assert_same_as_long_way( chr( $byte ) );
			$this->assert_same_as_long_way( 'a' . chr( $byte ) . 'b' );
		}
	}

	public function test_all_neighbours_are_written_as_before(): void {
		foreach ( self::PARTS as $first ) {
			foreach ( self::PARTS as $second ) {
				foreach ( self::PARTS as $third ) {
					$this->assert_same_as_long_way( $first . $second . $third );
				}
			}
		}
	}

	/**
	 * @param string $text Plain text.
	 */
	private function assert_same_as_long_way( string $text ): void {
		// A character that the short way knows as notable, and which stays as it is, makes any text take the long way.
		$this->assertSame( (string) Html::text( "Wz$text" ), 'Wz' . Html::text( $text ), 'text ' . bin2hex( $text ) );
		$this->assertSame( attribute( "Wz$text" ), 'Wz' . attribute( $text ), 'attribute ' . bin2hex( $text ) );
	}
}
