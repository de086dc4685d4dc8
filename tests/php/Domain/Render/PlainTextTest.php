<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Render;

use Frontage\Base\Html\Html;
use Frontage\Tests\TestCase;
use function Frontage\Base\Html\attribute;


/**
 * Tests text that needs no escaping.
 *
 * The fast paths give the same result as full escaping, for every character and its neighbors.
 */
final class PlainTextTest extends TestCase {
	/** What full escaping of text looks for, what full escaping of attributes looks for, and neighboring characters. */
	private const PARTS = array(
		'a',
		'x',
		'X',
		'1',
		'8',
		'O',
		'W',
		'W' . 'ordpress',
		'ordpress',
		' ',
		'-',
		'--',
		'.',
		'..',
		'"',
		"'",
		'`',
		':',
		')',
		'(',
		'[',
		']',
		'<',
		'>',
		'&',
		'&amp;',
		'/',
		'\\',
		'^',
		'_',
		'~',
		'|',
		'}',
		"\t",
		"\n",
		"\x00",
		"\x7F",
		"\xC3",
		'ü',
		'日',
	);

	protected function setUp(): void {
		parent::setUp();
	}

	public function test_every_byte_is_escaped_correctly(): void {
		for ( $byte = 0; $byte < 256; $byte++ ) {
			$this->assert_same_as_long_way( chr( $byte ) );
			$this->assert_same_as_long_way( 'a' . chr( $byte ) . 'b' );
		}
	}

	public function test_all_pairs_of_bytes_are_escaped_correctly(): void {
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
		// A special character that stays unchanged forces any text onto the full path.
		$this->assertSame( (string) Html::text( "Wz$text" ), 'Wz' . Html::text( $text ), 'text ' . bin2hex( $text ) );
		$this->assertSame( attribute( "Wz$text" ), 'Wz' . attribute( $text ), 'attribute ' . bin2hex( $text ) );
	}
}
