<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Animated_Text;

use Frontage\Tests\TestCase;


/**
 * Tests which words of a sentence are animated.
 *
 * A single word does not move; words beyond the stylesheet's maximum are left out.
 */
final class SentenceTest extends TestCase {
	/**
	 * Returns the rendered text of a block.
	 *
	 * @param list<string> $words Words to rotate.
	 */
	private static function text( array $words ): string {
		return do_blocks( '<!-- wp:frontage/animated-text ' . wp_json_encode( compact( 'words' ) ) . ' /-->' );
	}

	public function test_one_word_does_not_move_and_has_no_button(): void {
		self::assertStringNotContainsString( 'frontage-motion', self::text( array( 'bread', ' ' ) ) );
		self::assertStringContainsString( 'frontage-motion', self::text( array( 'bread', 'rolls' ) ) );
	}

	public function test_rotates_at_most_twelve_words(): void {
		$html = self::text( array_map( static fn ( int $number ): string => "word$number", range( 1, 13 ) ) );
		self::assertStringContainsString( 'counts-12', $html );
		self::assertStringNotContainsString( 'word13', $html );
	}
}
